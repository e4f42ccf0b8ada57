// Portals, newspapers and forums in many languages, and what people send each other.
import { casePages } from '../tuned/case-page.ts'
import type { CorpusPage } from '../recipe.ts'

const page = (language: string, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
const list = (rows: string[], tag = 'li') => rows.map((row) => `<${tag}>${row}</${tag}>`).join('')

export const portals: CorpusPage[] = casePages([
  {
    name: 'a German portal: a table of amounts, one block of text with breaks',
    says: `= Kartoffelgratin mit Bergkäse
- 1 kg Kartoffel(n), festkochend
- 400 ml Sahne
- 150 g Bergkäse, gerieben
- Salz und Pfeffer
* Die Kartoffeln schälen und in dünne Scheiben hobeln.
* Sahne würzen und über die Kartoffeln gießen.
* Mit Käse bestreuen und bei 180 °C ca. 50 Minuten backen.`,
    source: page(
      'de',
      'Kartoffelgratin mit Bergkäse von Hilde55 | Topfgucker',
      `<main><article><h1>Kartoffelgratin mit Bergkäse</h1><div class="rds-recipe-meta"><span><i>schedule</i> 70 Min.</span> <span>simpel</span></div></article><article class="ds-box"><h2>Zutaten</h2><form>Portionen <input value="4"></form><table class="ingredients table-header"><tbody><tr><td class="td-left"><span>1 kg</span></td><td class="td-right"><span>Kartoffel(n), festkochend</span></td></tr><tr><td class="td-left"><span>400 ml</span></td><td class="td-right"><span>Sahne</span></td></tr><tr><td class="td-left"><span>150 g</span></td><td class="td-right"><span>Bergkäse, gerieben</span></td></tr><tr><td class="td-left"></td><td class="td-right"><span>Salz und Pfeffer</span></td></tr></tbody></table></article><article class="ds-box"><h2>Zubereitung</h2><small>Arbeitszeit ca. 20 Minuten Koch-/Backzeit ca. 50 Minuten Gesamtzeit ca. 1 Stunde 10 Minuten</small><div>Die Kartoffeln schälen und in dünne Scheiben hobeln.<br><br>Sahne würzen und über die Kartoffeln gießen.<br><br>Mit Käse bestreuen und bei 180 °C ca. 50 Minuten backen.</div></article><article><h2>Kommentare</h2><p>Sehr lecker, 5 Sterne!</p></article></main>`,
    ),
  },
  {
    name: 'a French portal: count, unit and name in elements, steps under Étape',
    says: `= Clafoutis aux cerises
- 500 g de cerises
- 4 oeufs
- 25 cl de lait
- 1 pincée de sel
* Lavez et équeutez les cerises.
* Battez les oeufs avec le sucre, ajoutez la farine puis le lait.
* Versez sur les cerises et enfournez 40 minutes.`,
    source: page(
      'fr',
      'Clafoutis aux cerises : la vraie recette',
      `<div class="main-title"><h1>Clafoutis aux cerises</h1></div><div class="recipe-primary"><span>1h</span> • <span>facile</span></div><div class="mrtn-recette_ingredients"><div class="mrtn-recette_ingredients-head"><h2>Ingrédients</h2><div class="mrtn-recette_ingredients-counter">6 personnes</div></div><div class="mrtn-recette_ingredients-items"><div class="card-ingredient"><div class="card-ingredient-content"><img alt="cerise"><span class="card-ingredient-title"><span class="card-ingredient-quantity"><span class="count">500</span><span class="unit"> g</span></span> <span class="ingredient-name">de cerises</span></span></div></div><div class="card-ingredient"><span class="card-ingredient-title"><span class="card-ingredient-quantity"><span class="count">4</span></span> <span class="ingredient-name">oeufs</span></span></div><div class="card-ingredient"><span class="card-ingredient-title"><span class="count">25</span><span class="unit"> cl</span> <span class="ingredient-name">de lait</span></span></div><div class="card-ingredient"><span class="card-ingredient-title"><span class="count">1</span><span class="unit"> pincée</span> <span class="ingredient-name">de sel</span></span></div></div></div><div class="recipe-preparation"><h2>Préparation</h2><div class="time"><div>Temps total : 1 h</div><div>Préparation : 20 min</div></div><div class="recipe-step-list"><div class="recipe-step-list__container"><div class="recipe-step-list__head"><h3>Étape 1</h3></div><p>Lavez et équeutez les cerises.</p></div><div class="recipe-step-list__container"><h3>Étape 2</h3><p>Battez les oeufs avec le sucre, ajoutez la farine puis le lait.</p></div><div class="recipe-step-list__container"><h3>Étape 3</h3><p>Versez sur les cerises et enfournez 40 minutes.</p></div></div></div>`,
    ),
  },
  {
    name: 'an Italian site: the amount behind the name, numbers of pictures within the text',
    says: `= Gnocchi alla romana
- Semolino 250 g
- Latte intero 1 l
- Tuorli 2
- Noce moscata q.b.
* Portate a bollore il latte con il burro.
* Versate il semolino a pioggia e mescolate.
* Stendete, ritagliate i dischi e gratinate.`,
    source: page(
      'it',
      'Gnocchi alla romana - La ricetta di Zia Pina',
      `<h1 class="gz-title-recipe">Gnocchi alla romana</h1><div class="gz-ingredients"><h2 class="gz-title-section">Ingredienti per 4 persone</h2><dl class="gz-list-ingredients"><dd class="gz-ingredient"><a href="/semolino">Semolino</a> <span>250 g</span></dd><dd class="gz-ingredient"><a href="/latte">Latte intero</a> <span>1 l</span></dd><dd class="gz-ingredient"><a href="/uova">Tuorli</a> <span>2</span></dd><dd class="gz-ingredient"><a href="/noce">Noce moscata</a> <span>q.b.</span></dd></dl></div><h2 class="gz-title-section">Come preparare gli Gnocchi alla romana</h2><div class="gz-content-recipe"><div class="gz-content-recipe-step"><img src="1.jpg"><p>Portate a bollore il latte con il burro.</p></div><div class="gz-content-recipe-step"><img src="2.jpg"><p>Versate il semolino a pioggia e mescolate.</p></div><div class="gz-content-recipe-step"><p>Stendete, ritagliate i dischi e gratinate.</p></div></div><h2 class="gz-title-section">Conservazione</h2><p>In frigorifero per 2 giorni.</p>`,
    ),
  },
  {
    name: 'a Spanish blog: everything in paragraphs with dashes',
    says: `= Salmorejo cordobés
- 1 kg de tomates maduros
- 200 g de pan del día anterior
- 1 diente de ajo
- 150 ml de aceite de oliva
* Lavamos los tomates y los trituramos.
* Añadimos el pan y dejamos reposar diez minutos.
* Agregamos el ajo y el aceite y trituramos hasta que quede fino.`,
    source: page(
      'es',
      'Salmorejo cordobés - Cocina de mi pueblo',
      `<div class="entry"><h1>Salmorejo cordobés</h1><p>Hoy os traigo un clásico del verano.</p><p><strong>INGREDIENTES (4 personas):</strong></p><p>- 1 kg de tomates maduros<br>- 200 g de pan del día anterior<br>- 1 diente de ajo<br>- 150 ml de aceite de oliva</p><p><strong>ELABORACIÓN:</strong></p><p>1.- Lavamos los tomates y los trituramos.</p><p>2.- Añadimos el pan y dejamos reposar diez minutos.</p><p>3.- Agregamos el ajo y el aceite y trituramos hasta que quede fino.</p><p><strong>¿Te ha gustado?</strong></p><p>Compártelo.</p></div>`,
    ),
  },
  {
    name: 'a Dutch supermarket: cards and counted steps',
    says: `= Boerenkoolstamppot met rookworst
- 1 kg kruimige aardappelen
- 600 g boerenkool
- 1 rookworst
- 150 ml melk
* Schil de aardappelen en snijd in stukken.
* Kook aardappelen en boerenkool 20 min.
* Stamp met de melk en serveer met de rookworst.`,
    source: page(
      'nl',
      'Boerenkoolstamppot met rookworst recept - Winkel',
      `<header><h1 data-testhook="title">Boerenkoolstamppot met rookworst</h1></header><div class="recipe-ingredients_root__Ab1"><h2>Ingrediënten</h2><p>4 personen</p><div class="recipe-ingredients_list__x9"><div class="ingredient_row__a"><p class="ingredient_unit__b">1 kg</p><p class="ingredient_name__c">kruimige aardappelen</p></div><div class="ingredient_row__a"><p class="ingredient_unit__b">600 g</p><p class="ingredient_name__c">boerenkool</p></div><div class="ingredient_row__a"><p class="ingredient_unit__b">1</p><p class="ingredient_name__c">rookworst</p></div><div class="ingredient_row__a"><p class="ingredient_unit__b">150 ml</p><p class="ingredient_name__c">melk</p></div></div></div><div class="recipe-preparation_root__z"><h2>Aan de slag</h2><div class="recipe-steps_step__q"><span class="recipe-steps_index__r">1</span><p>Schil de aardappelen en snijd in stukken.</p></div><div class="recipe-steps_step__q"><span class="recipe-steps_index__r">2</span><p>Kook aardappelen en boerenkool 20 min.</p></div><div class="recipe-steps_step__q"><span class="recipe-steps_index__r">3</span><p>Stamp met de melk en serveer met de rookworst.</p></div></div><h2>Voedingswaarden</h2><p>Energie 650 kcal</p>`,
    ),
  },
  {
    name: 'a Swedish portal with sections',
    says: `= Kycklinggryta med curry
+ Gryta
- 600 g kycklingfilé
- 2 msk curry
- 3 dl grädde
+ Till servering
- kokt ris
* Strimla kycklingen och bryn den i smör.
* Rör i curryn och späd med grädden.
* Låt puttra i 10 minuter. Servera med ris.`,
    source: page(
      'sv',
      'Kycklinggryta med curry | Köksbordet',
      `<h1>Kycklinggryta med curry</h1><div id="ingredients" class="ingredients-list-group"><h2>Ingredienser</h2><div>4 portioner</div><h3 class="ingredients-list-group__heading">Gryta</h3><div class="ingredients-list-group__card"><span class="ingredients-list-group__card__qty">600 g</span><span class="ingredients-list-group__card__ingr">kycklingfilé</span></div><div class="ingredients-list-group__card"><span class="ingredients-list-group__card__qty">2 msk</span><span class="ingredients-list-group__card__ingr">curry</span></div><div class="ingredients-list-group__card"><span class="ingredients-list-group__card__qty">3 dl</span><span class="ingredients-list-group__card__ingr">grädde</span></div><h3 class="ingredients-list-group__heading">Till servering</h3><div class="ingredients-list-group__card"><span class="ingredients-list-group__card__ingr">kokt ris</span></div></div><div id="steps" class="cooking-steps"><h2>Gör så här</h2><div class="cooking-steps-main"><div class="cooking-steps-card">Strimla kycklingen och bryn den i smör.</div><div class="cooking-steps-card">Rör i curryn och späd med grädden.</div><div class="cooking-steps-card">Låt puttra i 10 minuter. Servera med ris.</div></div></div>`,
    ),
    sections: true,
  },
  {
    name: 'a Danish blog',
    says: `= Hindbærsnitter
+ Mørdej
- 250 g smør
- 400 g hvedemel
- 125 g flormelis
+ Fyld
- 200 g hindbærmarmelade
* Smuldr smør og mel sammen.
* Rul dejen ud og bag den 12 min. ved 200 grader.
* Læg sammen med marmeladen og pynt med glasur.`,
    source: page(
      'da',
      'Hindbærsnitter – opskrift på nemme hindbærsnitter',
      `<article><h1>Hindbærsnitter</h1><p>Jeg elsker hindbærsnitter.</p><p><strong>Du skal bruge:</strong></p><p><em>Mørdej</em></p><ul><li>250 g smør</li><li>400 g hvedemel</li><li>125 g flormelis</li></ul><p><em>Fyld</em></p><ul><li>200 g hindbærmarmelade</li></ul><p><strong>Sådan gør du:</strong></p><ol><li>Smuldr smør og mel sammen.</li><li>Rul dejen ud og bag den 12 min. ved 200 grader.</li><li>Læg sammen med marmeladen og pynt med glasur.</li></ol><p>God fornøjelse!</p></article>`,
    ),
    sections: true,
  },
  {
    name: 'a Norwegian dairy',
    says: `= Rømmegrøt
- 6 dl seterrømme
- 2 dl hvetemel
- 6 dl helmelk
- 1 ts salt
* La rømmen koke under lokk i 10 minutter.
* Sikt over halvparten av melet og kok til smøret kommer.
* Spe med melk og smak til med salt.`,
    source: page(
      'nb',
      'Rømmegrøt - oppskrift',
      `<h1>Rømmegrøt</h1><section class="ingredients"><h2>Ingredienser</h2><span>4 porsjoner</span><table><tr><td>6 dl</td><td>seterrømme</td></tr><tr><td>2 dl</td><td>hvetemel</td></tr><tr><td>6 dl</td><td>helmelk</td></tr><tr><td>1 ts</td><td>salt</td></tr></table></section><section class="directions"><h2>Slik gjør du</h2><ol>${list(['La rømmen koke under lokk i 10 minutter.', 'Sikt over halvparten av melet og kok til smøret kommer.', 'Spe med melk og smak til med salt.'])}</ol></section>`,
    ),
  },
  {
    name: 'a Polish blog of breaks and dashes',
    says: `= Zupa ogórkowa
- 500 g żeberek
- 5 ogórków kiszonych
- 4 ziemniaki
- 100 ml śmietany
* Żeberka zalać wodą i gotować godzinę.
* Dodać pokrojone ziemniaki, gotować do miękkości.
* Ogórki zetrzeć na tarce, dodać do zupy i zabielić śmietaną.`,
    source: page(
      'pl',
      'Zupa ogórkowa - Smaki babci',
      `<div class="post"><h2 class="post-title">Zupa ogórkowa</h2><div class="post-content"><p>Najlepsza na zimę.</p><p><b>Składniki:</b><br>• 500 g żeberek<br>• 5 ogórków kiszonych<br>• 4 ziemniaki<br>• 100 ml śmietany</p><p><b>Wykonanie:</b></p><p>Żeberka zalać wodą i gotować godzinę.</p><p>Dodać pokrojone ziemniaki, gotować do miękkości.</p><p>Ogórki zetrzeć na tarce, dodać do zupy i zabielić śmietaną.</p><p>Smacznego!</p></div></div>`,
    ),
  },
  {
    name: 'a Brazilian portal with sections',
    says: `= Bolo de cenoura
+ Massa
- 3 cenouras médias
- 4 ovos
- 2 xícaras (chá) de farinha de trigo
+ Cobertura
- 1 colher (sopa) de manteiga
- 3 colheres (sopa) de chocolate em pó
# Massa
* Bata as cenouras com os ovos no liquidificador.
* Misture a farinha e asse por 40 minutos.
# Cobertura
* Leve tudo ao fogo até engrossar e despeje sobre o bolo.`,
    source: page(
      'pt-BR',
      'Bolo de cenoura | Receitas da Nona',
      `<h1>Bolo de cenoura</h1><div class="ingredients"><h2>Ingredientes (8 porções)</h2><h3>Massa</h3><ul>${list(['3 cenouras médias', '4 ovos', '2 xícaras (chá) de farinha de trigo'])}</ul><h3>Cobertura</h3><ul>${list(['1 colher (sopa) de manteiga', '3 colheres (sopa) de chocolate em pó'])}</ul></div><div class="preparation"><h2>Modo de preparo</h2><h3>Massa</h3><ol>${list(['Bata as cenouras com os ovos no liquidificador.', 'Misture a farinha e asse por 40 minutos.'])}</ol><h3>Cobertura</h3><ol>${list(['Leve tudo ao fogo até engrossar e despeje sobre o bolo.'])}</ol></div><h2>Informações nutricionais</h2><p>320 kcal</p>`,
    ),
    sections: true,
  },
  {
    name: 'a Finnish magazine',
    says: `= Raparperipiirakka
- 150 g voita
- 1 dl sokeria
- 1 muna
- 500 g raparperia
* Vaahdota voi ja sokeri.
* Lisää muna ja jauhot, painele vuokaan.
* Levitä raparperit pohjalle ja paista 200 asteessa 30 minuuttia.`,
    source: page(
      'fi',
      'Raparperipiirakka | Keittiö',
      `<h1>Raparperipiirakka</h1><h2>Ainekset</h2><p>12 annosta</p><ul>${list(['150 g voita', '1 dl sokeria', '1 muna', '500 g raparperia'])}</ul><h2>Valmistusohje</h2><div><p>1. Vaahdota voi ja sokeri.</p><p>2. Lisää muna ja jauhot, painele vuokaan.</p><p>3. Levitä raparperit pohjalle ja paista 200 asteessa 30 minuuttia.</p></div><h2>Lisää reseptejä</h2><ul><li>Omenapiirakka</li></ul>`,
    ),
  },
  {
    name: 'a newspaper whose ingredients are one paragraph a row, with the tip of the cook',
    says: `= Roast squash with tahini
- 1 large kabocha squash (about 3 pounds)
- ¼ cup extra-virgin olive oil
- Kosher salt and black pepper
- ⅓ cup tahini
* Heat the oven to 425 degrees. Cut the squash into wedges.
* Toss with the oil, season and roast for 35 minutes.
* Loosen the tahini with lemon juice and drizzle it over.`,
    source: page(
      'en',
      'Roast squash with tahini - The Daily Table',
      `<article><h1>Roast squash with tahini</h1><p class="byline">By Nell Marsh</p><div class="lede"><p>Kabocha is the best of them.</p></div><div class="sidebar-recipe"><h3>Ingredients</h3><p class="yield">Serves 4</p><p class="quantity">1 large kabocha squash (about 3 pounds)</p><p class="quantity">¼ cup extra-virgin olive oil</p><p class="quantity">Kosher salt and black pepper</p><p class="quantity">⅓ cup tahini</p></div><div class="prep"><h3>Preparation</h3><p><span class="label">Step 1</span></p><p>Heat the oven to 425 degrees. Cut the squash into wedges.</p><p><span class="label">Step 2</span></p><p>Toss with the oil, season and roast for 35 minutes.</p><p><span class="label">Step 3</span></p><p>Loosen the tahini with lemon juice and drizzle it over.</p><h4>Tip</h4><p>No need to peel it.</p></div></article>`,
    ),
  },
  {
    name: 'a forum: a recipe in the first post, thanks below',
    says: `= Slow cooker pulled pork
- 2kg pork shoulder
- 250ml cider
- 2 tbsp brown sugar
- 1 tbsp smoked paprika
* Rub the pork with the sugar and paprika.
* Put it in the slow cooker with the cider for 8 hours on low.
* Shred with two forks.`,
    source: page(
      'en',
      'Slow cooker pulled pork - Kitchen Forum',
      `<div id="thread"><h1>Slow cooker pulled pork</h1><div class="post" id="p1"><div class="author">bigdave_71 <span>Posts: 412</span></div><div class="message">As promised:<br><br>Ingredients<br>2kg pork shoulder<br>250ml cider<br>2 tbsp brown sugar<br>1 tbsp smoked paprika<br><br>Method<br>Rub the pork with the sugar and paprika.<br>Put it in the slow cooker with the cider for 8 hours on low.<br>Shred with two forks.</div></div><div class="post reply" id="p2"><div class="author">marge</div><div class="message">Thanks Dave, trying this on Sunday!</div></div></div>`,
    ),
  },
  {
    name: 'a chat with names and times',
    says: `= Overnight oats
- 50 g oats
- 100 ml milk
- 1 spoon honey
* Stir it all in a jar.
* Leave in the fridge overnight.`,
    source: `Overnight oats

you need:
50 g oats
100 ml milk
1 spoon honey

how to make:
Stir it all in a jar.
Leave in the fridge overnight.`,
  },
  {
    name: 'an answer with Markdown, bold labels and emoji',
    says: `= Veganes Thai-Curry
- 400 ml Kokosmilch
- 2 EL rote Currypaste
- 1 Block Tofu (200 g)
- 1 rote Paprika
* Tofu würfeln und knusprig anbraten.
* Currypaste kurz mitrösten, mit Kokosmilch ablöschen.
* Paprika zugeben und 8 Minuten köcheln lassen.`,
    source: `# 🍛 Veganes Thai-Curry

**Portionen:** 2
**Zeit:** 25 Minuten

## 🛒 Zutaten

- **400 ml** Kokosmilch
- **2 EL** rote Currypaste
- **1 Block** Tofu (200 g)
- **1** rote Paprika

## 👩‍🍳 Zubereitung

1. **Tofu würfeln** und knusprig anbraten.
2. Currypaste kurz mitrösten, mit Kokosmilch ablöschen.
3. Paprika zugeben und 8 Minuten köcheln lassen.

Guten Appetit! 😋`,
  },
  {
    name: 'a mail with quotes and a signature',
    says: `= Mum's flapjacks
- 250g porridge oats
- 125g butter
- 125g brown sugar
- 2-3 tbsp golden syrup
* Melt the butter, sugar and syrup in a pan.
* Stir in the oats and press into a tin.
* Bake at 180 for 20 minutes and cut while warm.`,
    source: `> Hi love, here you go
>
> Mum's flapjacks
>
> 250g porridge oats
> 125g butter
> 125g brown sugar
> 2-3 tbsp golden syrup
>
> Melt the butter, sugar and syrup in a pan.
> Stir in the oats and press into a tin.
> Bake at 180 for 20 minutes and cut while warm.
>
> xx Mum`,
  },
  {
    name: 'a caption of a film with hashtags',
    says: `= GARLIC BUTTER SHRIMP
- 1 lb shrimp
- 4 tbsp butter
- 5 cloves garlic
- juice of 1 lemon
* Melt butter in a pan
* Add garlic and cook 1 min
* Add shrimp, cook 2 min per side, add lemon`,
    source: `GARLIC BUTTER SHRIMP 🍤🔥

INGREDIENTS
▪️1 lb shrimp
▪️4 tbsp butter
▪️5 cloves garlic
▪️juice of 1 lemon

DIRECTIONS
1️⃣ Melt butter in a pan
2️⃣ Add garlic and cook 1 min
3️⃣ Add shrimp, cook 2 min per side, add lemon

#shrimp #dinner #fyp`,
  },
  {
    name: 'a scan of a card, in capitals',
    says: `= NANA'S FUDGE
- 3 C. SUGAR
- 2/3 C. COCOA
- 1 1/2 C. MILK
- 1/4 C. BUTTER
* COMBINE SUGAR, COCOA AND MILK IN A HEAVY PAN.
* BRING TO A BOIL, COOK TO SOFT BALL STAGE.
* ADD BUTTER, COOL AND BEAT UNTIL THICK.`,
    source: `NANA'S FUDGE

3 C. SUGAR
2/3 C. COCOA
1 1/2 C. MILK
1/4 C. BUTTER

COMBINE SUGAR, COCOA AND MILK IN A HEAVY PAN.
BRING TO A BOIL, COOK TO SOFT BALL STAGE.
ADD BUTTER, COOL AND BEAT UNTIL THICK.`,
  },
  {
    name: 'an Italian message without any list',
    says: `= Torta di pere della nonna
- 3 pere
- 250 g di farina
- 150 g di zucchero
- 3 uova
- 1 bustina di lievito
* Montare le uova con lo zucchero.
* Aggiungere la farina e il lievito.
* Unire le pere a fettine e cuocere a 180° per 45 minuti.`,
    source: `Torta di pere della nonna

Ingredienti: 3 pere, 250 g di farina, 150 g di zucchero, 3 uova, 1 bustina di lievito

Procedimento:
Montare le uova con lo zucchero.
Aggiungere la farina e il lievito.
Unire le pere a fettine e cuocere a 180° per 45 minuti.`,
  },
  {
    name: 'a magazine in parts that are each a heading, with what the cook needs besides',
    says: `= Whole30 Chili
- 2 pounds ground beef
- 1 onion, diced
- 28 oz crushed tomatoes
* Brown the beef and onion in a large pot.
* Add the tomatoes and simmer for 1 hour.
* Season and serve.`,
    source: page(
      'en',
      'Whole30 Chili',
      `<div class="loc article-content"><h1 class="article-heading">Whole30 Chili</h1><div class="mm-recipes-details"><div>Prep Time: 10 mins</div><div>Servings: 6</div></div><div class="comp mm-recipes-structured-ingredients"><h2 class="mm-recipes-structured-ingredients__heading">Ingredients</h2><ul class="mm-recipes-structured-ingredients__list"><li class="mm-recipes-structured-ingredients__list-item"><p><span data-ingredient-quantity="true">2</span> <span data-ingredient-unit="true">pounds</span> <span data-ingredient-name="true">ground beef</span></p></li><li class="mm-recipes-structured-ingredients__list-item"><p><span data-ingredient-quantity="true">1</span> <span data-ingredient-name="true">onion</span>, diced</p></li><li class="mm-recipes-structured-ingredients__list-item"><p><span>28</span> <span>oz</span> <span>crushed tomatoes</span></p></li></ul></div><div class="comp mm-recipes-steps"><h2 class="mm-recipes-steps__heading">Directions</h2><div class="mm-recipes-steps__content"><ol class="comp mntl-sc-block mntl-sc-block-group--OL"><li class="comp mntl-sc-block-group--LI"><p>Brown the beef and onion in a large pot.</p><figure class="comp mntl-sc-block-image"><figcaption><span class="figure-article-caption-owner">Photo by staff</span></figcaption></figure></li><li><p>Add the tomatoes and simmer for 1 hour.</p></li><li><p>Season and serve.</p></li></ol></div></div><div class="mm-recipes-nutrition-facts"><h2>Nutrition Facts</h2><table><tr><td>320</td><td>Calories</td></tr></table></div></div>`,
    ),
  },
])
