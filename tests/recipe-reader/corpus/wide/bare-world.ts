// Pages without data from Eastern Europe, Asia and the Near East.
import { list, widePages } from './wide-page.ts'

const rowsOf = (says: string) =>
  says
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))
const stepsOf = (says: string) =>
  says
    .split('\n')
    .filter((line) => line.startsWith('* '))
    .map((line) => line.slice(2))
const [CS, HU, EL, TR, RU, JA, KO, ZH, HE, AR] = [
  `= Bramboračka s houbami
- 500 g brambor
- 2 mrkve
- hrst sušených hub
- 1 lžička majoránky
* Houby namočte do vlažné vody.
* Brambory a mrkev nakrájejte na kostičky a uvařte v osolené vodě.
* Přidejte houby a majoránku a vařte ještě 10 minut.`,
  `= Mákos guba
- 6 db kifli
- 1 l tej
- 20 dkg darált mák
- 10 dkg porcukor
* A kifliket karikára vágjuk.
* A tejet a cukorral felforraljuk, és ráöntjük a kiflire.
* Megszórjuk mákkal, és 180 fokon 20 percig sütjük.`,
  `= Φασολάδα παραδοσιακή
- 500 γρ. φασόλια
- 2 καρότα
- 1 κρεμμύδι ξερό
- 100 ml ελαιόλαδο
* Βάζουμε τα φασόλια σε νερό από το προηγούμενο βράδυ.
* Τα βράζουμε για 30 λεπτά και πετάμε το νερό.
* Προσθέτουμε τα λαχανικά και το λάδι και σιγοβράζουμε μία ώρα.`,
  `= Mercimek Çorbası
- 1 su bardağı kırmızı mercimek
- 1 adet soğan
- 2 yemek kaşığı tereyağı
- 1 çay kaşığı tuz
* Soğanı doğrayıp tereyağında kavurun.
* Mercimeği ve 6 su bardağı sıcak suyu ekleyin.
* 25 dakika pişirip blenderdan geçirin.`,
  `= Сырники из творога
- Творог — 500 г
- Яйцо — 1 шт.
- Мука — 3 ст. л.
- Сахар — по вкусу
* Творог разотрите с яйцом и сахаром.
* Добавьте муку и замесите мягкое тесто.
* Сформируйте сырники и обжарьте с двух сторон до золотистой корочки.`,
  `= 肉じゃが
- 牛肉 200g
- じゃがいも 3個
- 玉ねぎ 1個
- しょうゆ 大さじ3
* じゃがいもは皮をむき、一口大に切る。
* 鍋に油を熱し、牛肉を炒める。
* 野菜と調味料を加え、落としぶたをして20分煮る。`,
  `= 김치찌개
- 김치 300g
- 돼지고기 200g
- 두부 1/2모
- 고춧가루 1큰술
* 냄비에 돼지고기와 김치를 넣고 볶아주세요.
* 물을 붓고 15분간 끓여주세요.
* 두부와 고춧가루를 넣고 5분 더 끓여주세요.`,
  `= 番茄炒蛋
- 番茄 2个
- 鸡蛋 3个
- 白糖 1勺
- 盐 适量
* 番茄洗净切块，鸡蛋打散。
* 热锅下油，倒入蛋液炒熟盛出。
* 下番茄炒出汁，加糖和盐，倒回鸡蛋翻匀。`,
  `= מרק כתום
- 1 ק"ג דלעת
- 2 גזרים
- 1 בצל
- 2 כפות שמן זית
* חותכים את הירקות לקוביות.
* מטגנים את הבצל בשמן עד להזהבה.
* מוסיפים את הירקות ומים ומבשלים 40 דקות.`,
  `= شوربة العدس
- 2 كوب عدس أحمر
- 1 بصلة مفرومة
- 1 ملعقة صغيرة كمون
- 6 أكواب ماء
* اغسلي العدس جيدا وضعيه في قدر مع الماء.
* أضيفي البصل والكمون واتركيه على النار 30 دقيقة.
* اخلطي الشوربة بالخلاط وقدميها ساخنة.`,
] as const
const both = (says: string) => [rowsOf(says), stepsOf(says)] as const
const [
  [cs, csSteps],
  [hu, huSteps],
  [el, elSteps],
  [tr, trSteps],
  [ru, ruSteps],
  [ja, jaSteps],
  [ko, koSteps],
  [zh, zhSteps],
  [he, heSteps],
  [ar, arSteps],
] = [
  both(CS),
  both(HU),
  both(EL),
  both(TR),
  both(RU),
  both(JA),
  both(KO),
  both(ZH),
  both(HE),
  both(AR),
]

export const bareWorld = widePages([
  {
    name: 'wide: Czech, two lists',
    language: 'cs',
    style: 'hashed',
    says: CS,
    body: `<h1>Bramboračka s houbami</h1><p>45 minut · 4 porce</p><h2>Ingredience</h2><ul>${list(cs)}</ul><h2>Postup přípravy</h2><ol>${list(csSteps)}</ol><h2>Tip</h2><p>Podávejte s chlebem.</p>`,
  },
  {
    name: 'wide: Czech, a portal with steps in boxes',
    language: 'cs',
    style: 'plain',
    says: CS,
    body: `<h1>Bramboračka s houbami</h1><h2>Suroviny</h2><p>Počet porcí: 4</p>${list(cs, 'p')}<h2>Postup</h2>${csSteps.map((step, at) => `<div><div>${at + 1}.</div><div>${step}</div></div>`).join('')}<p>Dobrou chuť!</p>`,
  },
  {
    name: 'wide: Hungarian, two lists',
    language: 'hu',
    style: 'plain',
    says: HU,
    body: `<h1>Mákos guba</h1><h2>Hozzávalók</h2><p>4 adaghoz</p><ul>${list(hu)}</ul><h2>Elkészítés</h2><ol>${list(huSteps)}</ol><h2>Tápanyagok</h2><p>520 kcal</p>`,
  },
  {
    name: 'wide: Hungarian, a blog with bold words',
    language: 'hu',
    style: 'old',
    says: HU,
    body: `<h3 class="post-title">Mákos guba</h3><div><p>Gyerekkorom kedvence.</p><p><b>Hozzávalók 4 személyre:</b></p><p>${hu.join('<br>')}</p><p><b>Elkészítése:</b></p>${list(huSteps, 'p')}<p>Jó étvágyat!</p></div>`,
  },
  {
    name: 'wide: Greek, two lists',
    language: 'el',
    style: 'hashed',
    says: EL,
    body: `<h1>Φασολάδα παραδοσιακή</h1><p>Μερίδες: 4</p><h2>Υλικά</h2><ul>${list(el)}</ul><h2>Εκτέλεση</h2><ol>${list(elSteps)}</ol>`,
  },
  {
    name: 'wide: Greek, method under another word',
    language: 'el',
    style: 'wp',
    says: EL,
    body: `<h1 class="entry-title">Φασολάδα παραδοσιακή</h1><p>Το εθνικό μας φαγητό.</p><h3>Υλικά συνταγής</h3><ul>${list(el)}</ul><h3>Μέθοδος Εκτέλεσης</h3>${list(elSteps, 'p')}<p>Καλή όρεξη!</p>`,
  },
  {
    name: 'wide: Turkish, heading with the name of the dish',
    language: 'tr',
    style: 'hashed',
    says: TR,
    body: `<h1>Mercimek Çorbası</h1><div>4 Kişilik · 10 dk hazırlık · 30 dk pişirme</div><h2>Mercimek Çorbası İçin Malzemeler</h2><ul>${list(tr)}</ul><h2>Mercimek Çorbası Nasıl Yapılır?</h2><ol>${list(trSteps)}</ol>`,
  },
  {
    name: 'wide: Turkish, plain headings',
    language: 'tr',
    style: 'old',
    says: TR,
    body: `<h2>Mercimek Çorbası</h2><p><b>Malzemeler:</b></p><ul>${list(tr)}</ul><p><b>Yapılışı:</b></p><ul>${list(trSteps)}</ul><p>Afiyet olsun!</p>`,
  },
  {
    name: 'wide: Russian, a list of pairs and steps with photos',
    language: 'ru',
    style: 'hashed',
    says: RU,
    body: `<h1>Сырники из творога</h1><p>Время приготовления: 30 минут</p><h2>Ингредиенты</h2><ul>${list(ru)}</ul><h2>Пошаговый рецепт с фото</h2>${ruSteps.map((step, at) => `<div><img src="${at}.jpg"><h3>Шаг ${at + 1}</h3><p>${step}</p></div>`).join('')}<p>Приятного аппетита!</p>`,
  },
  {
    name: 'wide: Russian, a table and paragraphs',
    language: 'ru',
    style: 'old',
    says: RU,
    body: `<h1>Сырники из творога</h1><h2>Продукты (на 4 порции)</h2>${ru.map((row) => `<div>${row}</div>`).join('')}<h2>Как приготовить сырники из творога</h2>${ruSteps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')}`,
  },
  {
    name: 'wide: Japanese, names and amounts in two elements, counted steps',
    language: 'ja',
    style: 'hashed',
    says: JA,
    body: `<h1>肉じゃが</h1><p>調理時間 30分</p><h2>材料（2人分）</h2><ul>${ja
      .map((row) => {
        const [name, amount] = row.split(' ')
        return `<li><span>${name}</span><span>${amount}</span></li>`
      })
      .join(
        '',
      )}</ul><h2>作り方</h2><ol>${list(jaSteps)}</ol><h2>コツ・ポイント</h2><p>煮崩れに注意。</p>`,
  },
  {
    name: 'wide: Japanese, a description list and paragraphs',
    language: 'ja',
    style: 'plain',
    says: JA,
    body: `<h1>肉じゃが</h1><h2>材料</h2><dl>${ja
      .map((row) => {
        const [name, amount] = row.split(' ')
        return `<dt>${name}</dt><dd>${amount}</dd>`
      })
      .join(
        '',
      )}</dl><h2>作り方</h2>${jaSteps.map((step, at) => `<div><span>${at + 1}</span><p>${step}</p></div>`).join('')}`,
  },
  {
    name: 'wide: Korean, two lists',
    language: 'ko',
    style: 'plain',
    says: KO,
    body: `<h1>김치찌개</h1><h2>재료</h2><ul>${ko
      .map((row) => {
        const [name, amount] = row.split(' ')
        return `<li><a>${name}</a> <span>${amount}</span></li>`
      })
      .join(
        '',
      )}</ul><h2>조리순서</h2>${koSteps.map((step, at) => `<div class="media"><div>${at + 1}</div><div>${step}</div></div>`).join('')}`,
  },
  {
    name: 'wide: Korean, headings with words around',
    language: 'ko',
    style: 'hashed',
    says: KO,
    body: `<h1>김치찌개</h1><h3>재료 (2인분)</h3><ul>${list(ko)}</ul><h3>만드는 법</h3><ol>${list(koSteps)}</ol>`,
  },
  {
    name: 'wide: Chinese, a table and counted steps',
    language: 'zh',
    style: 'hashed',
    says: ZH,
    body: `<h1>番茄炒蛋</h1><h2>用料</h2><table>${zh
      .map((row) => {
        const [name, amount] = row.split(' ')
        return `<tr><td>${name}</td><td>${amount}</td></tr>`
      })
      .join(
        '',
      )}</table><h2>番茄炒蛋的做法</h2><ol>${list(zhSteps.map((step) => `<p>${step}</p>`))}</ol><h2>小贴士</h2><p>番茄要熟。</p>`,
  },
  {
    name: 'wide: Chinese, lists in the traditional way',
    language: 'zh',
    style: 'plain',
    says: ZH,
    body: `<h1>番茄炒蛋</h1><h2>食材</h2><ul>${list(zh)}</ul><h2>步驟</h2>${zhSteps.map((step, at) => `<div><h4>步驟 ${at + 1}</h4><p>${step}</p></div>`).join('')}`,
  },
  {
    name: 'wide: Hebrew, two lists',
    language: 'he',
    style: 'wp',
    says: HE,
    body: `<h1>מרק כתום</h1><h3>מצרכים</h3><ul>${list(he)}</ul><h3>אופן ההכנה</h3><ol>${list(heSteps)}</ol><p>בתיאבון!</p>`,
  },
  {
    name: 'wide: Arabic, two lists',
    language: 'ar',
    style: 'hashed',
    says: AR,
    body: `<h1>شوربة العدس</h1><h2>المقادير</h2><ul>${list(ar)}</ul><h2>طريقة التحضير</h2><ol>${list(arSteps)}</ol><p>بالهناء والشفاء</p>`,
  },
])
