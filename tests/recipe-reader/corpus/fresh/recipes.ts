// Recipes of the fresh part in fifteen languages: rows as amount and name, and the words pages use around them.

export type Fresh = {
  language: string
  title: string
  servings: string
  rows: (readonly [amount: string, name: string])[]
  steps: string[]
  note: string
  words: Record<'ingredients' | 'steps' | 'notes' | 'comments' | 'more' | 'step', string>
}

const fresh = (
  [language, title, servings]: [string, string, string],
  rows: string,
  steps: string,
  note: string,
  words: string,
): Fresh => {
  const [ingredients = '', method = '', notes = '', comments = '', more = '', step = ''] =
    words.split('|')
  return {
    language,
    title,
    servings,
    rows: rows.split('|').map((row) => {
      const [amount = '', name = ''] = row.split('~')
      return [amount, name] as const
    }),
    steps: steps.split('|'),
    note,
    words: { ingredients, steps: method, notes, comments, more, step },
  }
}

export const RECIPES: Fresh[] = [
  fresh(
    ['en', 'Leek and Barley Broth', '4 servings'],
    '2 tbsp~olive oil|3~leeks, sliced|1 1/2 cups~pearl barley|6 cups~vegetable stock|1 handful~parsley, chopped',
    'Warm the oil in a heavy pot and soften the leeks for 10 minutes.|Tip in the barley, stir and pour over the stock.|Simmer for 35 minutes, then scatter with parsley and serve.',
    'Keeps for 3 days in the fridge.',
    'Ingredients|Instructions|Notes|Comments|You may also like|Step',
  ),
  fresh(
    ['de', 'Kürbisgulasch mit Paprika', '4 Portionen'],
    '800 g~Hokkaido-Kürbis|2~Zwiebeln|2 EL~Paprikapulver, edelsüß|400 ml~Gemüsebrühe|1 Prise~Kümmel',
    'Den Kürbis würfeln und die Zwiebeln in Ringe schneiden.|Zwiebeln in Öl glasig dünsten, Paprikapulver kurz mitrösten.|Kürbis und Brühe zugeben und 20 Minuten schmoren lassen.',
    'Dazu passt Bauernbrot.',
    'Zutaten|Zubereitung|Tipps|Kommentare|Das könnte dir auch gefallen|Schritt',
  ),
  fresh(
    ['fr', 'Velouté de panais à la noisette', '4 personnes'],
    '600 g~de panais|1~oignon jaune|80 cl~de bouillon|10 cl~de crème liquide|30 g~de noisettes concassées',
    'Épluchez les panais et coupez-les en morceaux.|Faites revenir l’oignon, ajoutez les panais et le bouillon, puis laissez cuire 25 minutes.|Mixez avec la crème et parsemez de noisettes.',
    'Se congèle très bien.',
    'Ingrédients|Préparation|Astuces|Commentaires|Vous aimerez aussi|Étape',
  ),
  fresh(
    ['es', 'Garbanzos con espinacas', '4 raciones'],
    '400 g~de garbanzos cocidos|300 g~de espinacas frescas|2 dientes~de ajo|1 cucharadita~de comino|3 cucharadas~de aceite de oliva',
    'Dora los ajos laminados en el aceite.|Añade el comino y las espinacas y rehoga 5 minutos.|Incorpora los garbanzos, remueve y deja cocer 10 minutos más.',
    'Están mejor al día siguiente.',
    'Ingredientes|Elaboración|Consejos|Comentarios|También te puede gustar|Paso',
  ),
  fresh(
    ['it', 'Orecchiette alle cime di rapa', '4 persone'],
    '400 g~di orecchiette|1 kg~di cime di rapa|4~acciughe sott’olio|1 spicchio~di aglio|3 cucchiai~di olio extravergine',
    'Pulite le cime di rapa e lessatele in acqua salata per 5 minuti.|Unite le orecchiette nella stessa acqua e cuocetele al dente.|Sciogliete le acciughe nell’olio con l’aglio e condite la pasta.',
    'Aggiungete pangrattato tostato.',
    'Ingredienti|Procedimento|Consigli|Commenti|Potrebbe interessarti anche|Passo',
  ),
  fresh(
    ['nl', 'Stamppot met boerenkool', '4 personen'],
    '1 kg~kruimige aardappelen|500 g~boerenkool|100 ml~warme melk|1~rookworst|2 el~mosterd',
    'Schil de aardappelen en kook ze met de boerenkool in 20 minuten gaar.|Giet af en stamp met de melk en de mosterd tot een grove puree.|Verwarm de rookworst en serveer die in plakken erbij.',
    'Lekker met augurken.',
    'Ingrediënten|Bereiding|Tips|Reacties|Misschien ook lekker|Stap',
  ),
  fresh(
    ['sv', 'Ugnspannkaka med äpple', '4 portioner'],
    '3 dl~vetemjöl|6 dl~mjölk|3~ägg|2~äpplen, i tunna skivor|25 g~smör',
    'Sätt ugnen på 225 grader och smält smöret i en långpanna.|Vispa ihop mjöl, mjölk och ägg till en slät smet.|Häll smeten i pannan, lägg på äpplena och grädda i 25 minuter.',
    'Servera med sylt.',
    'Ingredienser|Gör så här|Tips|Kommentarer|Du kanske också gillar|Steg',
  ),
  fresh(
    ['da', 'Kartoffelsuppe med porrer', '4 personer'],
    '700 g~kartofler|2~porrer|1 l~grøntsagsbouillon|1 dl~piskefløde|1 spsk~hakket purløg',
    'Skræl kartoflerne og skær dem i tern.|Svits porrerne, tilsæt kartofler og bouillon, og kog suppen i 20 minutter.|Blend suppen med fløden og drys med purløg.',
    'Kan fryses.',
    'Ingredienser|Fremgangsmåde|Tips|Kommentarer|Du vil måske også synes om|Trin',
  ),
  fresh(
    ['nb', 'Fiskegryte med fennikel', '4 porsjoner'],
    '600 g~torskefilet|1~fennikel, i strimler|2 dl~kremfløte|4 dl~fiskekraft|2 ss~hakket dill',
    'Surr fennikelen myk i en romslig gryte.|Hell i kraft og fløte og la det koke i 10 minutter.|Legg fisken i gryten, la den trekke i 6 minutter og strø over dill.',
    'Godt med flatbrød til.',
    'Ingredienser|Fremgangsmåte|Tips|Kommentarer|Lignende oppskrifter|Trinn',
  ),
  fresh(
    ['pl', 'Placki z cukinii', '3 porcje'],
    '2~cukinie|1~cebula|2~jajka|5 łyżek~mąki pszennej|1 szczypta~gałki muszkatołowej',
    'Cukinie i cebulę zetrzeć na tarce i odcisnąć z soku.|Dodać jajka, mąkę i gałkę, dokładnie wymieszać.|Smażyć na rozgrzanym oleju po 3 minuty z każdej strony.',
    'Podawać ze śmietaną.',
    'Składniki|Przygotowanie|Wskazówki|Komentarze|Podobne przepisy|Krok',
  ),
  fresh(
    ['pt', 'Caldo verde com broa', '4 porções'],
    '500 g~de batatas|250 g~de couve-galega cortada fina|1~cebola|1/2~chouriço|3 colheres de sopa~de azeite',
    'Coza as batatas e a cebola em água com sal durante 20 minutos.|Triture tudo, junte a couve e deixe ferver mais 5 minutos.|Sirva com rodelas de chouriço e um fio de azeite.',
    'Acompanhe com broa de milho.',
    'Ingredientes|Modo de preparo|Dicas|Comentários|Você também pode gostar|Passo',
  ),
  fresh(
    ['fi', 'Juuressosekeitto', '4 annosta'],
    '500 g~palsternakkaa|300 g~porkkanaa|1~sipuli|8 dl~kasvislientä|1 dl~ruokakermaa',
    'Kuori ja kuutioi juurekset ja sipuli.|Keitä ne liemessä pehmeiksi noin 25 minuutin ajan.|Soseuta keitto, lisää kerma ja kuumenna vielä hetki.',
    'Tarjoa ruisleivän kanssa.',
    'Ainekset|Valmistusohje|Vinkit|Kommentit|Saatat pitää myös näistä|Vaihe',
  ),
  fresh(
    ['cs', 'Bramboráky s majoránkou', '4 porce'],
    '1 kg~brambor|2~vejce|4 lžíce~hladké mouky|3 stroužky~česneku|1 lžička~majoránky',
    'Brambory oloupejte, nastrouhejte najemno a vymačkejte z nich vodu.|Přidejte vejce, mouku, prolisovaný česnek a majoránku.|Smažte tenké placky na sádle dozlatova, asi 4 minuty z každé strany.',
    'Nejlepší jsou hned z pánve.',
    'Ingredience|Postup|Tipy|Komentáře|Podobné recepty|Krok',
  ),
  fresh(
    ['ru', 'Гречка с грибами', '3 порции'],
    '200 г~гречневой крупы|300 г~шампиньонов|1~луковица|2 ст. л.~растительного масла|400 мл~воды',
    'Лук и грибы нарежьте и обжарьте на масле 10 минут.|Добавьте промытую гречку и залейте горячей водой.|Варите под крышкой 20 минут и дайте настояться.',
    'Подавайте со сметаной.',
    'Ингредиенты|Приготовление|Советы|Комментарии|Похожие рецепты|Шаг',
  ),
  fresh(
    ['el', 'Φασολάδα με σέλινο', '6 μερίδες'],
    '500 γρ.~φασόλια μέτρια|2~καρότα σε ροδέλες|1~κρεμμύδι ψιλοκομμένο|3 κ.σ.~πελτέ ντομάτας|150 ml~ελαιόλαδο',
    'Μουλιάζουμε τα φασόλια από το προηγούμενο βράδυ και τα στραγγίζουμε.|Τα βράζουμε με τα καρότα και το κρεμμύδι για 50 λεπτά.|Προσθέτουμε τον πελτέ και το λάδι και σιγοβράζουμε άλλα 20 λεπτά.',
    'Σερβίρουμε με ελιές.',
    'Υλικά|Εκτέλεση|Συμβουλές|Σχόλια|Δείτε επίσης|Βήμα',
  ),
]
