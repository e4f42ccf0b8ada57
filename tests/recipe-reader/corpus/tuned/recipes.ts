// Recipes made up for the half of the corpus that the rules of the reader were made with.
import { recipesOf } from '../recipe.ts'

export const recipes = recipesOf(`
= Miso Butter Corn Chowder
@ en 4 35
- 4 ears of corn, kernels cut off (about 3 cups)
- 2 tablespoons white miso
- 30g butter
- 3 cups (720ml) vegetable stock
- One 13.5-ounce can coconut milk
- Salt
- Freshly ground black pepper, to taste
- Chives, for serving
* Melt the butter in a pot over medium heat. Add the corn and cook, stirring, 5 minutes
* Whisk the miso into the stock, pour over the corn and bring to a boil; simmer 15 minutes
* Blend half of it, return to the pot with the coconut milk and warm through
* Season and serve with chives

= Black Bean Brownies (No Flour!)
@ en 16 45
+ Brownies
- 1 1/2 cups black beans, drained & rinsed
- 2 large eggs
- ⅓ cup maple syrup
- ¼ teaspoon baking powder
+ Topping
- ½ cup chopped walnuts
- 1–2 tablespoons cocoa nibs (optional)
# Brownies
* Preheat oven to 350°F and grease an 8x8" pan.
* Blend beans, eggs, syrup and baking powder until very smooth, about 2 minutes; scrape down the sides.
# Topping
* Scatter with walnuts and nibs.
* Bake for 25 to 30 minutes, until the edges pull away. Cool completely before cutting.

= Slow Cooker Harissa Chickpeas
@ en 6 250
- 500 g dried chickpeas, soaked overnight
- 3 tbsp harissa paste
- 2 red onions, sliced
- Juice of ½ lemon
- Large handful of coriander, leaves picked
* Put everything but the lemon and coriander in the slow cooker, cover with 1.2 litres of water.
* Cook on high for 4 hours.
* Stir in the lemon juice, top with coriander and serve.

= Käsespätzle mit Röstzwiebeln
@ de 4 50
+ Spätzle
- 400 g Mehl (Type 405)
- 4 Eier (Größe M)
- ca. 150 ml Mineralwasser
+ Außerdem
- 250 g Bergkäse, gerieben
- 3 große Zwiebeln
- 2 EL Butterschmalz
- etwas Schnittlauch
* Mehl, Eier, Mineralwasser und 1 TL Salz verrühren, bis der Teig Blasen wirft. 10 Minuten ruhen lassen.
* Zwiebeln in Ringe schneiden und im Butterschmalz goldbraun rösten.
* Teig portionsweise in kochendes Salzwasser hobeln. Sobald die Spätzle oben schwimmen, abschöpfen.
* Spätzle und Käse abwechselnd schichten, mit Zwiebeln und Schnittlauch bestreut servieren.

= Rote-Bete-Salat mit Walnüssen
@ de 2 15
- 500 g Rote Bete (vorgegart)
- 1 Apfel
- 40 g Walnusskerne
- 2 EL Apfelessig
- 1 TL Senf
- n. B. Salz und Pfeffer
* Rote Bete und Apfel in Scheiben schneiden
* Aus Essig, Senf, Salz und Pfeffer ein Dressing rühren
* Alles mischen und mit Walnüssen bestreuen

= Zwetschgenknödel
@ de 8 60
- 500 g mehligkochende Kartoffeln
- 150 g Mehl
- 1 Ei
- 8 Zwetschgen
- 80 g Semmelbrösel
- Zimt und Zucker
* Kartoffeln kochen, pellen und noch heiß durchpressen.
* Mit Mehl und Ei zu einem Teig verkneten und in acht Stücke teilen.
* Jede Zwetschge mit Teig umhüllen und 12 Minuten in siedendem Wasser ziehen lassen.
* In gerösteten Bröseln wälzen und mit Zimtzucker bestreuen.

= Gratin de courgettes à l'ail
@ fr 4 45
- 1 kg de courgettes
- 2 gousses d'ail
- 25 cl de crème liquide
- 100 g de gruyère râpé
- Sel, poivre, muscade
* Préchauffer le four à 200°C (th. 6-7).
* Couper les courgettes en rondelles et les faire revenir 10 minutes.
* Mélanger la crème, l'ail écrasé, le sel, le poivre et la muscade.
* Disposer dans un plat, napper de crème, parsemer de gruyère et cuire 25 minutes.

= Crêpes fines de la Chandeleur
@ fr 15 90
- 250 g de farine
- 4 œufs
- 50 cl de lait
- 1 pincée de sel
- 1 c. à soupe de rhum
- 50 g de beurre fondu
* Mettre la farine dans un saladier et former un puits.
* Ajouter les œufs, puis le lait petit à petit en fouettant.
* Incorporer le beurre, le sel et le rhum. Laisser reposer 1 heure.
* Cuire les crêpes dans une poêle bien chaude, 1 minute par face.

= Tortilla de calabacín
@ es 4 30
- 2 calabacines medianos
- 1 cebolla
- 6 huevos
- Aceite de oliva virgen extra
- Sal
* Cortamos el calabacín y la cebolla en láminas finas.
* Los pochamos en aceite a fuego suave durante 15 minutos.
* Batimos los huevos con sal, mezclamos y cuajamos la tortilla por ambos lados.

= Magdalenas de limón
@ es 12 40
- 3 huevos
- 150 g de azúcar
- 100 ml de aceite de girasol
- 180 g de harina
- Ralladura de 1 limón
* Precalienta el horno a 200 ºC.
* Bate los huevos con el azúcar hasta que blanqueen.
* Añade el aceite, la ralladura y la harina tamizada.
* Reparte en moldes y hornea 15 minutos.

= Gnocchi alla zucca
@ it 4 80
- 1 kg di zucca mantovana
- 300 g di farina 00
- 1 uovo
- 50 g di burro
- 6 foglie di salvia
- sale q.b.
* Cuocete la zucca in forno a 180° per 40 minuti e schiacciatela.
* Impastate con la farina, l'uovo e il sale.
* Formate gli gnocchi e lessateli finché vengono a galla.
* Conditeli con burro fuso e salvia.

= Spinazielasagne
@ nl 4 70
- 600 g verse spinazie
- 250 g ricotta
- 12 lasagnebladen
- 500 ml béchamelsaus
- 100 g geraspte kaas
- snufje nootmuskaat
* Verwarm de oven voor op 180 °C.
* Laat de spinazie slinken, knijp uit en meng met de ricotta en nootmuskaat.
* Bouw lagen van saus, lasagnebladen en spinazie. Eindig met saus en kaas.
* Bak 40 minuten in de oven.

= Krämig svampsoppa
@ sv 4 30
- 400 g champinjoner
- 1 gul lök
- 2 msk smör
- 3 dl grädde
- 5 dl grönsaksbuljong
- salt och peppar
* Skiva svampen och hacka löken. Fräs i smöret.
* Häll på buljong och grädde och låt sjuda i 15 minuter.
* Mixa soppan slät och smaka av.

= Rugbrødslagkage
@ da 8 50
- 150 g revet rugbrød
- 5 æg
- 150 g sukker
- 1 tsk bagepulver
- 5 dl fløde
- 200 g solbær
* Pisk æg og sukker hvidt og skummende.
* Vend rugbrød og bagepulver i, og bag bunden ved 180 grader i 25 minutter.
* Flæk bunden og læg kagen sammen med flødeskum og solbær.

= Zupa ogórkowa
@ pl 5 60
- 6 ogórków kiszonych
- 4 ziemniaki
- 1 marchewka
- 1,5 l bulionu
- 3 łyżki śmietany
- koperek
* Ziemniaki i marchewkę pokroić w kostkę i ugotować w bulionie.
* Ogórki zetrzeć na tarce, poddusić i dodać do zupy.
* Zahartować śmietanę i wlać do zupy. Posypać koperkiem.

= Bolo de cenoura
@ pt 10 60
- 3 cenouras médias
- 4 ovos
- 1 xícara de óleo
- 2 xícaras de açúcar
- 2 xícaras de farinha de trigo
- 1 colher (sopa) de fermento
* Bata no liquidificador as cenouras, os ovos e o óleo.
* Misture o açúcar e a farinha até ficar homogêneo.
* Acrescente o fermento e mexa devagar.
* Asse em forno médio por 40 minutos.

= Karjalanpaisti uunissa
@ fi 6 240
- 500 g naudanpaistia
- 500 g porsaanlapaa
- 3 sipulia
- 10 maustepippuria
- 2 tl suolaa
- vettä
* Paloittele lihat ja lohko sipulit.
* Lado pataan kerroksittain mausteiden kanssa.
* Lisää vettä niin, että liha melkein peittyy. Hauduta uunissa 150 asteessa 3-4 tuntia.

= Lapskaus
@ nb 4 90
- 600 g kokt saltkjøtt
- 6 poteter
- 3 gulrøtter
- ¼ kålrot
- 1 l kraft
* Skjær kjøtt og grønnsaker i terninger.
* Kok alt i kraften til det er mørt, cirka en time.
* Rør om til lapskausen tykner, og smak til med pepper.
`)
