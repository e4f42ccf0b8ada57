// Pages in the markup of plug-ins, builders and portals; rules were made with these.
import { casePages } from '../tuned/case-page.ts'

export const markupTuned = casePages([
  {
    name: 'a card with prices in its notes',
    says: `= Lemony Orzo Soup
- 2 Tbsp olive oil ($0.32)
- 1 yellow onion, diced ($0.38)
- 1½ cups orzo (dry, about 8 oz.) ($0.89)
- 6 cups vegetable broth* ($0.78)
- 1 lemon ($0.59)
* Add the oil and onion to a large pot and sauté over medium heat until soft, about 5 minutes.
* Add the orzo & broth. Bring to a boil, then simmer for 10 minutes.
* Juice the lemon into the pot, season, and serve.`,
    source: String.raw`<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>Lemony Orzo Soup - One Pot! - Penny Kitchen</title><meta property="og:title" content="Lemony Orzo Soup"><script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"Article","@id":"https://x.test/#article","headline":"Lemony Orzo Soup"},{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home"}]},{"@type":"Recipe","name":"Lemony Orzo Soup","author":{"@type":"Person","name":"Jo"},"recipeYield":["6","6 servings"],"recipeIngredient":["2 Tbsp olive oil ($0.32)","1  yellow onion, diced ($0.38)","1\u00bd cups orzo ((dry, about 8 oz.) ($0.89))","6 cups vegetable broth* ($0.78)","1  lemon ($0.59)"],"recipeInstructions":[{"@type":"HowToStep","text":"Add the oil and onion to a large pot and saut\u00e9 over medium heat until soft, about 5 minutes.","name":"Add the oil and onion to a large pot and saut\u00e9 over medium heat until soft, about 5 minutes.","url":"https://x.test/#wprm-recipe-1-step-0-0"},{"@type":"HowToStep","text":"Add the orzo &amp; broth. Bring to a boil, then simmer for 10 minutes.","name":"Add the orzo &amp; broth. Bring to a boil, then simmer for 10 minutes."},{"@type":"HowToStep","text":"Juice the lemon into the pot, season, and serve.","name":"Juice the lemon into the pot, season, and serve."}]}]}</script></head><body><header><a href="/">Penny Kitchen</a></header><article><h1 class="entry-title">Lemony Orzo Soup</h1><p>$2.96 recipe / $0.49 serving</p><a class="wprm-recipe-jump" href="#r">Jump to Recipe</a><div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Lemony Orzo Soup</h2><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">2</span> <span class="wprm-recipe-ingredient-unit">Tbsp</span> <span class="wprm-recipe-ingredient-name">olive oil</span> <span class="wprm-recipe-ingredient-notes">($0.32)</span></li><li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-name">yellow onion, diced</span></li></ul></div></article></body></html>`,
  },
  {
    name: 'a recipe that is an article, too',
    says: `= Grandma's "Never Fail" Pie Crust
- 3 cups all-purpose flour
- 1 ½ teaspoons salt
- 1 cup shortening, chilled
- 5 tablespoons ice water, or as needed
* Whisk flour and salt together in a bowl. Cut in shortening until mixture resembles coarse crumbs.
* Sprinkle in water, 1 tablespoon at a time, tossing with a fork until dough holds together.
* Divide dough in half; wrap and refrigerate for 1 hour (or up to 2 days).`,
    source: String.raw`<!doctype html><html lang="en"><head><title>Grandma&#39;s &quot;Never Fail&quot; Pie Crust Recipe</title><script id="allschema_1-0" class="comp allschema mntl-schema-unified" type="application/ld+json">[
{
"@context": "http://schema.org",
"@type": ["Recipe","NewsArticle"]
,"headline": "Grandma&#39;s &#34;Never Fail&#34; Pie Crust"
,"name": "Grandma&#39;s &#34;Never Fail&#34; Pie Crust"
,"mainEntityOfPage": {"@type": ["WebPage"],"@id": "https://x.test/","breadcrumb": {"@type": "BreadcrumbList","itemListElement": [{"@type": "ListItem","position": 1,"item": {"@id": "https://x.test/a","name": "Desserts"}}]}}
,"recipeIngredient": ["3 cups all-purpose flour","1 ½ teaspoons salt","1 cup shortening, chilled","5 tablespoons ice water, or as needed"]
,"recipeInstructions": [{"@type": "HowToStep","image": [{"@type": "ImageObject","url": "https://x.test/1.jpg"}],"text": "Whisk flour and salt together in a bowl. Cut in shortening until mixture resembles coarse crumbs."},{"@type": "HowToStep","text": "Sprinkle in water, 1 tablespoon at a time, tossing with a fork until dough holds together."},{"@type": "HowToStep","text": "Divide dough in half; wrap and refrigerate for 1 hour (or up to 2 days)."}]
,"review": [{"@type": "Review","reviewBody": "Loved it","author": {"@type": "Person","name": "Al"}}]
}
]</script></head><body><h1 id="article-heading_1-0">Grandma's "Never Fail" Pie Crust</h1><div class="mntl-recipe-intro__content">4.7 (812) Rate</div></body></html>`,
  },
  {
    name: 'markup in the rows of data',
    says: `= Sheet Pan Fajitas
- 1 lb. chicken breast, cut in strips
- 2 bell peppers (any color)
- 1/4 cup olive oil
- 1 tablespoon chili powder
* Prep: Preheat the oven to 425 degrees.
* Toss everything with the oil and chili powder on a sheet pan.
* Bake for 20 minutes. Squeeze with lime and go to town.`,
    source: String.raw`<html lang="en-US"><head><title>Sheet Pan Fajitas - A Pinch of Dill</title><script type="application/ld+json">{"@context":"https:\/\/schema.org\/","@type":"Recipe","name":"Sheet Pan Fajitas","recipeIngredient":["1 lb. <strong>chicken breast<\/strong>, cut in strips","2 <a href=\"https:\/\/x.test\/p\" rel=\"nofollow\">bell peppers<\/a> (any color)","<span data-amount=\"0.25\" data-unit=\"cup\">1\/4 cup<\/span> olive oil","<span data-amount=\"1\" data-unit=\"tablespoon\">1 tablespoon<\/span> chili powder"],"recipeInstructions":[{"@type":"HowToStep","name":"Prep","text":"<strong>Prep:<\/strong> Preheat the oven to 425 degrees.","url":"https:\/\/x.test\/#instruction-step-1"},{"@type":"HowToStep","text":"Toss everything with the oil and chili powder on a sheet pan.","url":"https:\/\/x.test\/#instruction-step-2"},{"@type":"HowToStep","text":"Bake for 20 minutes. Squeeze with lime and&nbsp;go to town.","url":"https:\/\/x.test\/#instruction-step-3"}]}</script></head><body><h1 class="entry-title">5-Ingredient Sheet Pan Fajitas</h1><div class="tasty-recipes" id="tasty-recipes-1"><h2 class="tasty-recipes-title">Sheet Pan Fajitas</h2><div class="tasty-recipe-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-units-scale-container"><span>Scale</span><button>1x</button><button>2x</button></div><ul><li>1 lb. <strong>chicken breast</strong>, cut in strips</li></ul></div></div></body></html>`,
  },
  {
    name: 'a portal that gives its steps as one text',
    says: `= Omas Kartoffelsuppe mit Würstchen
- 1 kg Kartoffel(n), mehlig
- 1 Bund Suppengrün
- 4 Wiener Würstchen
- 1 ½ Liter Gemüsebrühe
- etwas Majoran
* Kartoffeln und Suppengrün schälen und klein schneiden.
* In der Brühe etwa 25 Min. kochen. Mit dem Stabmixer grob pürieren, ca. 1/3 der Suppe nicht.
* Mit Majoran abschmecken. Würstchen darin erwärmen.`,
    source: String.raw`<!DOCTYPE html><html lang="de"><head><title>Omas Kartoffelsuppe mit Würstchen von Tina22 | Kochfreunde</title><script type="application/ld+json">
{"@context":"http://schema.org","@type":"WebSite","name":"Kochfreunde"}
</script><script type="application/ld+json">
{
"@context": "http://schema.org",
"@type": "Recipe",
"image": "https://x.test/a.jpg",
"recipeCategory": "Eintopf",
"recipeIngredient": ["1  kg Kartoffel(n), mehlig","1  Bund Suppengrün","4   Wiener Würstchen","1 ½  Liter Gemüsebrühe","etwas  Majoran"],
"name": "Omas Kartoffelsuppe mit Würstchen",
"description": "Omas Kartoffelsuppe mit Würstchen. Über 90 Bewertungen.",
"recipeInstructions": "Kartoffeln und Suppengrün schälen und klein schneiden.\r\n\r\nIn der Brühe etwa 25 Min. kochen. Mit dem Stabmixer grob pürieren, ca. 1\/3 der Suppe nicht.\r\n\r\nMit Majoran abschmecken. Würstchen darin erwärmen.",
"keywords": ["Suppe","Winter"]
}
</script></head><body><h1>Omas Kartoffelsuppe mit Würstchen</h1><table class="ingredients"><tr><td class="td-left"><span>1 kg</span></td><td class="td-right"><span>Kartoffel(n), mehlig</span></td></tr><tr><td class="td-left"><span>1 Bund</span></td><td class="td-right"><span>Suppengrün</span></td></tr></table><article><h2>Zubereitung</h2><div class="ds-box">Kartoffeln und Suppengrün schälen und klein schneiden.<br /><br />In der Brühe etwa 25 Min. kochen.</div></article></body></html>`,
  },
  {
    name: 'a portal whose data has no steps',
    says: `= Crostata di marmellata
- Farina 00 300 g
- Burro freddo 150 g
- Zucchero a velo 100 g
- Uova (medie) 2
- Marmellata di albicocche 350 g
* Per preparare la crostata lavorate la farina con il burro freddo fino ad ottenere un composto sabbioso.
* Unite lo zucchero e le uova, impastate brevemente e fate riposare in frigorifero per 30 minuti.
* Stendete la frolla, farcite con la marmellata e cuocete a 180° per 40 minuti.`,
    source: String.raw`<!DOCTYPE html><html lang="it"><head><title>Crostata di marmellata - La ricetta di GialloCasa</title><script type="application/ld+json">{"@context":"http://schema.org","@type":"Recipe","name":"Crostata di marmellata","recipeYield":"8","recipeIngredient":["Farina 00 300 g","Burro freddo 150 g","Zucchero a velo 100 g","Uova (medie) 2","Marmellata di albicocche 350 g"],"recipeInstructions":[]}</script></head><body><div class="gz-title-content"><h1 class="gz-title-recipe">Crostata di marmellata</h1></div><div class="gz-toc"><ul><li><a href="#i">Ingredienti</a></li><li><a href="#p">Preparazione</a></li></ul></div><div class="gz-ingredients"><h2>Ingredienti</h2><dl class="gz-list-ingredients"><dd class="gz-ingredient"><a href="/f">Farina 00</a> <span>300 g</span></dd><dd class="gz-ingredient"><a href="/b">Burro</a> <span>freddo 150 g</span></dd></dl></div><div class="gz-content-recipe"><h2 class="gz-title-section">Preparazione</h2><span class="gz-subtitle">Come preparare la Crostata di marmellata</span><div class="gz-content-recipe-step"><div class="gz-content-recipe-step-img"><img src="1.jpg"></div><p>Per preparare la crostata lavorate la farina con il burro freddo fino ad ottenere un composto sabbioso.</p></div><div class="gz-content-recipe-step"><p>Unite lo zucchero e le uova, impastate brevemente e fate riposare in frigorifero per 30 minuti.</p></div><div class="gz-content-recipe-step"><p>Stendete la frolla, farcite con la marmellata e cuocete a 180° per 40 minuti.</p></div></div><div class="gz-content-recipe"><h2 class="gz-title-section">Conservazione</h2><p>La crostata si conserva 3 giorni sotto una campana di vetro.</p></div><div class="gz-content-recipe"><h2>Consiglio</h2><p>Potete usare altre confetture.</p></div></body></html>`,
  },
  {
    name: 'a page of a wiki',
    says: `= Anzac Biscuits
- 1 cup rolled oats
- 1 cup plain flour
- ¾ cup desiccated coconut
- 125 g butter
- 2 tablespoons golden syrup
* Preheat oven to 160°C.
* Combine oats, flour, and coconut in a bowl.
* Melt butter and golden syrup together, and stir into the dry ingredients.
* Place spoonfuls on a tray and bake for 20 minutes.`,
    source: String.raw`<!DOCTYPE html><html lang="en" class="client-nojs"><head><title>Cookbook:Anzac Biscuits - Wikicooks, open books for an open world</title></head><body class="mediawiki ltr"><div id="content" class="mw-body"><h1 id="firstHeading" class="firstHeading"><span class="mw-page-title-namespace">Cookbook</span><span class="mw-page-title-separator">:</span><span class="mw-page-title-main">Anzac Biscuits</span></h1><div id="siteSub">From Wikicooks, open books for an open world</div><div id="mw-content-text"><div class="mw-parser-output"><table class="infobox"><tr><th colspan="2">Anzac Biscuits</th></tr><tr><th>Category</th><td><a href="/c">Cookie recipes</a></td></tr><tr><th>Yield</th><td>24 biscuits</td></tr><tr><th>Time</th><td>40 minutes</td></tr></table><p><a href="/">Cookbook</a> | <a href="/r">Recipes</a> | <a href="/i">Ingredients</a> | <a href="/e">Equipment</a></p><p>An <b>Anzac biscuit</b> is a sweet biscuit popular in Australia and New Zealand.</p><h2><span class="mw-headline" id="Ingredients">Ingredients</span><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/e1">edit</a> | <a href="/e2">edit source</a><span class="mw-editsection-bracket">]</span></span></h2><ul><li>1 <a href="/cup">cup</a> <a href="/oats">rolled oats</a></li><li>1 cup plain <a href="/flour">flour</a></li><li>¾ cup desiccated coconut</li><li>125 g <a href="/butter">butter</a></li><li>2 tablespoons golden syrup</li></ul><h2><span class="mw-headline" id="Procedure">Procedure</span><span class="mw-editsection">[<a href="/e3">edit</a> | <a href="/e4">edit source</a>]</span></h2><ol><li>Preheat <a href="/oven">oven</a> to 160°C.</li><li>Combine oats, flour, and coconut in a bowl.</li><li>Melt butter and golden syrup together, and stir into the dry ingredients.</li><li>Place spoonfuls on a tray and bake for 20 minutes.</li></ol><h2><span class="mw-headline" id="Notes">Notes, tips, and variations</span></h2><ul><li>Add 2 tablespoons of water if the mix is dry.</li></ul></div><div class="printfooter">Retrieved from "https://x.test/"</div><div id="catlinks">Categories: Cookie recipes | Recipes using butter</div></div></div></body></html>`,
  },
  {
    name: 'a page of a site builder, its ingredients in one paragraph',
    says: `= Roasted Carrot Salad with Whipped Feta
- 1 lb rainbow carrots, scrubbed
- 2 Tbsp olive oil
- 6 oz feta
- ½ cup Greek yogurt
- Handful of pistachios
* Heat the oven to 220C/425F. Toss the carrots with oil and salt and roast until caramelised, 30 mins.
* Blend feta and yogurt until very smooth.
* Swoosh the feta onto a platter, pile on the carrots and finish with pistachios.`,
    source: String.raw`<!doctype html><html lang="en-US"><head><title>Roasted Carrot Salad with Whipped Feta &mdash; Fig + Thyme</title><meta property="og:site_name" content="Fig + Thyme"/><meta property="og:title" content="Roasted Carrot Salad with Whipped Feta &mdash; Fig + Thyme"/><script type="application/ld+json">{"url":"https://x.test","name":"Fig + Thyme","@context":"http://schema.org","@type":"WebSite"}</script><script type="application/ld+json">{"name":"Roasted Carrot Salad with Whipped Feta \u2014 Fig + Thyme","headline":"Roasted Carrot Salad with Whipped Feta","@context":"http://schema.org","@type":"Article","author":"Rae"}</script></head><body class="tweak-blog"><header><div class="header-title"><h1 class="header-title-logo"><a href="/">Fig + Thyme</a></h1></div><nav><a href="/about">About</a><a href="/r">Recipes</a></nav></header><article class="entry h-entry"><h1 class="entry-title p-name" data-content-field="title">Roasted Carrot Salad with Whipped Feta</h1><div class="sqs-layout"><div class="sqs-block image-block"><figure><img src="c.jpg"></figure></div><div class="sqs-block html-block"><div class="sqs-block-content"><p style="white-space:pre-wrap;">I could eat this every single night of the week. Sweet, salty, crunchy.</p><p><em>Serves 4 as a side</em></p><h3>What You’ll Need</h3><p>1 lb rainbow carrots, scrubbed<br>2 Tbsp olive oil<br>6 oz feta<br>½ cup Greek yogurt<br>Handful of pistachios</p><h3>What You’ll Do</h3><p>Heat the oven to 220C/425F. Toss the carrots with oil and salt and roast until caramelised, 30 mins.</p><p>Blend feta and yogurt until very smooth.</p><p>Swoosh the feta onto a platter, pile on the carrots and finish with pistachios.</p></div></div></div><div class="blog-meta"><a href="/t">Salads</a> <a href="/rae">Rae Hill</a> <time>May 3, 2021</time> <a href="#">Comment</a></div></article><section id="itemPagination"><a href="/n"><h2>Brown Butter Blondies</h2></a></section></body></html>`,
  },
  {
    name: 'an old blog whose recipe has no headings',
    says: `= Mamaw's Banana Pudding
- 1 box vanilla wafers
- 4 ripe bananas
- 2 boxes instant vanilla pudding (small)
- 3 c. cold milk
- 1 tub Cool Whip
* Mix pudding and milk and let set 5 minutes.
* Layer wafers, sliced bananas and pudding in a big bowl.
* Top with Cool Whip and chill overnight.`,
    source: String.raw`<html xmlns='http://www.w3.org/1999/xhtml'><head><title>Down Home Eats: Mamaw's Banana Pudding</title></head><body class='loading'><div class='header section' id='header'><h1 class='title'><a href='/'>Down Home Eats</a></h1><div class='descriptionwrapper'><p class='description'>Country cookin' from our kitchen to yours</p></div></div><h2 class='date-header'><span>Sunday, June 12, 2016</span></h2><div class='post hentry' itemprop='blogPost' itemscope='itemscope' itemtype='http://schema.org/BlogPosting'><h3 class='post-title entry-title' itemprop='name'>Mamaw's Banana Pudding</h3><div class='post-body entry-content' itemprop='description articleBody'><div class="separator" style="clear: both; text-align: center;"><a href="i.jpg"><img src="i.jpg" /></a></div><br />We had a family reunion this weekend and Mamaw's pudding was gone in ten minutes flat.<br /><br /><b>Mamaw's Banana Pudding</b><br /><br />1 box vanilla wafers<br />4 ripe bananas<br />2 boxes instant vanilla pudding (small)<br />3 c. cold milk<br />1 tub Cool Whip<br /><br />Mix pudding and milk and let set 5 minutes. <br />Layer wafers, sliced bananas and pudding in a big bowl. <br />Top with Cool Whip and chill overnight. <br /><br /><i>Linked up at Meal Plan Monday</i><div style='clear: both;'></div></div><div class='post-footer'><div class='post-footer-line'><span class='post-author vcard'>Posted by <span class='fn'>Brandi</span></span> <span class='post-timestamp'>at <a><abbr class='published'>6:30 AM</abbr></a></span> <span class='post-comment-link'><a>9 comments:</a></span></div><div><span class='post-labels'>Labels: <a>bananas</a>, <a>dessert</a></span></div></div></div><div id='sidebar'><h2>Popular Posts</h2><ul><li><a>Taco Bake</a></li></ul><h2>About Me</h2></div></body></html>`,
  },
  {
    name: 'data that was encoded twice',
    says: `= Clafoutis aux cerises à l’ancienne
- 500 g de cerises
- 4 œufs
- 100 g de sucre « glace »
- 25 cl de lait entier
* Préchauffez le four à 180 °C (th. 6).
* Fouettez les œufs et le sucre, puis ajoutez le lait.
* Versez sur les cerises et enfournez 35 min.`,
    source: String.raw`<html lang="fr"><head><title>Clafoutis aux cerises à l’ancienne : la recette facile</title><script type="application/ld+json">{"@context":"http://schema.org","@type":"Recipe","name":"Clafoutis aux cerises &amp;agrave; l&amp;rsquo;ancienne","recipeIngredient":["500 g de cerises","4 &amp;oelig;ufs","100 g de sucre &laquo;&nbsp;glace&nbsp;&raquo;","25 cl de lait entier"],"recipeInstructions":[{"@type":"HowToStep","text":"Pr&amp;eacute;chauffez le four &amp;agrave; 180 &deg;C (th. 6)."},{"@type":"HowToStep","text":"<p>Fouettez les &amp;oelig;ufs et le sucre, puis ajoutez le lait.<\/p>\n"},{"@type":"HowToStep","text":"Versez sur les cerises et enfournez 35&nbsp;min."}]}</script></head><body><h1>Clafoutis aux cerises à l’ancienne</h1></body></html>`,
  },
  {
    name: 'a Japanese community, groups marked by stars',
    says: `= 簡単☆ふわとろ親子丼
- 鶏もも肉 200g
- 玉ねぎ 1/2個
- 卵 3個
- ご飯 2人分
- ★しょうゆ 大さじ2
- ★みりん 大さじ2
* 鶏肉は一口大、玉ねぎは薄切りにする。
* フライパンに★を入れて煮立て、1を加えて5分煮る。
* 溶き卵を回し入れ、半熟になったら火を止めてご飯にのせる。`,
    source: String.raw`<!DOCTYPE html><html lang="ja"><head><title>簡単☆ふわとろ親子丼 by はなまま 【みんなの台所】 簡単おいしいみんなのレシピが300万品</title></head><body><div id="header"><form><input placeholder="料理名・食材名"></form></div><div id="recipe-main"><div id="recipe-title"><h1 class="recipe-title fn clearfix">
簡単☆ふわとろ親子丼
</h1></div><div id="description"><div class="description_text summary">10分でできる、家族みんな大好きな味です。</div><div id="recipe_author_name"><a>はなまま</a></div></div><div id="ingredients"><h3><div class="content">材料<span class="servings_for yield">（2人分）</span></div></h3><div id="ingredients_list"><div class="ingredient_row"><div class="ingredient_name"><span class="name">鶏もも肉</span></div><div class="ingredient_quantity amount">200g</div></div><div class="ingredient_row"><div class="ingredient_name"><span class="name">玉ねぎ</span></div><div class="ingredient_quantity amount">1/2個</div></div><div class="ingredient_row"><div class="ingredient_name"><span class="name">卵</span></div><div class="ingredient_quantity amount">3個</div></div><div class="ingredient_row"><div class="ingredient_name"><span class="name">ご飯</span></div><div class="ingredient_quantity amount">2人分</div></div><div class="ingredient_row"><div class="ingredient_name"><span class="name">★しょうゆ</span></div><div class="ingredient_quantity amount">大さじ2</div></div><div class="ingredient_row"><div class="ingredient_name"><span class="name">★みりん</span></div><div class="ingredient_quantity amount">大さじ2</div></div></div></div><div id="steps"><h3>作り方</h3><div class="step" data-position="1"><dl><dt><h3>1</h3></dt><dd class="instruction"><img src="1.jpg"><p class="step_text">
鶏肉は一口大、玉ねぎは薄切りにする。
</p></dd></dl></div><div class="step" data-position="2"><dl><dt><h3>2</h3></dt><dd class="instruction"><p class="step_text">フライパンに★を入れて煮立て、1を加えて5分煮る。</p></dd></dl></div><div class="step_last"><dl><dt><h3>3</h3></dt><dd class="instruction"><p class="step_text">溶き卵を回し入れ、半熟になったら火を止めてご飯にのせる。</p></dd></dl></div></div><div id="advice_wrapper"><h3>コツ・ポイント</h3><div id="advice">卵は2回に分けて入れると良いです。</div></div><div id="history_wrapper"><h3>このレシピの生い立ち</h3><div id="history">母の味を再現したくて。</div></div><div>レシピID : 123456 公開日 : 19/02/03</div></div></body></html>`,
  },
  {
    name: 'Russian microdata with dashes',
    says: `= Сырники из творога
- Творог (9%) — 500 г
- Яйцо куриное — 1 шт
- Мука пшеничная / Мука — 3 ст. л.
- Соль — по вкусу
* Творог разомните вилкой, добавьте яйцо и соль.
* Всыпьте муку, перемешайте и сформируйте сырники.
* Обжарьте на среднем огне с двух сторон до золотистой корочки.`,
    source: String.raw`<!DOCTYPE html><html lang="ru"><head><title>Сырники из творога – кулинарный рецепт</title></head><body><div class="article-breadcrumbs"><a href="/">Рецепты</a> > <a>Выпечка</a></div><article class="item-bl" itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Сырники из творога</h1><div class="i-info">Рецепт добавил: <span itemprop="author">Лена77</span></div><div class="article-text" itemprop="description"><p>Нежные и вкусные.</p></div><h2>Ингредиенты для «Сырники из творога»:</h2><div class="ingredients-bl"><ul><li itemprop="recipeIngredient"><a href="/t"><span>Творог</span></a> <span>(9%)</span> — <span>500 г</span></li><li itemprop="recipeIngredient"><a href="/y"><span>Яйцо куриное</span></a> — <span>1 шт</span></li><li itemprop="recipeIngredient"><a href="/m"><span>Мука пшеничная / Мука</span></a> — <span>3 ст. л.</span></li><li itemprop="recipeIngredient"><a href="/s"><span>Соль</span></a> — <span>по вкусу</span></li></ul><p>Время приготовления: <time itemprop="totalTime" datetime="PT30M">30 минут</time></p><p><strong>Количество порций:</strong> 4</p></div><h2>Рецепт «Сырники из творога»:</h2><ul itemprop="recipeInstructions"><li class="cooking-bl"><span class="cooking-box"><img src="1.jpg"></span><div><p>Творог разомните вилкой, добавьте яйцо и соль.</p></div></li><li class="cooking-bl"><div><p>Всыпьте муку, перемешайте и сформируйте сырники.</p></div></li><li class="cooking-bl"><div><p>Обжарьте на среднем огне с двух сторон до золотистой корочки.</p></div></li></ul><h2>Фото «Сырники из творога» от приготовивших</h2><p>Ваша оценка рецепта</p></article></body></html>`,
  },
  {
    name: 'steps as one list of markup',
    says: `= Bolo de fubá cremoso
- 4 ovos
- 2 xícaras de fubá
- 3 xícaras de leite
- 100 g de queijo ralado
* Bata todos os ingredientes no liquidificador.
* Despeje em uma forma untada e enfarinhada.
* Asse em forno médio por 45 minutos.`,
    source: String.raw`<!DOCTYPE html><html lang="pt-br"><head><title>Bolo de fubá cremoso - Tudo da Roça</title><script type="application/ld+json">{"@context":"http://schema.org","@type":"Recipe","name":"Bolo de fub\u00e1 cremoso","recipeIngredient":["4 ovos","2 x\u00edcaras de fub\u00e1","3 x\u00edcaras de leite","100 g de queijo ralado"],"recipeInstructions":"<ol><li><span>Bata todos os ingredientes no liquidificador.</span></li><li><span>Despeje em uma forma untada e enfarinhada.</span></li><li><span>Asse em forno m\u00e9dio por 45 minutos.</span></li></ol>"}</script></head><body><h1>Bolo de fubá cremoso</h1></body></html>`,
  },
  {
    name: 'ingredients as one text with breaks',
    says: `= Zucchini Fritters
- 2 zucchini, grated
- 1 egg
- 1/3 cup flour
- Salt, to taste
* Squeeze out the zucchini.
* Mix with egg, flour and salt.
* Fry spoonfuls until crisp.`,
    source: String.raw`<html><head><title>Zucchini Fritters</title><script type="application/ld+json">{"@context":"http://schema.org/","@type":"Recipe","name":"Zucchini Fritters","recipeIngredient":"2 zucchini, grated<br />1 egg<br />1/3 cup flour<br />Salt, to taste","recipeInstructions":"1. Squeeze out the zucchini. 2. Mix with egg, flour and salt. 3. Fry spoonfuls until crisp."}</script></head><body><h1>Zucchini Fritters</h1></body></html>`,
  },
  {
    name: 'several recipes of which one is the page’s',
    says: `= Harissa Chickpea Stew
- 2 cans chickpeas, drained
- 2 tbsp harissa paste
- 1 can chopped tomatoes
* Fry the harissa for 1 minute.
* Add the chickpeas and tomatoes and simmer for 15 minutes.`,
    source: String.raw`<html lang="en-GB"><head><title>Harissa Chickpea Stew - Green Fork</title><link rel="canonical" href="https://x.test/recipes/harissa-chickpea-stew"><script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList","name":"You might also like","itemListElement":[{"@type":"ListItem","position":1,"item":{"@type":"Recipe","name":"Lentil Dal","url":"https://x.test/recipes/lentil-dal","recipeIngredient":["200g red lentils","1 onion"],"recipeInstructions":[{"@type":"HowToStep","text":"Boil."}]}},{"@type":"ListItem","position":2,"item":{"@type":"Recipe","name":"Bean Chilli","url":"https://x.test/recipes/bean-chilli","recipeIngredient":["1 tin beans","1 chilli"],"recipeInstructions":[{"@type":"HowToStep","text":"Stew."}]}}]}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Harissa Chickpea Stew","url":"https://x.test/recipes/harissa-chickpea-stew","recipeIngredient":["2 cans chickpeas, drained","2 tbsp harissa paste","1 can chopped tomatoes"],"recipeInstructions":[{"@type":"HowToStep","text":"Fry the harissa for 1 minute."},{"@type":"HowToStep","text":"Add the chickpeas and tomatoes and simmer for 15 minutes."}]}</script></head><body><h1>Harissa Chickpea Stew</h1></body></html>`,
  },
  {
    name: 'empty lists in the data of a page that a program made',
    says: `= Creamy Tomato Gnocchi
- 500g potato gnocchi
- 150g mascarpone
- 1 tin cherry tomatoes
- 20g basil, leaves picked
* Boil the gnocchi for 2 mins, then drain.
* Warm the tomatoes and mascarpone in a frying pan.
* Stir in the gnocchi, scatter with basil and serve.`,
    source: String.raw`<!DOCTYPE html><html lang="en"><head><title>Creamy Tomato Gnocchi | Groceria</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Creamy Tomato Gnocchi","recipeIngredient":[],"recipeInstructions":[],"totalTime":"PT15M"}</script></head><body><div id="__next"><header class="sc-1a2b3c"><nav><ul><li><a>Groceries</a></li><li><a>Recipes</a></li></ul></nav></header><main><div class="sc-9xy"><h1 class="sc-8uv kQwert">Creamy Tomato Gnocchi</h1><div class="sc-7st"><div><span>Serves 4</span></div><div><span>15 mins</span></div><button>Save</button><button>Print</button></div></div><section class="sc-6qr"><h2 class="sc-5op">Ingredients</h2><div class="sc-4mn"><ul class="sc-3kl"><li class="sc-2ij"><div><span>500g potato gnocchi</span></div></li><li class="sc-2ij"><div><span>150g mascarpone</span></div></li><li class="sc-2ij"><div><span>1 tin cherry tomatoes</span></div></li><li class="sc-2ij"><div><span>20g basil, leaves picked</span></div></li></ul><button>Shop all ingredients</button></div></section><section class="sc-6qr"><h2 class="sc-5op">Method</h2><div class="sc-0ab"><div class="sc-step"><h3>Step 1</h3><p>Boil the gnocchi for 2 mins, then drain.</p></div><div class="sc-step"><h3>Step 2</h3><p>Warm the tomatoes and mascarpone in a frying pan.</p></div><div class="sc-step"><h3>Step 3</h3><p>Stir in the gnocchi, scatter with basil and serve.</p></div></div></section><section><h2>Nutrition per serving</h2><table><tr><td>Energy</td><td>430 kcal</td></tr><tr><td>Fat</td><td>14 g</td></tr></table></section><section><h2>You may also like</h2><ul><li><a>Gnocchi bake</a></li></ul></section></main></div></body></html>`,
  },
  {
    name: 'fields of a content system',
    says: `= Barley Risotto with Mushrooms
- 200 g pearl barley
- 250 g mushrooms, sliced
- 1 onion
- 1 litre stock
* Fry the onion and mushrooms in a little oil.
* Add the barley and stock and cook for 40 minutes, stirring often.
* Season and serve with a green salad.`,
    source: String.raw`<!DOCTYPE html><html lang="en" dir="ltr"><head><meta name="Generator" content="Drupal 8"><title>Barley Risotto with Mushrooms | Heart Health Council</title></head><body><div class="region region-header"><div class="site-branding"><a href="/">Heart Health Council</a></div></div><div class="region region-content"><h1 class="page-title"><span>Barley Risotto with Mushrooms</span></h1><article class="node node--type-recipe"><div class="node__content"><div class="field field--name-field-servings field--label-inline"><div class="field__label">Serves</div><div class="field__item">4</div></div><div class="field field--name-field-total-time field--label-inline"><div class="field__label">Total time</div><div class="field__item">55 minutes</div></div><div class="field field--name-field-ingredients field--label-above"><div class="field__label">Ingredients</div><div class="field__items"><div class="field__item">200 g pearl barley</div><div class="field__item">250 g mushrooms, sliced</div><div class="field__item">1 onion</div><div class="field__item">1 litre stock</div></div></div><div class="field field--name-field-directions field--type-text-long field--label-above"><div class="field__label">Directions</div><div class="field__item"><p>Fry the onion and mushrooms in a little oil.</p><p>Add the barley and stock and cook for 40 minutes, stirring often.</p><p>Season and serve with a green salad.</p></div></div><div class="field field--name-field-nutrition field--label-above"><div class="field__label">Nutrition information (per serving)</div><div class="field__item"><p>Calories 290</p><p>Sodium 210 mg</p></div></div></div></article></div></body></html>`,
  },
  {
    name: 'a Hebrew blog',
    says: `= עוגת גבינה אפויה
- 750 גרם גבינה לבנה 5%
- 4 ביצים
- 1 כוס סוכר
- 3 כפות קורנפלור
* מחממים תנור ל-170 מעלות.
* מערבבים את הגבינה, הביצים, הסוכר והקורנפלור עד לקבלת תערובת חלקה.
* יוצקים לתבנית ואופים כשעה. מצננים היטב לפני ההגשה.`,
    source: String.raw`<!DOCTYPE html><html dir="rtl" lang="he-IL"><head><title>עוגת גבינה אפויה - המטבח של נועה</title></head><body><header><a href="/">המטבח של נועה</a></header><main><article><h1 class="entry-title">עוגת גבינה אפויה</h1><div class="entry-content"><p>עוגה קלה שתמיד מצליחה.</p><h2>מצרכים (לתבנית 24 ס"מ):</h2><ul><li>750 גרם גבינה לבנה 5%</li><li>4 ביצים</li><li>1 כוס סוכר</li><li>3 כפות קורנפלור</li></ul><h2>אופן ההכנה:</h2><p>מחממים תנור ל-170 מעלות.</p><p>מערבבים את הגבינה, הביצים, הסוכר והקורנפלור עד לקבלת תערובת חלקה.</p><p>יוצקים לתבנית ואופים כשעה. מצננים היטב לפני ההגשה.</p><h3>שתפו את המתכון</h3><p>אהבתם? עקבו אחרי באינסטגרם</p></div></article></main></body></html>`,
  },
  {
    name: 'a Turkish portal with rows marked alone',
    says: `= Mercimek Köftesi
- 1 su bardağı kırmızı mercimek
- 1,5 su bardağı ince bulgur
- 1 adet soğan
- 2 yemek kaşığı salça
- Yarım demet maydanoz
* Mercimeği yıkayıp 3 su bardağı suda haşlayın.
* Bulguru ilave edip karıştırın ve kapağını kapatıp dinlendirin.
* Soğan ve salçayı kavurup harca ekleyin.
* Maydanozu ekleyip şekil verin. Afiyet olsun.`,
    source: String.raw`<!DOCTYPE html><html lang="tr"><head><title>Mercimek Köftesi Tarifi, Nasıl Yapılır? - Leziz Tarifler</title></head><body><div class="container"><div class="breadcrumb"><a>Ana Sayfa</a> / <a>Köfte Tarifleri</a></div><h1 class="recipe-name">Mercimek Köftesi</h1><div class="recipe-info"><span>6-8 kişilik</span><span>30dk Hazırlık</span><span>20dk Pişirme</span></div><p>Çay saatlerinin vazgeçilmezi mercimek köftesi.</p><h2>Mercimek Köftesi Tarifi İçin Malzemeler</h2><ul class="recipe-materials"><li itemprop="ingredients">1 su bardağı kırmızı mercimek</li><li itemprop="ingredients">1,5 su bardağı ince bulgur</li><li itemprop="ingredients">1 adet soğan</li><li itemprop="ingredients">2 yemek kaşığı salça</li><li itemprop="ingredients">Yarım demet maydanoz</li></ul><h2>Mercimek Köftesi Tarifi Nasıl Yapılır?</h2><ol class="recipe-instructions"><li>Mercimeği yıkayıp 3 su bardağı suda haşlayın.</li><li>Bulguru ilave edip karıştırın ve kapağını kapatıp dinlendirin.</li><li>Soğan ve salçayı kavurup harca ekleyin.</li><li>Maydanozu ekleyip şekil verin. Afiyet olsun.</li></ol><div>Kişisel Defterime Ekle</div><h3>Yorumlar</h3><p>Ellerinize sağlık</p></div></body></html>`,
  },
  {
    name: 'a card of an early plug-in',
    says: `= Pumpkin Cheesecake Bars
- 1 cup graham cracker crumbs
- 4 tbsp butter, melted
- 16 oz cream cheese
- 1 cup pumpkin puree
- 2 eggs
* Mix the crumbs with the butter and press into an 8x8 pan.
* Beat the cream cheese, pumpkin and eggs until smooth; pour over the crust.
* Bake at 325F for 35 minutes. Cool completely.`,
    source: String.raw`<html lang="en"><head><title>Pumpkin Cheesecake Bars | Sugar &amp; Sass</title></head><body><div class="post"><h1>Pumpkin Cheesecake Bars + a Giveaway!</h1><p>Happy fall y'all.</p><div id="zlrecipe-container-88" class="zlrecipe-container-border"><div itemscope itemtype="http://schema.org/Recipe" id="zlrecipe-container" class="serif zlrecipe"><div id="zlrecipe-innerdiv"><div class="item b-b"><div class="zlrecipe-print-link fl-r"><a class="butn-link">Print</a></div><div id="zlrecipe-title" itemprop="name" class="b-b h-1 strong">Pumpkin Cheesecake Bars</div></div><div class="zlmeta zlclear"><p id="zlrecipe-yield">Yield: <span itemprop="recipeYield">16 bars</span></p></div><p id="zlrecipe-ingredients" class="h-4 strong">Ingredients</p><div id="zlrecipe-ingredient-0" class="ingredient-label">For the crust:</div><ul id="zlrecipe-ingredients-list"><li id="zlrecipe-ingredient-1" class="ingredient" itemprop="ingredients">1 cup graham cracker crumbs</li><li id="zlrecipe-ingredient-2" class="ingredient" itemprop="ingredients">4 tbsp butter, melted</li></ul><div id="zlrecipe-ingredient-3" class="ingredient-label">For the filling:</div><ul><li class="ingredient" itemprop="ingredients">16 oz cream cheese</li><li class="ingredient" itemprop="ingredients">1 cup pumpkin puree</li><li class="ingredient" itemprop="ingredients">2 eggs</li></ul><p id="zlrecipe-instructions" class="h-4 strong">Instructions</p><ol id="zlrecipe-instructions-list" class="instructions"><li id="zlrecipe-instruction-0" class="instruction" itemprop="recipeInstructions">Mix the crumbs with the butter and press into an 8x8 pan.</li><li id="zlrecipe-instruction-1" class="instruction" itemprop="recipeInstructions">Beat the cream cheese, pumpkin and eggs until smooth; pour over the crust.</li><li class="instruction" itemprop="recipeInstructions">Bake at 325F for 35 minutes. Cool completely.</li></ol><div class="zl-linkback">Schema/Recipe SEO Data Markup by <a>ZipList Recipe Plugin</a></div><div class="ziplist-recipe-plugin" style="display: none;">2.2</div><a id="zl-printed-permalink">http://x.test/pumpkin</a></div></div></div><p>To enter the giveaway, leave a comment below.</p></div></body></html>`,
  },
  {
    name: 'data with quotes and line ends that break it',
    says: `= Smoky Black Bean Burgers
- 2 tins black beans
- 50g breadcrumbs
- 1 tsp smoked paprika
* Mash the beans with a fork.
* Stir in the breadcrumbs and paprika.
* Shape into 4 burgers and fry for 5 mins on each side.`,
    source: String.raw`<html lang="en"><head><title>Smoky Black Bean Burgers - Plant Plate</title><script type='application/ld+json'>
/* <![CDATA[ */
{
 "@context": "http://schema.org",
 "@type": "Recipe",
 "name": "Smoky Black Bean Burgers",
 "description": "The "best" burgers
you'll ever make",
 "recipeIngredient": ["2 tins black beans","50g breadcrumbs","1 tsp smoked paprika",],
 "recipeInstructions": [
  {"@type": "HowToStep", "text": "Mash the beans
   with a fork."},
  {"@type": "HowToStep", "text": "Stir in the	breadcrumbs and paprika."},
  {"@type": "HowToStep", "text": "Shape into 4 burgers and fry for 5 mins on each side."},
 ],
}
/* ]]> */
</script></head><body><h1>Smoky Black Bean Burgers</h1></body></html>`,
  },
])
