// Recipes made up for the half of the corpus that no rule of the reader was made with.
import { recipesOf } from '../recipe.ts'

export const recipes = recipesOf(`
= Smoky Lentil Cottage Pie
@ en 6 75
+ For the filling
- 2 tbsp olive oil
- 1 large onion, finely chopped
- 250 g green lentils
- 1 tsp smoked paprika
- 2 tins (400 g each) chopped tomatoes
+ For the mash
- 1 kg floury potatoes
- 50 g butter
- salt & pepper
# Make the filling
* Heat the oil in a wide pan and soften the onion for 10 minutes.
* Stir in the lentils, paprika and tomatoes. Cover and simmer for 30 minutes until the lentils are tender.
# Top and bake
* Boil the potatoes, drain them and mash with the butter.
* Spoon the mash over the filling and bake at 200C for 25 minutes until golden.

= Lemon Thyme Shortbread
@ en 24 40
- 1 cup (225 g) unsalted butter, softened
- ½ cup icing sugar
- 2 cups plain flour
- 1 tbsp fresh thyme leaves
- zest of 2 lemons
- pinch of salt
* Beat the butter and sugar until pale and fluffy.
* Fold in the flour, thyme, lemon zest and salt until a dough forms.
* Roll into a log, wrap and chill for 30 minutes.
* Slice into rounds and bake at 170°C for 12–14 minutes.

= Weeknight Peanut Noodles
@ en 2 20
- 200 g dried wheat noodles
- 3 tbsp smooth peanut butter
- 2 tbsp soy sauce
- 1 clove garlic, grated
- 1-2 tsp chilli oil
- Spring onions, to serve
* Cook the noodles according to the packet and keep a cup of the water.
* Whisk peanut butter, soy sauce, garlic and chilli oil with a splash of the hot water.
* Toss the noodles through the sauce and scatter with spring onions.

= Grandma's Rhubarb Crumble
@ en 4 55
- 600 g rhubarb, cut into 3 cm pieces
- 80 g caster sugar
- 1 orange, juiced
- 150 g plain flour
- 100 g cold butter
- 50 g rolled oats
* Preheat the oven to 190°C.
* Put the rhubarb, half of the sugar and the orange juice in a baking dish.
* Rub the butter into the flour, then stir in the oats and the remaining sugar.
* Scatter over the fruit and bake for 35 minutes.
* Leave to cool for 10 minutes before serving.

= Kürbisrisotto mit Salbei
@ de 4 45
- 1 kleiner Hokkaidokürbis (ca. 800 g)
- 300 g Risottoreis
- 1 Zwiebel
- 150 ml Weißwein
- 1 l heiße Gemüsebrühe
- 60 g Parmesan
- 10 Blätter Salbei
- Salz, Pfeffer
* Den Kürbis waschen, entkernen und in kleine Würfel schneiden. Die Zwiebel fein hacken.
* Zwiebel und Kürbis in etwas Öl andünsten, den Reis zugeben und glasig werden lassen.
* Mit dem Wein ablöschen und nach und nach die Brühe angießen, dabei rühren.
* Den Parmesan unterheben, mit Salz und Pfeffer abschmecken und mit Salbei servieren.

= Saftiger Möhrenkuchen vom Blech
@ de 12 60
+ Für den Teig
- 4 Eier
- 200 g Zucker
- 250 g gemahlene Haselnüsse
- 300 g Möhren
- 100 g Mehl
- 2 TL Backpulver
+ Für den Guss
- 200 g Frischkäse
- 50 g Puderzucker
# Teig
* Die Möhren schälen und fein raspeln. Den Backofen auf 180 Grad vorheizen.
* Eier und Zucker schaumig schlagen, Haselnüsse, Mehl und Backpulver unterrühren und die Möhren unterheben.
* Auf ein Blech streichen und etwa 35 Minuten backen.
# Guss
* Frischkäse und Puderzucker glatt rühren und auf dem abgekühlten Kuchen verteilen.

= Linsensuppe nach Omas Art
@ de 4 50
- 300 g Tellerlinsen
- 2 Karotten
- 1/4 Sellerieknolle
- 1 Stange Lauch
- 2 EL Essig
- 4 Paar Wiener Würstchen
* Linsen waschen und mit 1,5 Liter Wasser aufsetzen.
* Das Gemüse putzen, würfeln und nach 20 Minuten zu den Linsen geben.
* Mit Essig abschmecken und die Würstchen in der Suppe erwärmen.

= Tarte aux poireaux et au chèvre
@ fr 6 50
- 1 pâte brisée
- 3 poireaux
- 20 cl de crème fraîche
- 3 œufs
- 1 bûche de chèvre
- Sel et poivre
* Préchauffez le four à 180 °C.
* Émincez les poireaux et faites-les fondre 15 minutes à la poêle avec un peu d'huile.
* Battez les œufs avec la crème, salez et poivrez.
* Disposez les poireaux et le fromage sur la pâte, versez l'appareil et enfournez 30 minutes.

= Mousse au chocolat de Mamie
@ fr 4 20
- 200 g de chocolat noir
- 6 œufs
- 1 pincée de sel
- 1 sachet de sucre vanillé
* Faites fondre le chocolat au bain-marie.
* Séparez les blancs des jaunes et mélangez les jaunes au chocolat tiède.
* Montez les blancs en neige avec le sel, puis incorporez-les délicatement.
* Réservez au frais pendant 4 heures.

= Lentejas con chorizo
@ es 4 60
- 400 g de lentejas pardinas
- 1 chorizo
- 1 zanahoria
- 1 cebolla
- 2 dientes de ajo
- 1 cucharadita de pimentón
- Sal al gusto
* Picar la cebolla, el ajo y la zanahoria y sofreír en una olla con aceite.
* Añadir el pimentón y el chorizo en rodajas y remover un minuto.
* Incorporar las lentejas, cubrir con agua y cocer a fuego lento durante 40 minutos.
* Rectificar de sal y dejar reposar antes de servir.

= Flan de coco casero
@ es 8 70
- 4 huevos
- 1 lata de leche condensada
- 400 ml de leche de coco
- 100 g de azúcar
* Preparar un caramelo con el azúcar y cubrir el fondo del molde.
* Batir los huevos con la leche condensada y la leche de coco.
* Verter en el molde y hornear al baño maría a 170 °C durante 50 minutos.

= Pasta e ceci
@ it 4 40
- 250 g di ceci lessati
- 200 g di ditalini
- 1 spicchio d'aglio
- 1 rametto di rosmarino
- 2 cucchiai di passata di pomodoro
- olio extravergine d'oliva q.b.
* In una pentola fate rosolare l'aglio e il rosmarino con un filo d'olio.
* Unite i ceci e la passata e lasciate insaporire per 5 minuti.
* Aggiungete acqua calda, portate a bollore e cuocete la pasta.
* Servite con un giro d'olio a crudo.

= Torta di mele della nonna
@ it 8 65
- 3 mele
- 3 uova
- 180 g di zucchero
- 250 g di farina 00
- 100 ml di latte
- 1 bustina di lievito
* Sbucciate le mele e tagliatele a fettine sottili.
* Montate le uova con lo zucchero, poi unite il latte, la farina e il lievito.
* Versate nello stampo, disponete le mele e infornate a 180 °C per 45 minuti.

= Boerenkoolstamppot
@ nl 4 40
- 1,5 kg kruimige aardappelen
- 600 g gesneden boerenkool
- 1 rookworst
- 200 ml melk
- 1 eetlepel mosterd
* Schil de aardappelen en kook ze met de boerenkool in 20 minuten gaar.
* Verwarm de rookworst in heet water.
* Giet af, voeg de melk en de mosterd toe en stamp alles fijn.

= Kanelbullar med kardemumma
@ sv 30 120
- 50 g jäst
- 5 dl mjölk
- 150 g smör
- 1,5 dl strösocker
- 14 dl vetemjöl
- 2 msk kanel
* Smält smöret, tillsätt mjölken och värm till 37 grader.
* Smula jästen i en bunke och rör ut den med vätskan. Tillsätt socker och mjöl och arbeta degen smidig.
* Låt jäsa i 30 minuter. Kavla ut, bred på smör och kanel och rulla ihop.
* Skär i bitar och grädda mitt i ugnen i 225 grader i 8 minuter.

= Frikadeller med kold kartoffelsalat
@ da 4 60
- 500 g hakket svinekød
- 1 løg
- 1 æg
- 2 dl mælk
- 4 spsk hvedemel
- 1 tsk salt
* Riv løget og rør det med kødet og saltet.
* Tilsæt æg, mel og mælk og lad farsen hvile i køleskabet i 30 minutter.
* Form frikadellerne og steg dem i smør i cirka 5 minutter på hver side.

= Fiskesuppe fra kysten
@ nb 4 45
- 400 g torskefilet
- 200 g reker
- 1 l fiskekraft
- 3 dl fløte
- 2 gulrøtter
- 1 ss hvetemel
* Skjær gulrøttene i strimler og kok dem i kraften i 5 minutter.
* Rør ut melet i litt fløte og visp det i suppen.
* Legg fisken i suppen og la den trekke i 5 minutter. Tilsett rekene rett før servering.

= Pierogi z kapustą i grzybami
@ pl 6 90
- 500 g mąki pszennej
- 250 ml ciepłej wody
- 400 g kapusty kiszonej
- 50 g suszonych grzybów
- 1 cebula
- 2 łyżki oleju
* Grzyby namoczyć na noc, ugotować i posiekać.
* Kapustę odcisnąć, poszatkować i udusić z cebulą oraz grzybami.
* Z mąki i wody zagnieść ciasto, rozwałkować i wycinać krążki.
* Nakładać farsz, zlepić brzegi i gotować we wrzącej wodzie przez 4 minuty.

= Arroz de pato
@ pt 6 100
- 1 pato
- 400 g de arroz carolino
- 1 chouriço
- 1 cebola
- 2 folhas de louro
- Sal e pimenta a gosto
* Coza o pato em água com o louro, a cebola e o sal durante uma hora.
* Desfie a carne e reserve o caldo.
* Coza o arroz no caldo e envolva o pato desfiado.
* Cubra com rodelas de chouriço e leve ao forno por 15 minutos.

= Mustikkapiirakka
@ fi 10 60
- 150 g voita
- 1 dl sokeria
- 1 muna
- 3 dl vehnäjauhoja
- 1 tl leivinjauhetta
- 5 dl mustikoita
* Vaahdota pehmeä voi ja sokeri, lisää muna ja sekoita.
* Yhdistä kuivat aineet ja sekoita ne taikinaan.
* Painele taikina vuokaan, levitä mustikat päälle ja paista 200 asteessa 30 minuuttia.
`)
