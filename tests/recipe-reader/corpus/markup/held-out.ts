// Pages in the markup of plug-ins, builders and portals; no rule was made with these.
import { casePages } from '../tuned/case-page.ts'

export const markupHeldOut = casePages([
  {
    name: 'a card whose steps are named by their first words',
    says: `= Air Fryer Sweet Potato Wedges
- 2 large sweet potatoes
- 1 1/2 tablespoons avocado oil
- 1/2 teaspoon garlic powder
- Salt & pepper, to taste
* Scrub the potatoes and cut each one into 8 wedges.
* Toss with the oil, garlic powder, salt and pepper.
* Air fry at 380°F for 18-20 minutes, shaking the basket halfway through.`,
    source: String.raw`<!DOCTYPE html><html lang="en-US"><head><title>Air Fryer Sweet Potato Wedges (Crispy!) - Busy Nest</title><script type="application/ld+json">{"@context":"http://schema.org","@type":"Recipe","name":"Air Fryer Sweet Potato Wedges","recipeIngredient":["2 large sweet potatoes","1 1/2 tablespoons avocado oil","1/2 teaspoon garlic powder","Salt & pepper, to taste"],"recipeInstructions":[{"@type":"HowToStep","text":"Scrub the potatoes and cut each one into 8 wedges.","position":1,"name":"Scrub the potatoes and cut each...","url":"https://x.test/#mv_create_1_1"},{"@type":"HowToStep","text":"Toss with the oil, garlic powder, salt and pepper.","position":2,"name":"Toss with the oil, garlic powder...","url":"https://x.test/#mv_create_1_2"},{"@type":"HowToStep","text":"Air fry at 380\u00b0F for 18-20 minutes, shaking the basket halfway through.","position":3,"name":"Air fry at 380\u00b0F for 18-20..."}]}</script></head><body><h1>Air Fryer Sweet Potato Wedges</h1><section class="mv-create-card"><h2 class="mv-create-title">Air Fryer Sweet Potato Wedges</h2><div class="mv-create-ingredients"><h3>Ingredients</h3><ul><li>2 large sweet potatoes</li></ul></div></section></body></html>`,
  },
  {
    name: 'a magazine with named parts of its steps',
    says: `= Marry-Me Meatballs
- 1 1/2 lb. ground beef
- 1/2 c. panko bread crumbs
- Kosher salt
- Freshly ground black pepper
- 2 tbsp. extra-virgin olive oil
- 1/2 c. sun-dried tomatoes, chopped
- Torn fresh basil, for serving
# Meatballs
* In a large bowl, combine beef and panko; season with salt and pepper. Roll into 16 balls.
# Sauce & Assembly
* In a large skillet over medium heat, heat oil. Cook meatballs until golden, 6 minutes.
* Add tomatoes and simmer 10 minutes. Top with basil.`,
    source: String.raw`<!DOCTYPE html><html lang="en-US"><head><title>Best Marry-Me Meatballs Recipe - How To Make Marry-Me Meatballs</title><script id="json-ld" type="application/ld+json">{"@context":"http://schema.org","@type":"Recipe","name":"Marry-Me Meatballs","recipeIngredient":["1 1/2  lb. ground beef","1/2 c. panko bread crumbs"," Kosher salt"," Freshly ground black pepper","2 tbsp. extra-virgin olive oil","1/2 c. sun-dried tomatoes, chopped"," Torn fresh basil, for serving"],"recipeInstructions":[{"@type":"HowToSection","name":"Meatballs","itemListElement":[{"@type":"HowToStep","text":"In a large bowl, combine beef and panko; season with salt and pepper. Roll into 16 balls."}]},{"@type":"HowToSection","name":"Sauce &amp; Assembly","itemListElement":[{"@type":"HowToStep","text":"In a large skillet over medium heat, heat oil. Cook meatballs until golden, 6 minutes."},{"@type":"HowToStep","text":"Add tomatoes and simmer 10 minutes. Top with basil.&nbsp;"}]}]}</script></head><body><h1>Marry-Me Meatballs</h1></body></html>`,
  },
  {
    name: 'data in a comment',
    says: `= Torta de Acelga
- 1 atado de acelga
- 3 huevos
- 100 g de queso
* Hervir la acelga y picarla.
* Mezclar con los huevos y el queso.
* Hornear 30 minutos.`,
    source: String.raw`<html lang="es"><head><title>Torta de Acelga | Cocineros</title><script type="application/ld+json">
<!--
//<![CDATA[
[{"@context":"https://schema.org/","@type":"Recipe","name":"Torta de Acelga","recipeIngredient":["1 atado de acelga","3 huevos","100 g de queso"],
"recipeInstructions":[{"@type":"HowToStep","text":"Hervir la acelga y picarla.\	"},{"@type":"HowToStep","text":"Mezclar con los huevos y el queso."},{"@type":"HowToStep","text":"Hornear 30 minutos."}]}]
//]]>
-->
</script></head><body><h1>Torta de Acelga</h1></body></html>`,
  },
  {
    name: 'a Polish content system',
    says: `= Placki z cukinii
- 1 cukinia (ok. 500 g)
- 2 jajka
- 4 łyżki mąki pszennej
- sól i pieprz
- olej roślinny do smażenia
* Cukinię zetrzeć na tarce, posolić i odcisnąć.
* Dodać jajka i mąkę, wymieszać, doprawić.
* Smażyć na rozgrzanym oleju z obu stron na złoty kolor.`,
    source: String.raw`<!DOCTYPE html><html lang="pl"><head><title>Placki z cukinii | Smaczna Kuchnia</title></head><body class="html not-front node-type-przepis"><div id="page"><div class="page-header"><h1>Placki z cukinii</h1></div><div class="row"><div class="view-zdjecia"><img src="p.jpg"></div></div><div class="group-opis field-group-div"><div class="field field-name-field-opis"><p>Szybkie placki na lato. Najlepsze prosto z patelni.</p></div></div><div class="field field-name-field-ilosc-porcji"><div>4 porcje</div></div><div class="group-skladniki field-group-div"><h3><span>Składniki</span></h3><div class="field field-name-field-skladniki field-type-text-long"><div class="field-items"><div class="field-item even"><ul>
	<li>1 cukinia (ok. 500 g)</li>
	<li>2 jajka</li>
	<li>4 łyżki mąki pszennej</li>
	<li>sól i pieprz</li>
	<li>olej roślinny do smażenia</li>
</ul></div></div></div></div><div class="group-przepis field-group-div"><h3><span>Przygotowanie</span></h3><div class="field field-name-field-przygotowanie"><ul><li>Cukinię zetrzeć na tarce, posolić i odcisnąć.</li><li>Dodać jajka i mąkę, wymieszać, doprawić.</li><li>Smażyć na rozgrzanym oleju z obu stron na złoty kolor.</li></ul></div></div><div class="group-wskazowki field-group-div"><h3><span>Wskazówki</span></h3><div class="field field-name-field-wskazowki"><ul><li>Podawać ze śmietaną lub sosem czosnkowym.</li></ul></div></div><div class="view-podobne"><h3>Może Cię zainteresować</h3><ul><li><a>Leczo</a></li></ul></div></div></body></html>`,
  },
  {
    name: 'an old name for the ingredients',
    says: `= Boerenkoolstamppot met rookworst
- 1 kg kruimige aardappelen
- 500 g gesneden boerenkool
- 1 rookworst (375 g)
- 100 ml halfvolle melk
* Schil de aardappelen en kook ze met de boerenkool in 20 min. gaar.
* Warm de rookworst volgens de aanwijzingen op de verpakking.
* Giet af en stamp met de melk tot een smeuïge stamppot. Serveer met de worst.`,
    source: String.raw`<!DOCTYPE html><html lang="nl"><head><title>Boerenkoolstamppot met rookworst recept - Super Heijn</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"http://schema.org/Recipe","name":"Boerenkoolstamppot met rookworst","recipeYield":4,"ingredients":["1 kg kruimige aardappelen","500 g gesneden boerenkool","1 rookworst (375 g)","100 ml halfvolle melk"],"recipeInstructions":["Schil de aardappelen en kook ze met de boerenkool in 20 min. gaar.","Warm de rookworst volgens de aanwijzingen op de verpakking.","Giet af en stamp met de melk tot een smeuïge stamppot. Serveer met de worst."]}</script></head><body><main><h1 class="typography_root">Boerenkoolstamppot met rookworst</h1><div><h2>Ingrediënten</h2><p>4 personen</p><div class="recipe-ingredients_list"><div><p>1 kg</p><p>kruimige aardappelen</p></div><div><p>500 g</p><p>gesneden boerenkool</p></div></div></div></main></body></html>`,
  },
  {
    name: 'a German community with a table of ingredients',
    says: `= Rahmschnitzel mit Champignons
- 4 Schweineschnitzel
- 300 g Champignons
- 200 ml Sahne
- 1 EL Butterschmalz
- Salz, Pfeffer
* Die Schnitzel klopfen, salzen und pfeffern und im Butterschmalz von beiden Seiten braten. Herausnehmen und warm stellen.
* Champignons in Scheiben schneiden, im Bratfett anbraten und mit der Sahne ablöschen.
* Schnitzel zurück in die Soße geben und 5 Minuten ziehen lassen.`,
    source: String.raw`<!DOCTYPE html><html lang="de"><head><title>Rahmschnitzel mit Champignons - Rezept mit Bild - kochtopf.de</title></head><body><div id="kb-wrapper"><div class="kb-recipe" id="recipe"><h1 class="kb-h1">Rahmschnitzel mit Champignons</h1><div class="kb-author">Rezept von <a>Küchenfee</a> vom 12.10.2014</div><div class="kb-facts"><span>35 Min</span> <span>leicht</span></div><div class="kb-recipe-ingredients"><h2>Zutaten für <input type="text" value="4"> Personen</h2><table class="kb-ingredients-table"><thead><tr><th>Menge</th><th>Zutat</th></tr></thead><tbody><tr><td class="kb-amount">4 </td><td>Schweineschnitzel</td></tr><tr><td class="kb-amount">300 g</td><td><a href="/c">Champignons</a></td></tr><tr><td class="kb-amount">200 ml</td><td>Sahne</td></tr><tr><td class="kb-amount">1 EL</td><td>Butterschmalz</td></tr><tr><td class="kb-amount">&nbsp;</td><td>Salz, Pfeffer</td></tr></tbody></table><a href="#">Zutaten zur Einkaufsliste hinzufügen</a></div><div class="kb-nutri"><h3>Nährwertangaben</h3><p>Angaben pro 100 g</p><table><tr><td>kJ (kcal)</td><td>611 (146)</td></tr><tr><td>Eiweiß</td><td>11,2 g</td></tr></table></div><div class="kb-recipe-prep"><h2>Zubereitung</h2><p class="kb-time">Vorbereitung: 15 Min · Garzeit: 20 Min · Gesamtzeit: 35 Min</p><div><span class="num">1</span><div>Die Schnitzel klopfen, salzen und pfeffern und im Butterschmalz von beiden Seiten braten. Herausnehmen und warm stellen.</div></div><div><span class="num">2</span><div>Champignons in Scheiben schneiden, im Bratfett anbraten und mit der Sahne ablöschen.</div></div><div><span class="num">3</span><div>Schnitzel zurück in die Soße geben und 5 Minuten ziehen lassen.</div></div></div><div class="kb-comments"><h3>Kommentare zu „Rahmschnitzel mit Champignons“</h3><p>Sehr lecker, 5 Sternchen</p></div></div></div></body></html>`,
  },
  {
    name: 'steps counted in one paragraph',
    says: `= Salt-and-Vinegar Potatoes
- 2 pounds fingerling potatoes
- 2 cups distilled white vinegar
- 1 tablespoon kosher salt, plus more
- 3 tablespoons unsalted butter
* Combine the potatoes, vinegar and 1 tablespoon salt in a saucepan; add water to cover by 1 inch. Simmer until tender, 20 to 25 minutes. Drain.
* Melt the butter in a large skillet over medium-high. Add 1 layer of potatoes and cook until golden, 8 minutes.
* Serve drizzled with 2 teaspoons vinegar.`,
    source: String.raw`<html lang="en"><head><title>Salt-and-Vinegar Potatoes Recipe on Table54</title><script type="application/ld+json">{"@context":"https://schema.org","@type":["Recipe"],"name":"Salt-and-Vinegar Potatoes","recipeIngredient":["2 pounds fingerling potatoes","2 cups distilled white vinegar","1 tablespoon kosher salt, plus more","3 tablespoons unsalted butter"],"recipeInstructions":["1. Combine the potatoes, vinegar and 1 tablespoon salt in a saucepan; add water to cover by 1 inch. Simmer until tender, 20 to 25 minutes. Drain. 2. Melt the butter in a large skillet over medium-high. Add 1 layer of potatoes and cook until golden, 8 minutes. 3. Serve drizzled with 2 teaspoons vinegar."]}</script></head><body><h1>Salt-and-Vinegar Potatoes</h1></body></html>`,
  },
  {
    name: 'Chinese microdata in a table',
    says: `= 番茄炒蛋
- 番茄 2个
- 鸡蛋 3只
- 盐 适量
- 白糖 1小勺
* 番茄切块，鸡蛋打散加少许盐。
* 热锅下油，倒入蛋液炒至凝固盛出。
* 放入番茄炒出汁，加糖和鸡蛋翻炒均匀即可。`,
    source: String.raw`<!DOCTYPE html><html lang="zh-CN"><head><title>【番茄炒蛋的做法步骤图，番茄炒蛋怎么做好吃】小林_吃好厨房</title></head><body><div class="page-container"><div itemscope itemtype="http://schema.org/Recipe"><h1 class="page-title" itemprop="name">番茄炒蛋</h1><div class="stats"><span>综合评分</span><span class="number">8.6</span></div><div class="desc" itemprop="description">最家常的味道。</div><h2>用料</h2><div class="ings"><table><tr itemprop="recipeIngredient"><td class="name"><a href="/c/1">番茄</a></td><td class="unit">2个</td></tr><tr itemprop="recipeIngredient"><td class="name">鸡蛋</td><td class="unit">3只</td></tr><tr itemprop="recipeIngredient"><td class="name">盐</td><td class="unit">适量</td></tr><tr itemprop="recipeIngredient"><td class="name">白糖</td><td class="unit">1小勺</td></tr></table></div><h2 id="steps">番茄炒蛋的做法</h2><div class="steps"><ol><li class="container" itemprop="recipeInstructions"><p class="text">番茄切块，鸡蛋打散加少许盐。</p><img src="1.jpg" alt="番茄炒蛋的做法 步骤1"></li><li class="container" itemprop="recipeInstructions"><p class="text">热锅下油，倒入蛋液炒至凝固盛出。</p></li><li class="container" itemprop="recipeInstructions"><p class="text">放入番茄炒出汁，加糖和鸡蛋翻炒均匀即可。</p></li></ol></div><h2>小贴士</h2><div class="tip">番茄要熟透的。</div></div></div></body></html>`,
  },
  {
    name: 'an Arabic blog',
    says: `= شوربة العدس
- 2 كوب عدس أصفر
- بصلة مفرومة
- جزرة مقطعة
- ملعقة صغيرة كمون
- ملح حسب الرغبة
* اغسلي العدس وضعيه في قدر مع البصل والجزر.
* أضيفي الماء واتركيه على نار متوسطة لمدة 30 دقيقة.
* اخلطي الشوربة بالخلاط ثم أضيفي الكمون والملح.`,
    source: String.raw`<!DOCTYPE html><html lang="ar" dir="rtl"><head><title>طريقة عمل شوربة العدس - مطبخ سارة</title></head><body><header><nav><ul><li><a>الرئيسية</a></li><li><a>وصفات</a></li></ul></nav></header><article><h1>شوربة العدس</h1><div class="meta"><span>وقت التحضير: 10 دقائق</span> <span>عدد الحصص: 4</span></div><p>من ألذ أنواع الشوربات في رمضان.</p><h2>المقادير</h2><ul><li>2 كوب عدس أصفر</li><li>بصلة مفرومة</li><li>جزرة مقطعة</li><li>ملعقة صغيرة كمون</li><li>ملح حسب الرغبة</li></ul><h2>طريقة التحضير</h2><ol><li>اغسلي العدس وضعيه في قدر مع البصل والجزر.</li><li>أضيفي الماء واتركيه على نار متوسطة لمدة 30 دقيقة.</li><li>اخلطي الشوربة بالخلاط ثم أضيفي الكمون والملح.</li></ol><h2>وصفات ذات صلة</h2><ul><li><a>شوربة الخضار</a></li></ul></article></body></html>`,
  },
  {
    name: 'a Greek cook whose class names say nothing',
    says: `= Γεμιστά με ρύζι
- 6 ντομάτες
- 4 πιπεριές
- 300 γρ. ρύζι γλασέ
- 1 κρεμμύδι, ξερό
- 120 ml ελαιόλαδο
* Προθερμαίνουμε τον φούρνο στους 180°C.
* Αδειάζουμε τις ντομάτες και τις πιπεριές.
* Σοτάρουμε το κρεμμύδι, προσθέτουμε το ρύζι και γεμίζουμε τα λαχανικά.
* Ψήνουμε για 90 λεπτά.`,
    source: String.raw`<!DOCTYPE html><html lang="el"><head><title>Γεμιστά με ρύζι | Νίκος Μάγειρας</title><meta property="og:title" content="Γεμιστά με ρύζι | Νίκος Μάγειρας"></head><body><div id="__next"><nav><a>ΣΥΝΤΑΓΕΣ</a></nav><div class="css-1x"><h1 class="css-2y">Γεμιστά με ρύζι</h1><div><span>Μερίδες</span><span>6</span></div><div class="css-3z"><h2>Υλικά</h2><div class="css-4w"><h3>Για τα γεμιστά</h3><p>6 ντομάτες</p><p>4 πιπεριές</p><p>300 γρ. ρύζι γλασέ</p><p>1 κρεμμύδι, ξερό</p><p>120 ml ελαιόλαδο</p></div></div><div class="css-5v"><h2>Μέθοδος Εκτέλεσης</h2><ul><li>Προθερμαίνουμε τον φούρνο στους 180°C.</li><li>Αδειάζουμε τις ντομάτες και τις πιπεριές.</li><li>Σοτάρουμε το κρεμμύδι, προσθέτουμε το ρύζι και γεμίζουμε τα λαχανικά.</li><li>Ψήνουμε για 90 λεπτά.</li></ul></div><div><h2>Διατροφικός πίνακας</h2><p>410 Θερμίδες (kcal)</p></div></div></div></body></html>`,
  },
  {
    name: 'a Hungarian portal',
    says: `= Túrós csusza szalonnával
- 50 dkg csuszatészta
- 25 dkg túró
- 2 dl tejföl
- 15 dkg füstölt szalonna
- só ízlés szerint
* A tésztát lobogó, sós vízben kifőzzük.
* A szalonnát felkockázzuk, és ropogósra sütjük.
* A tésztát összeforgatjuk a szalonnazsírral, rámorzsoljuk a túrót, és tejföllel, tepertővel tálaljuk.`,
    source: String.raw`<!DOCTYPE html><html lang="hu"><head><title>Túrós csusza szalonnával recept | Jósalty.hu</title></head><body><main><div class="p-recipe"><h1 class="p-recipe__title">Túrós csusza szalonnával</h1><div class="p-recipe__details"><dl><dt>idő:</dt><dd>30 perc</dd><dt>nehézség:</dt><dd>könnyű</dd></dl></div><div class="p-recipe__ingredients"><h2>Hozzávalók</h2><span>4 adag</span><ul class="m-list"><li>50 dkg csuszatészta</li><li>25 dkg túró</li><li>2 dl tejföl</li><li>15 dkg füstölt szalonna</li><li>só ízlés szerint</li></ul><a>Bevásárlólista</a></div><div class="p-recipe__directions"><h2>Elkészítés</h2><ol class="m-list__list"><li>A tésztát lobogó, sós vízben kifőzzük.</li><li>A szalonnát felkockázzuk, és ropogósra sütjük.</li><li>A tésztát összeforgatjuk a szalonnazsírral, rámorzsoljuk a túrót, és tejföllel, tepertővel tálaljuk.</li></ol></div><div><h3>Tipp</h3><p>Friss kaporral is isteni.</p></div><div><h3>Statisztika</h3><p>Tegnapi nézettség: 12</p></div></div></main></body></html>`,
  },
  {
    name: 'a Czech portal',
    says: `= Bramboračka s houbami
- 500 g brambor
- 1 mrkev
- hrst sušených hub
- 2 stroužky česneku
- majoránka, sůl
* Houby namočte do vody.
* Zeleninu nakrájejte a vařte v osolené vodě 20 minut.
* Přidejte houby, česnek a majoránku a krátce povařte.`,
    source: String.raw`<!DOCTYPE html><html lang="cs"><head><title>Bramboračka s houbami - recept | Vareníčko.cz</title></head><body><div class="layout"><h1>Bramboračka s houbami</h1><div class="recipe-header__time">Doba přípravy: 45 min</div><div class="recipe-ingredients"><h2>Ingredience</h2><div class="portions">4 porce</div><table class="ingredients__table"><tr><td>500 g</td><td>brambor</td></tr><tr><td>1</td><td>mrkev</td></tr><tr><td>hrst</td><td>sušených hub</td></tr><tr><td>2 stroužky</td><td>česneku</td></tr><tr><td></td><td>majoránka, sůl</td></tr></table></div><div class="recipe-process"><h2>Postup přípravy</h2><div class="steps"><div class="step"><div class="step__number">1.</div><div class="step__text"><p>Houby namočte do vody.</p></div></div><div class="step"><div class="step__number">2.</div><div class="step__text"><p>Zeleninu nakrájejte a vařte v osolené vodě 20 minut.</p></div></div><div class="step"><div class="step__number">3.</div><div class="step__text"><p>Přidejte houby, česnek a majoránku a krátce povařte.</p></div></div></div></div><div><h3>Vložil</h3><p>Jana K.</p><h3>Sdílet recept</h3></div></div></body></html>`,
  },
  {
    name: 'a post of a site builder',
    says: `= Miso Banana Bread
- 3 very ripe bananas
- 2 tbsp white miso
- 120g butter, melted
- 200g plain flour
- 1 tsp baking powder
* Preheat the oven to 170C and line a loaf tin.
* Mash the bananas with the miso and butter.
* Fold through the flour and baking powder, then bake for 50-55 minutes.`,
    source: String.raw`<!DOCTYPE html><html lang="en"><head><title>Miso Banana Bread</title><meta property="og:site_name" content="Salt &amp; Soy"/><script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"Miso Banana Bread","publisher":{"@type":"Organization","name":"Salt & Soy"}}</script></head><body><div id="SITE_CONTAINER"><header><nav><ul><li><a>Home</a></li><li><a>Blog</a></li></ul></nav></header><div id="PAGES_CONTAINER"><div data-hook="post-page"><article><ul class="post-metadata"><li data-hook="user-name">Mei Tan</li><li><span data-hook="time-ago">Mar 4, 2022</span></li><li><span data-hook="time-to-read">2 min read</span></li></ul><h1 data-hook="post-title"><span>Miso Banana Bread</span></h1><section data-hook="post-description"><div data-rce-version="9"><div data-hook="rcv-block1"></div><p><span>Salty-sweet and the best thing to happen to old bananas.</span></p><div data-hook="rcv-block2"></div><p><span></span></p><p><span><strong>INGREDIENTS</strong></span></p><ul><li dir="auto"><p><span>3 very ripe bananas</span></p></li><li dir="auto"><p><span>2 tbsp white miso</span></p></li><li dir="auto"><p><span>120g butter, melted</span></p></li><li dir="auto"><p><span>200g plain flour</span></p></li><li dir="auto"><p><span>1 tsp baking powder</span></p></li></ul><p><span><strong>METHOD</strong></span></p><ol><li dir="auto"><p><span>Preheat the oven to 170C and line a loaf tin.</span></p></li><li dir="auto"><p><span>Mash the bananas with the miso and butter.</span></p></li><li dir="auto"><p><span>Fold through the flour and baking powder, then bake for 50-55 minutes.</span></p></li></ol><p><span>Let me know if you try it! x Mei</span></p></div></section><ul data-hook="post-hashtags"><li><a>#baking</a></li></ul><div data-hook="post-footer"><span>214 views</span><span>3 comments</span></div></article><div data-hook="related-posts"><h2>Recent Posts</h2><a>See All</a><div>Sesame Noodles</div></div></div></div></div></body></html>`,
  },
  {
    name: 'a meal kit with what is not delivered',
    says: `= Sticky Teriyaki Tofu Bowls
- 14 ounce Tofu
- ¾ cup Jasmine Rice
- 2 unit Scallions
- 4 tablespoon Teriyaki Sauce
- 1 teaspoon Oil
- Salt
* Wash and dry all produce. In a small pot, combine rice and 1¼ cups water. Bring to a boil, then cover and reduce to a low simmer.
* Meanwhile, pat tofu dry and cut into 1-inch cubes. Heat oil in a pan and cook tofu until crisp.
* Stir in teriyaki sauce. Serve over rice topped with scallions.`,
    source: String.raw`<!DOCTYPE html><html lang="en-US"><head><title>Sticky Teriyaki Tofu Bowls Recipe | FreshBox</title></head><body><div id="__next"><div><h1>Sticky Teriyaki Tofu Bowls</h1><h4>with Scallions</h4><div data-test-id="recipe-description"><span><p>Crispy tofu meets a glossy glaze.</p></span></div><div data-test-id="tags"><span>Tags:</span><span>Veggie</span></div><div><span>Allergens:</span><span>Soy</span><span>Wheat</span></div><div><span>Total Time</span><span>30 minutes</span></div></div><div data-test-id="ingredients"><h2>Ingredients</h2><div><p>serving amount</p><button>2</button><button>4</button></div><div data-test-id="ingredients-list"><div data-test-id="ingredient-item-shipped"><div><img alt="Tofu"></div><div><p>14 ounce</p><p>Tofu</p><p><span>(Contains Soy)</span></p></div></div><div data-test-id="ingredient-item-shipped"><div><p>¾ cup</p><p>Jasmine Rice</p></div></div><div data-test-id="ingredient-item-shipped"><div><p>2 unit</p><p>Scallions</p></div></div><div data-test-id="ingredient-item-shipped"><div><p>4 tablespoon</p><p>Teriyaki Sauce</p></div></div></div><p>Not included in your delivery</p><div data-test-id="ingredient-item-not-shipped"><div><p>1 teaspoon</p><p>Oil</p></div></div><div data-test-id="ingredient-item-not-shipped"><div><p></p><p>Salt</p></div></div></div><div data-test-id="instructions"><h2>Instructions</h2><div data-test-id="instruction-step"><div><span>1</span></div><div><p>Wash and dry all produce. In a small pot, combine rice and 1¼ cups water. Bring to a boil, then cover and reduce to a low simmer.</p></div></div><div data-test-id="instruction-step"><div><span>2</span></div><div><p>Meanwhile, pat tofu dry and cut into 1-inch cubes. Heat oil in a pan and cook tofu until crisp.</p></div></div><div data-test-id="instruction-step"><div><span>3</span></div><div><p>Stir in teriyaki sauce. Serve over rice topped with scallions.</p></div></div></div><footer><h4>FreshBox</h4><ul><li><a>Careers</a></li></ul></footer></div></body></html>`,
  },
  {
    name: 'a card with a glaze',
    says: `= Skillet Cornbread
- 1½ cups cornmeal
- 2 tablespoons sugar
- 1 cup buttermilk
- 1 egg
- ¼ cup honey
* Heat oven to 400.
* Mix the dry, add buttermilk and egg.
* Pour in a hot skillet and bake 20 minutes.
* Brush with the honey while warm.`,
    source: String.raw`<html lang="en"><head><title>Skillet Cornbread - The Tin Roof</title></head><body><h1>Skillet Cornbread (and a farm update)</h1><p>Hens are laying again.</p><div class="easyrecipe" id="easyrecipe-12-0" itemscope itemtype="http://schema.org/Recipe"><link itemprop="image" href="c.jpg"/><div itemprop="name" class="ERSName">Skillet Cornbread</div><div class="ERSClear"></div><div class="ERSRatings"><div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">5.0</span> from <span itemprop="reviewCount">2</span> reviews</div></div><div class="ERSTopRight"><div class="ERSSavePrint"><span class="ERSPrintBtnSpan"><a class="ERSPrintBtn">Print</a></span></div></div><div class="ERSTimes"><div class="ERSTime"><div class="ERSTimeHeading">Prep time</div><div class="ERSTimeItem"><time itemprop="prepTime" datetime="PT10M">10 mins</time></div></div></div><div class="ERSDetails"><div class="ERSAuthor">Author: <span itemprop="author">Dale</span></div><div class="ERSServes">Serves: <span itemprop="recipeYield">8</span></div></div><div class="ERSIngredients"><div class="ERSIngredientsHeader ERSHeading">Ingredients</div><ul><li class="ingredient" itemprop="ingredients">1½ cups cornmeal</li><li class="ingredient" itemprop="ingredients">2 tablespoons sugar</li><li class="ingredient" itemprop="ingredients">1 cup buttermilk</li><li class="ingredient" itemprop="ingredients">1 egg</li></ul><div class="ERSSectionHead">Glaze</div><ul><li class="ingredient" itemprop="ingredients">¼ cup honey</li></ul><div class="ERSClear"></div></div><div class="ERSInstructions"><div class="ERSInstructionsHeader ERSHeading">Instructions</div><ol><li class="instruction" itemprop="recipeInstructions">Heat oven to 400.</li><li class="instruction" itemprop="recipeInstructions">Mix the dry, add buttermilk and egg.</li><li class="instruction" itemprop="recipeInstructions">Pour in a hot skillet and bake 20 minutes.</li><li class="instruction" itemprop="recipeInstructions">Brush with the honey while warm.</li></ol></div><div class="ERSNotes"><div class="ERSNotesHeader">Notes</div>Use cast iron.</div><div class="endeasyrecipe" style="display:none">3.2.1310</div></div><p>See you next week!</p></body></html>`,
  },
  {
    name: 'steps that have names and no text',
    says: `= Overnight Chia Pudding
- 3 tbsp chia seeds
- 1 cup coconut milk
- 1 tsp maple syrup
* Whisk everything together in a jar.
* Wait 5 minutes and whisk again.
* Chill overnight.`,
    source: String.raw`<html lang="en"><head><title>Overnight Chia Pudding - Seedling</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Overnight Chia Pudding","recipeIngredient":["3 tbsp chia seeds","1 cup coconut milk","","1 tsp maple syrup"],"recipeInstructions":[{"@type":"HowToStep","name":"Whisk everything together in a jar.","text":"","url":"https://x.test/#s1"},{"@type":"HowToStep","name":"Wait 5 minutes and whisk again.","text":""},{"@type":"HowToStep","name":"Chill overnight."}]}</script></head><body><h1>Overnight Chia Pudding</h1></body></html>`,
  },
  {
    name: 'a page whose program takes its data as arguments',
    says: `= Squash & Sage Risotto
- 300 g risotto rice
- 1 small butternut squash
- 1.2 l vegetable stock
- 8 sage leaves
* Roast the squash for 30 minutes.
* Stir the rice with the stock, one ladle at a time, for 18 minutes.
* Fold in the squash and fry the sage for the top.`,
    source: String.raw`<!doctype html><html data-n-head-ssr lang="en"><head><title>Squash &amp; Sage Risotto - Orchard Kitchen</title></head><body><div id="__nuxt"><div id="__layout"><div data-v-1a><header data-v-2b><a>Orchard Kitchen</a></header><main data-v-1a><h1 data-v-3c>Squash &amp; Sage Risotto</h1><div data-v-3c class="stats"><div data-v-3c><div>Serves</div><div>4</div></div><div data-v-3c><div>Prep</div><div>20 mins</div></div><div data-v-3c><div>Cook</div><div>40 mins</div></div></div><section data-v-4d class="ingredients"><h3 data-v-4d>Ingredients</h3><ul><li data-v-4d><span>300 g</span> <span>risotto rice</span></li><li data-v-4d><span>1</span> <span>small butternut squash</span></li><li data-v-4d><span>1.2 l</span> <span>vegetable stock</span></li><li data-v-4d><span>8</span> <span>sage leaves</span></li></ul></section><section data-v-5e class="directions"><h3 data-v-5e>Directions</h3><div data-v-5e class="direction"><div class="number">01</div><div class="text">Roast the squash for 30 minutes.</div></div><div data-v-5e class="direction"><div class="number">02</div><div class="text">Stir the rice with the stock, one ladle at a time, for 18 minutes.</div></div><div data-v-5e class="direction"><div class="number">03</div><div class="text">Fold in the squash and fry the sage for the top.</div></div></section></main></div></div></div><script>window.__NUXT__=(function(a,b,c){return {layout:"default",data:[{recipe:{id:12,title:"Squash & Sage Risotto",ingredients:[{amount:a,unit:b,name:"risotto rice"}],featured:c}}]}}(300,"g",false));</script></body></html>`,
  },
  {
    name: 'steps as items of a list',
    says: `= Cardamom Rice Pudding
- 100 g pudding rice
- 1 l whole milk
- 6 cardamom pods
* Crush the cardamom pods.
* Simmer the rice with milk and cardamom for 40 minutes.
* Serve warm or cold.`,
    source: String.raw`<html lang="en"><head><title>Cardamom Rice Pudding</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"Cardamom Rice Pudding - Spice Route","mainEntity":{"@type":"Recipe","name":"Cardamom Rice Pudding","recipeIngredient":["100 g pudding rice","1 l whole milk","6 cardamom pods"],"recipeInstructions":{"@type":"ItemList","numberOfItems":3,"itemListElement":[{"@type":"ListItem","position":1,"item":{"@type":"HowToStep","text":"Crush the cardamom pods."}},{"@type":"ListItem","position":2,"item":{"@type":"HowToStep","text":"Simmer the rice with milk and cardamom for 40 minutes."}},{"@type":"ListItem","position":3,"item":{"@type":"HowToStep","text":"Serve warm or cold."}}]}}}</script></head><body><h1>Cardamom Rice Pudding</h1></body></html>`,
  },
  {
    name: 'steps of directions, a title with the site',
    says: `= Slow Cooker Beef Ragu
- 1 kg beef shin
- 2 tins plum tomatoes
- 200 ml red wine
# Sear the beef
* Brown the beef on all sides in a hot pan.
# Slow cook it
* Add everything to the slow cooker. Cook on low for 8 hours.
* Shred the meat and stir through pasta.`,
    source: String.raw`<html lang="en"><head><title>Slow Cooker Beef Ragu Recipe | Hearth and Ladle</title><meta property="og:title" content="Slow Cooker Beef Ragu Recipe | Hearth and Ladle"><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Hearth and Ladle"},{"@type":"Recipe","name":"Slow Cooker Beef Ragu Recipe | Hearth and Ladle","recipeIngredient":["1 kg beef shin","2 tins plum tomatoes","200 ml red wine"],"recipeInstructions":[{"@type":"HowToStep","name":"Sear the beef","itemListElement":[{"@type":"HowToDirection","text":"Brown the beef on all sides in a hot pan."}]},{"@type":"HowToStep","name":"Slow cook it","itemListElement":[{"@type":"HowToDirection","text":"Add everything to the slow cooker. Cook on low for 8 hours."},{"@type":"HowToDirection","text":"Shred the meat and stir through pasta."}]}]}]}</script></head><body><header><a href="/">Hearth and Ladle</a></header><h1>Slow Cooker Beef Ragu</h1></body></html>`,
  },
  {
    name: 'a card of an older plug-in',
    says: `= Lentil Sloppy Joes
- 1 cup brown lentils
- 1/2 onion (minced)
- 15 oz tomato sauce
- 1 Tbsp coconut sugar
- 4 buns
* Cook the lentils in water until tender, 20 minutes.
* Saute the onion, add sauce, sugar and lentils and simmer for 5 minutes.
* Pile onto buns.`,
    source: String.raw`<html lang="en-US"><head><title>Lentil Sloppy Joes | Simple Roots</title></head><body><article class="post"><h1 class="entry-title">Lentil Sloppy Joes</h1><p>These came about on a Tuesday.</p><div class="wpurp-container" id="wpurp-container-recipe-9"><div class="wpurp-rows"><div class="wpurp-rows-row"><span class="wpurp-recipe-title">Lentil Sloppy Joes</span></div><div class="wpurp-recipe-tags">Course: Entree</div><div class="wpurp-table"><table><tr><td>Servings</td><td><input type="number" class="adjust-recipe-servings" value="4"> people</td></tr><tr><td>Cook Time</td><td>30 minutes</td></tr></table></div></div><div class="wpurp-recipe-ingredients"><span class="wpurp-title">Ingredients</span><div class="wpurp-recipe-ingredient-group-container"><span class="wpurp-recipe-ingredient-group">Filling</span><ul class="wpurp-recipe-ingredient-container"><li class="wpurp-recipe-ingredient"><span class="wpurp-recipe-ingredient-quantity-unit"><span class="wpurp-recipe-ingredient-quantity recipe-ingredient-quantity" data-original="1">1</span> <span class="wpurp-recipe-ingredient-unit recipe-ingredient-unit">cup</span></span> <span class="wpurp-recipe-ingredient-name recipe-ingredient-name">brown lentils</span></li><li class="wpurp-recipe-ingredient"><span><span class="wpurp-recipe-ingredient-quantity recipe-ingredient-quantity">1/2</span></span> <span class="wpurp-recipe-ingredient-name recipe-ingredient-name">onion <span class="wpurp-recipe-ingredient-notes recipe-ingredient-notes">(minced)</span></span></li><li class="wpurp-recipe-ingredient"><span class="recipe-ingredient-quantity">15</span> <span class="recipe-ingredient-unit">oz</span> <span class="recipe-ingredient-name">tomato sauce</span></li><li class="wpurp-recipe-ingredient"><span class="recipe-ingredient-quantity">1</span> <span class="recipe-ingredient-unit">Tbsp</span> <span class="recipe-ingredient-name">coconut sugar</span></li></ul></div><div class="wpurp-recipe-ingredient-group-container"><span class="wpurp-recipe-ingredient-group">For serving</span><ul><li class="wpurp-recipe-ingredient"><span class="recipe-ingredient-quantity">4</span> <span class="recipe-ingredient-name">buns</span></li></ul></div></div><div class="wpurp-recipe-instructions"><span class="wpurp-title">Instructions</span><ol class="wpurp-recipe-instruction-container"><li class="wpurp-recipe-instruction"><span class="wpurp-recipe-instruction-text recipe-instruction-text">Cook the lentils in water until tender, 20 minutes.</span><img src="1.jpg"></li><li class="wpurp-recipe-instruction"><span class="recipe-instruction-text">Saute the onion, add sauce, sugar and lentils and simmer for 5 minutes.</span></li><li class="wpurp-recipe-instruction"><span class="recipe-instruction-text">Pile onto buns.</span></li></ol></div><div class="wpurp-recipe-notes"><span class="wpurp-title">Recipe Notes</span><p>Freezes well.</p></div><div class="recipe-share">Share this Recipe</div></div></article></body></html>`,
  },
])
