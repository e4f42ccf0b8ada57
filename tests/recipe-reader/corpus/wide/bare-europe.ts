// Pages of Europe without data, in a dozen languages.
import { list, widePages, type Wide } from './wide-page.ts'

type Told = Omit<Wide, 'says'> & { says: string; of: (rows: string[], steps: string[]) => string }
/** The body made of what the recipe says. */
const told = ({ of, ...wide }: Omit<Told, 'body'>): Wide => {
  const lines = wide.says.split('\n')
  const under = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2))
  return { ...wide, body: of(under('- '), under('* ')) }
}

const SOUP_DE = `= Kürbissuppe mit Ingwer
- 1 kg Hokkaidokürbis
- 1 Stück Ingwer (3 cm)
- 800 ml Gemüsebrühe
- Salz, Pfeffer, Muskat
* Den Kürbis waschen, entkernen und würfeln.
* Ingwer schälen und hacken, mit dem Kürbis in etwas Öl anschwitzen.
* Mit Brühe ablöschen, 20 Min. köcheln lassen und pürieren.`
const TART_FR = `= Tarte fine aux pommes
- 1 pâte feuilletée
- 4 pommes
- 30 g de beurre
- 2 cuillères à soupe de sucre
* Préchauffez le four à 200°C (th. 6-7).
* Épluchez les pommes et coupez-les en fines lamelles.
* Disposez-les sur la pâte, parsemez de beurre et de sucre puis enfournez 25 min.`
const TORTILLA_ES = `= Tortilla de calabacín
- 4 huevos
- 2 calabacines medianos
- 1 cebolla
- Aceite de oliva virgen extra
- Sal al gusto
* Pelamos la cebolla y la cortamos en juliana.
* Lavamos los calabacines y los cortamos en rodajas finas.
* Pochamos todo 15 minutos, añadimos los huevos batidos y cuajamos por los dos lados.`
const PASTA_IT = `= Pasta e ceci
- Ceci secchi 250 g
- Ditaloni 200 g
- Aglio 1 spicchio
- Rosmarino 1 rametto
- Olio extravergine d'oliva q.b.
* Mettete i ceci in ammollo per 12 ore.
* Rosolate l'aglio con il rosmarino e unite i ceci scolati.
* Coprite con acqua, cuocete per un'ora e buttate la pasta.`
const STEW_NL = `= Hachee met rode kool
- 500 g runderriblappen
- 3 uien, in ringen
- 2 laurierblaadjes
- 1 el azijn
- 400 g rode kool
* Braad het vlees rondom bruin aan.
* Voeg de uien, de laurier en de azijn toe en laat 3 uur stoven.
* Serveer met de rode kool.`
const BUNS_SV = `= Kanelbullar
- 50 g jäst
- 5 dl mjölk
- 1 krm salt
- 13-14 dl vetemjöl
* Smula jästen i en bunke och häll på den fingervarma mjölken.
* Tillsätt salt och mjöl och arbeta degen smidig.
* Jäs 45 min, baka ut och grädda i 225° i 8 minuter.`
const CAKE_DA = `= Drømmekage
- 4 æg
- 300 g sukker
- 250 g hvedemel
- 1 tsk. vaniljesukker
* Pisk æg og sukker luftigt.
* Vend mel og vaniljesukker i.
* Bag kagen ved 200° i ca. 20 minutter.`
const FISH_NB = `= Ovnsbakt laks
- 600 g laksefilet
- 2 ss smør
- 1 sitron
- 1 bunt dill
* Sett ovnen på 180 °C.
* Legg laksen i en form med smør og sitronskiver.
* Stek i 20 minutter og strø over dill.`
const SOUP_PL = `= Zupa pomidorowa
- 1,5 l bulionu
- 200 g koncentratu pomidorowego
- 150 ml śmietanki 18%
- sól i pieprz do smaku
* Bulion zagotować i dodać koncentrat.
* Śmietankę zahartować i wlać do zupy.
* Doprawić solą i pieprzem, podawać z makaronem.`
const CAKE_PT = `= Bolo de fubá cremoso
- 4 ovos
- 2 xícaras (chá) de fubá
- 1 litro de leite
- 1 colher (sopa) de fermento em pó
* Bata todos os ingredientes no liquidificador.
* Despeje em uma forma untada.
* Asse por 50 minutos em forno médio.`
const SOUP_FI = `= Lohikeitto
- 500 g lohifileetä
- 6 perunaa
- 2 dl kuohukermaa
- 1 tl suolaa
* Kuori ja kuutioi perunat.
* Keitä perunat kypsiksi vedessä.
* Lisää lohi ja kerma, kuumenna 5 minuuttia ja mausta suolalla.`

export const bareEurope = widePages([
  told({
    name: 'wide: German, two lists, a heading with the number of portions',
    language: 'de',
    style: 'hashed',
    says: SOUP_DE,
    of: (rows, steps) =>
      `<h1>Kürbissuppe mit Ingwer</h1><p>Cremig und schnell.</p><div><span>30 Min.</span><span>Leicht</span></div><h2>Zutaten für 4 Portionen</h2><ul>${list(rows)}</ul><h2>Zubereitung</h2><ol>${list(steps)}</ol><h2>Nährwerte pro Portion</h2><ul><li>210 kcal</li><li>8 g Fett</li></ul>`,
  }),
  told({
    name: 'wide: German, a table with a stepper above it, steps in cards',
    language: 'de',
    style: 'plain',
    says: SOUP_DE,
    of: (rows, steps) =>
      `<h1>Kürbissuppe mit Ingwer</h1><h2>Zutaten</h2><div>Für <button>-</button><span>4</span><button>+</button> Personen</div><table>${rows
        .map((row) => {
          const [, amount = '', name = ''] = /^((?:1 kg|1 Stück|800 ml)?) ?(.*)$/.exec(row) ?? []
          return `<tr><td>${amount}</td><td>${name}</td></tr>`
        })
        .join(
          '',
        )}</table><a>Zutaten kaufen</a><h2>So geht’s</h2>${steps.map((step, at) => `<div><span>Schritt ${at + 1} / 3</span><p>${step}</p></div>`).join('')}<h2>Passende Videos</h2><p>Kürbis schneiden</p>`,
  }),
  told({
    name: 'wide: German, a blog with bold lines and a tip',
    language: 'de',
    style: 'wp',
    says: SOUP_DE,
    of: (rows, steps) =>
      `<h1 class="entry-title">Kürbissuppe mit Ingwer</h1><p>Endlich Herbst, und 2 Kürbisse vom Markt!</p><p><strong>Zutaten (für 4 Personen):</strong></p><p>${rows.join('<br>')}</p><p><strong>So wird’s gemacht:</strong></p>${list(steps, 'p')}<p><strong>Tipp:</strong> Mit Kokosmilch wird sie noch feiner.</p><p>Lasst es euch schmecken!</p><p>Eure Nell</p>`,
  }),
  told({
    name: 'wide: German, a blog that speaks of its ingredients first',
    language: 'de',
    style: 'wp',
    says: SOUP_DE,
    of: (rows, steps) =>
      `<h1 class="entry-title">Kürbissuppe mit Ingwer</h1><h2>Welche Zutaten brauche ich?</h2><p>Hokkaido muss man nicht schälen.</p><ul><li>Kürbis: reif und schwer</li><li>Ingwer: möglichst frisch</li></ul><h2>Rezept: Kürbissuppe mit Ingwer</h2><h3>Zutaten</h3><ul>${list(rows)}</ul><h3>Anleitung</h3><ol>${list(steps)}</ol><h3>Notizen</h3><p>Hält sich 3 Tage.</p>`,
  }),
  told({
    name: 'wide: French, a portal with a stepper, utensils between the parts',
    language: 'fr',
    style: 'hashed',
    says: TART_FR,
    of: (rows, steps) =>
      `<h1>Tarte fine aux pommes</h1><div><span>40 min</span><span>très facile</span><span>bon marché</span></div><h2>Ingrédients</h2><div><button>-</button>4 personnes<button>+</button></div><div>${rows.map((row) => `<div class="i"><img><span>${row}</span></div>`).join('')}</div><h2>Ustensiles</h2><div><div>1 four</div><div>1 couteau</div></div><h2>Préparation</h2><div>Temps total : 40 min</div><div><span>Préparation : 15 min</span><span>Repos : -</span><span>Cuisson : 25 min</span></div>${steps.map((step, at) => `<div><h3>Étape ${at + 1}</h3><p>${step}</p></div>`).join('')}`,
  }),
  told({
    name: 'wide: French, a blog: all in paragraphs with dashes',
    language: 'fr',
    style: 'old',
    says: TART_FR,
    of: (rows, steps) =>
      `<h2 class="post-title">Tarte fine aux pommes</h2><p>Un dessert tout simple.</p><p><u>Ingrédients pour 4 personnes :</u></p><p>${rows.map((row) => `- ${row}`).join('<br />')}</p><p><u>Préparation :</u></p>${list(steps, 'p')}<p>Bon appétit !</p><p>Retrouvez-moi sur Instagram.</p>`,
  }),
  told({
    name: 'wide: French, a magazine: steps numbered in spans, advice behind',
    language: 'fr',
    style: 'plain',
    says: TART_FR,
    of: (rows, steps) =>
      `<h1>Tarte fine aux pommes</h1><p>Difficulté : facile · Coût : €</p><h2>Liste des courses</h2><ul>${list(rows)}</ul><h2>Les étapes de la recette</h2><ul>${steps.map((step, at) => `<li><span>${at + 1}</span> ${step}</li>`).join('')}</ul><h2>Conseils</h2><p>Servez avec une boule de glace.</p>`,
  }),
  told({
    name: 'wide: French, a school: phases with names, a list of each',
    language: 'fr',
    style: 'wp',
    says: TART_FR,
    of: (rows, steps) =>
      `<h1>Tarte fine aux pommes</h1><div class="fiche"><h3>Pour 4 personnes</h3><ul>${list(rows)}</ul><h3>La recette pas à pas</h3><ol>${list(steps)}</ol></div>`,
  }),
  told({
    name: 'wide: Spanish, a portal with time and difficulty, a paragraph a step',
    language: 'es',
    style: 'hashed',
    says: TORTILLA_ES,
    of: (rows, steps) =>
      `<h1>Tortilla de calabacín</h1><div>Raciones: 4 | Tiempo: 35 min | Dificultad: fácil</div><h2>Ingredientes</h2><ul>${list(rows)}</ul><h2>Cómo hacer tortilla de calabacín</h2>${list(steps, 'p')}<h2>Con qué acompañar</h2><p>Con una ensalada verde.</p>`,
  }),
  told({
    name: 'wide: Spanish, steps below counted headings, a question box behind',
    language: 'es',
    style: 'plain',
    says: TORTILLA_ES,
    of: (rows, steps) =>
      `<h1>Tortilla de calabacín</h1><h2>Ingredientes</h2><p>Para 4 personas</p><ul>${list(rows)}</ul><h2>Elaboración</h2>${steps.map((step, at) => `<h3>Paso ${at + 1}</h3><p>${step}</p>`).join('')}<h2>Preguntas frecuentes</h2><h3>¿Se puede congelar?</h3><p>Mejor no.</p>`,
  }),
  told({
    name: 'wide: Spanish, a blog: bold titles, one block with breaks',
    language: 'es',
    style: 'old',
    says: TORTILLA_ES,
    of: (rows, steps) =>
      `<h3 class="post-title">Tortilla de calabacín</h3><div>Hola a todos, hoy toca cena ligera.<br><br><b>Ingredientes (4 personas):</b><br>${rows.join('<br>')}<br><br><b>Elaboración:</b><br>${steps.join('<br>')}<br><br>Espero que os guste, besos.</div>`,
  }),
  told({
    name: 'wide: Spanish, numbered circles in a list of boxes',
    language: 'es',
    style: 'hashed',
    says: TORTILLA_ES,
    of: (rows, steps) =>
      `<h1>Tortilla de calabacín</h1><h2>Qué necesitas</h2><div>${rows.map((row) => `<div class="q">${row}</div>`).join('')}</div><h2>Preparación</h2><div>${steps.map((step, at) => `<div class="s"><div class="n">${at + 1}</div><div class="t">${step}</div></div>`).join('')}</div><p>Comparte esta receta</p>`,
  }),
  told({
    name: 'wide: Italian, amounts behind names in spans, steps between numbered photos',
    language: 'it',
    style: 'wp',
    says: PASTA_IT,
    of: (rows, steps) =>
      `<h1>Pasta e ceci</h1><div class="gz-list-featured-data"><ul><li><span>Difficoltà: Facile</span></li><li><span>Dosi per: 4 persone</span></li></ul></div><h2 class="gz-title-section">Ingredienti</h2><dl>${rows
        .map((row) => {
          const [, name = row, amount = ''] = /^(.+?) (\d.*|q\.b\.)$/.exec(row) ?? []
          return `<dd class="gz-ingredient"><a href="/i">${name}</a> <span>${amount}</span></dd>`
        })
        .join(
          '',
        )}</dl><h2 class="gz-title-section">Preparazione</h2>${steps.map((step) => `<div class="gz-content-recipe-step"><p>${step}</p><span class="gz-content-recipe-step-img"><img></span></div>`).join('')}<h2 class="gz-title-section">Conservazione</h2><p>In frigo per 2 giorni.</p>`,
  }),
  told({
    name: 'wide: Italian, a blog: a list and paragraphs',
    language: 'it',
    style: 'old',
    says: PASTA_IT,
    of: (rows, steps) =>
      `<h3 class="post-title">Pasta e ceci</h3><div><p>Un classico della nonna.</p><p><b>INGREDIENTI PER 4 PERSONE</b></p><ul>${list(rows)}</ul><p><b>PROCEDIMENTO</b></p>${list(steps, 'p')}<p>Seguitemi anche su Facebook!</p></div>`,
  }),
  told({
    name: 'wide: Italian, steps as a list behind "Come fare"',
    language: 'it',
    style: 'plain',
    says: PASTA_IT,
    of: (rows, steps) =>
      `<h1>Pasta e ceci</h1><p>Tempo totale: 1 h 30 min</p><h2>Ingredienti</h2><ul>${list(rows)}</ul><h2>Come fare la pasta e ceci</h2><ol>${list(steps)}</ol><h2>Abbinamento vino</h2><p>Un bianco secco.</p>`,
  }),
  told({
    name: 'wide: Dutch, a supermarket with names that are hashed',
    language: 'nl',
    style: 'hashed',
    says: STEW_NL,
    of: (rows, steps) =>
      `<h1>Hachee met rode kool</h1><div>3 uur 20 min bereiden</div><h2>Ingrediënten</h2><div><p>4 personen</p></div><div>${rows.map((row) => `<div class="r"><p>${row}</p></div>`).join('')}</div><button>Kies producten</button><h2>Aan de slag</h2>${steps.map((step, at) => `<div class="s"><span>${at + 1}</span><p>${step}</p></div>`).join('')}<h2>Voedingswaarden</h2><p>energie 480 kcal</p>`,
  }),
  told({
    name: 'wide: Dutch, a blog with a list of needs and a note of preparation',
    language: 'nl',
    style: 'wp',
    says: STEW_NL,
    of: (rows, steps) =>
      `<h1 class="entry-title">Hachee met rode kool</h1><p>Heerlijk in de winter.</p><h3>Dit heb je nodig:</h3><ul>${list(rows)}</ul><h3>Zo maak je het:</h3>${list(steps, 'p')}<p>Eet smakelijk!</p>`,
  }),
  told({
    name: 'wide: Dutch, a television programme with work in parts',
    language: 'nl',
    style: 'plain',
    says: STEW_NL,
    of: (rows, steps) =>
      `<h1>Hachee met rode kool</h1><div><h2>Ingrediënten <span>(4 personen)</span></h2><ul>${list(rows)}</ul></div><div><h2>Bereiding</h2><ul>${list(steps)}</ul></div><div><h2>Extra materiaal</h2><ul><li>stoofpan</li></ul></div>`,
  }),
  told({
    name: 'wide: Swedish, a shop whose amounts are spans',
    language: 'sv',
    style: 'hashed',
    says: BUNS_SV,
    of: (rows, steps) =>
      `<h1>Kanelbullar</h1><p>Över 60 min • Medel • 12 ingredienser</p><h2>Ingredienser</h2><p>40 st</p><div>${rows
        .map((row) => {
          const [, amount = '', name = ''] = /^(\S+ \S+) (.*)$/.exec(row) ?? []
          return `<div class="a"><span>${amount}</span> <span>${name}</span></div>`
        })
        .join(
          '',
        )}</div><h2>Gör så här</h2><ol>${list(steps)}</ol><h2>Klimatavtryck</h2><p>0,3 kg CO2e</p>`,
  }),
  told({
    name: 'wide: Swedish, a blog with bold headings',
    language: 'sv',
    style: 'old',
    says: BUNS_SV,
    of: (rows, steps) =>
      `<h2>Kanelbullar</h2><p>Idag är det kanelbullens dag!</p><p><strong>Det här behöver du:</strong><br>${rows.join('<br>')}</p><p><strong>Så här gör du:</strong></p>${steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')}<p>Kram Nell</p>`,
  }),
  told({
    name: 'wide: Swedish, a dairy with tips and check boxes',
    language: 'sv',
    style: 'plain',
    says: BUNS_SV,
    of: (rows, steps) =>
      `<h1>Kanelbullar</h1><h2>Ingredienser</h2><ul>${list(rows.map((row) => `<label><input type="checkbox"> ${row}</label>`))}</ul><h2>Instruktioner</h2><ul>${list(steps)}</ul><h2>Tips!</h2><p>Frys in dem nybakade.</p>`,
  }),
  told({
    name: 'wide: Danish, a magazine with columns',
    language: 'da',
    style: 'hashed',
    says: CAKE_DA,
    of: (rows, steps) =>
      `<h1>Drømmekage</h1><div><b>Tid i alt</b> 45 min <b>Antal</b> 12 stk.</div><h2>Ingredienser</h2><ul>${list(rows)}</ul><h2>Fremgangsmåde</h2><div>${list(steps, 'p')}</div><h2>Se også</h2><p>Brunsviger</p>`,
  }),
  told({
    name: 'wide: Danish, a blog with one block of text',
    language: 'da',
    style: 'wp',
    says: CAKE_DA,
    of: (rows, steps) =>
      `<h1 class="entry-title">Drømmekage</h1><p>En rigtig klassiker.</p><p><strong>Ingredienser (12 stk.)</strong></p><p>${rows.join('<br>')}</p><p><strong>Sådan gør du</strong></p>${list(steps, 'p')}<p>God fornøjelse!</p>`,
  }),
  told({
    name: 'wide: Norwegian, a dairy with a table',
    language: 'nb',
    style: 'plain',
    says: FISH_NB,
    of: (rows, steps) =>
      `<h1>Ovnsbakt laks</h1><p>20-40 min</p><h2>Ingredienser</h2><p>4 porsjoner</p><table>${rows
        .map((row) => {
          const [, amount = '', name = ''] = /^(\d+(?: (?:g|ss|bunt))?) (.*)$/.exec(row) ?? []
          return `<tr><td>${amount}</td><td>${name}</td></tr>`
        })
        .join('')}</table><h2>Slik gjør du</h2><ol>${list(steps)}</ol>`,
  }),
  told({
    name: 'wide: Norwegian, a magazine with paragraphs',
    language: 'nb',
    style: 'hashed',
    says: FISH_NB,
    of: (rows, steps) =>
      `<h1>Ovnsbakt laks</h1><p>Enkel middag.</p><h3>Dette trenger du:</h3>${list(rows, 'p')}<h3>Slik gjør du:</h3>${list(steps, 'p')}<h3>Tips</h3><p>Server med poteter.</p>`,
  }),
  told({
    name: 'wide: Polish, a blog with lists in fields',
    language: 'pl',
    style: 'plain',
    says: SOUP_PL,
    of: (rows, steps) =>
      `<h1>Zupa pomidorowa</h1><div><div class="field">Liczba porcji: 4</div></div><div class="group"><h3>Składniki</h3><ul>${list(rows)}</ul></div><div class="group"><h3>Przygotowanie</h3><ul>${list(steps)}</ul></div><div class="group"><h3>Wskazówki</h3><ul><li>Można dodać ryż.</li></ul></div>`,
  }),
  told({
    name: 'wide: Polish, a blog with colons and paragraphs',
    language: 'pl',
    style: 'old',
    says: SOUP_PL,
    of: (rows, steps) =>
      `<h3 class="post-title">Zupa pomidorowa</h3><div><p>Najlepsza z rosołu.</p><p><b>Składniki na 4 porcje:</b></p><ul>${list(rows)}</ul><p><b>Sposób przygotowania:</b></p>${list(steps, 'p')}<p>Smacznego!</p></div>`,
  }),
  told({
    name: 'wide: Portuguese, a portal with a numbered list',
    language: 'pt',
    style: 'hashed',
    says: CAKE_PT,
    of: (rows, steps) =>
      `<h1>Bolo de fubá cremoso</h1><div>60 min · 10 porções · 345 favoritos</div><h2>Ingredientes (10 porções)</h2><ul>${list(rows)}</ul><h2>Modo de preparo</h2><ol>${list(steps)}</ol><h2>Informações adicionais</h2><p>Sirva com café.</p>`,
  }),
  told({
    name: 'wide: Portuguese, a blog with bold words',
    language: 'pt',
    style: 'old',
    says: CAKE_PT,
    of: (rows, steps) =>
      `<h3 class="post-title">Bolo de fubá cremoso</h3><div><b>Ingredientes:</b><br>${rows.join('<br>')}<br><br><b>Modo de fazer:</b><br>${steps.join('<br>')}<br><br>Bom apetite!</div>`,
  }),
  told({
    name: 'wide: Finnish, a shop with steps in paragraphs',
    language: 'fi',
    style: 'plain',
    says: SOUP_FI,
    of: (rows, steps) =>
      `<h1>Lohikeitto</h1><p>30–60 min | 4 annosta</p><h2>Ainekset</h2><ul>${list(rows)}</ul><h2>Valmistusohje</h2>${steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')}<h2>Vinkki</h2><p>Tarjoa ruisleivän kanssa.</p>`,
  }),
  told({
    name: 'wide: Finnish, a portal with a table',
    language: 'fi',
    style: 'hashed',
    says: SOUP_FI,
    of: (rows, steps) =>
      `<h1>Lohikeitto</h1><h2>Ainekset</h2><table>${rows
        .map((row) => {
          const [, amount = '', name = ''] = /^(\d+(?: (?:g|dl|tl))?) (.*)$/.exec(row) ?? []
          return `<tr><td>${amount}</td><td>${name}</td></tr>`
        })
        .join('')}</table><h2>Ohje</h2><ol>${list(steps)}</ol>`,
  }),
])
