// Pages of the tuned half in letters and digits of their own: how these count, measure and set apart.
import { casePages, page } from './case-page.ts'

export const nativeSigns = casePages([
  {
    name: 'Persian digits that count, a word within a word, and a row of a table as title',
    says: `= سوپ کدو
- کدو ۵۰۰ گرم
- زردچوبه ۱ قاشق چای‌خوری
+ ادویه
- فلفل نصف قاشق
* کدو را پوست بکنید و خرد کنید.
* آن را با آب بپزید تا نرم شود.
* فلفل و زردچوبه را اضافه کنید.`,
    source:
      page(`<h1>سوپ کدو</h1><h2>مواد لازم</h2><table><thead><tr><th>ماده</th><th>مقدار</th></tr></thead><tbody><tr><td>کدو</td><td>۵۰۰ گرم</td></tr><tr><td>زردچوبه</td><td>۱ قاشق چای‌خوری</td></tr>
<tr class="sub"><td colspan="2">ادویه</td></tr><tr><td>فلفل</td><td>نصف قاشق</td></tr></tbody></table><h2>طرز تهیه</h2><p>۱- کدو را پوست بکنید و خرد کنید.</p><p>۲- آن را با آب بپزید تا نرم شود.</p><p>۳- فلفل و زردچوبه را اضافه کنید.</p><h3>نکته‌ها</h3><p>سوپ را گرم بخورید.</p>`),
  },
  {
    name: 'Hindi rows with their amounts behind dashes, and advice below the steps',
    says: `= लौकी का सूप
- लौकी - 500 ग्राम
- अदरक - 10 ग्राम
- जीरा - 2
- नमक - स्वादानुसार (1 छोटी चम्मच)
* लौकी को छील कर छोटे टुकड़ों में काट लीजिये.
* अदरक और जीरा डाल कर पानी में उबाल लीजिये.
* नमक मिला कर गरम गरम परोसिये.`,
    source:
      page(`<h1>लौकी का सूप</h1><p><b>आवश्यक सामग्री - Ingredients for Gourd Soup</b></p><ul><li>लौकी - 500 ग्राम</li><li>अदरक - 10 ग्राम</li><li>जीरा - 2</li><li>नमक - स्वादानुसार (1 छोटी चम्मच)</li></ul>
<p><b>विधि - How to make Gourd Soup</b></p><p>लौकी को छील कर छोटे टुकड़ों में काट लीजिये.</p><p>अदरक और जीरा डाल कर पानी में उबाल लीजिये.</p><p>नमक मिला कर गरम गरम परोसिये.</p><p><b>सुझाव:</b></p><ul><li>सूप को ज्यादा देर न उबालें, रंग बदल जाता है.</li></ul>`),
  },
  {
    name: 'Japanese brackets for how many it is for and for a group, and names of parts of the work',
    says: `= かぶの煮物
- かぶ 3コ(450g)
- 油揚げ 1枚
- だし カップ1+1/2
- しょうゆ 大さじ2
# 下ごしらえをする
* かぶは皮をむいて四つ割りにする。
* 油揚げは細く切る。
# 煮る
* だしとしょうゆを煮立て、かぶを加えて10分間煮る。`,
    source:
      page(`<h1>かぶの煮物</h1><h2>材料</h2><p>（2人分）</p><dl><dt>・<span>かぶ</span><span>3コ(450g)</span></dt><dt>・<span>油揚げ</span><span>1枚</span></dt><dt class="group"><span>【煮汁】</span></dt><dd>・<span>だし</span><span>カップ1+1/2</span></dd><dd>・<span>しょうゆ</span><span>大さじ2</span></dd></dl>
<h2>つくり方</h2><div class="part"><p class="part_ttl">下ごしらえをする</p><div class="box"><span>1</span><p>かぶは皮をむいて四つ割りにする。</p></div><div class="box"><span>2</span><p>油揚げは細く切る。</p></div></div><div class="part"><p class="part_ttl">煮る</p><div class="box"><span>3</span><p>だしとしょうゆを煮立て、かぶを加えて10分間煮る。</p></div></div>`),
  },
  {
    name: 'Japanese counts in wide brackets, a group under a sign, dots as a line, and what is said below',
    says: `= なすの味噌煮
- なす……3本
- ごま油……大さじ1
- みそ……大さじ3
- 砂糖……大さじ2
* なすは乱切りにして水にさらす。
* フライパンにごま油を熱し、なすを炒める。
* たれを加えて５分煮る。`,
    source: page(
      `<h1>なすの味噌煮</h1><p><b>材料</b><br><br>なす……3本<br>ごま油……大さじ1<br><br><b>【たれ】</b><br>みそ……大さじ3<br>砂糖……大さじ2<br><br><b>作り方</b><br><br>（１）なすは乱切りにして水にさらす。<br><br>（２）フライパンにごま油を熱し、なすを炒める。<br><br>（３）たれを加えて５分煮る。<br><br>できあがり～♪<br><br>･･･････････････････<br><br>家族は「おかわり！」の連続でした(笑)</p>`,
    ),
  },
  {
    name: 'a Japanese group under a square, in elements like its rows',
    says: `= 豆腐の照り焼き
- 豆腐 1丁
- 油 30ml
- 片栗粉 20g
- しょうゆ 大さじ2
- みりん 大さじ2
* 豆腐は水けをきり、片栗粉をまぶす。
* 油で両面を焼き、たれをからめる。`,
    source: page(
      `<h1>豆腐の照り焼き</h1><h3>材料</h3><div>${[
        ['豆腐', '1丁'],
        ['油', '30ml'],
        ['片栗粉', '20g'],
      ]
        .map(
          ([name, amount]) =>
            `<div class="row"><div class="name"><span>${name}</span></div><div class="quantity">${amount}</div></div>`,
        )
        .join('')}<div class="row"><div class="kind"><span>■</span>たれ</div></div>${[
        ['しょうゆ', '大さじ2'],
        ['みりん', '大さじ2'],
      ]
        .map(
          ([name, amount]) =>
            `<div class="row"><div class="name"><span>${name}</span></div><div class="quantity">${amount}</div></div>`,
        )
        .join(
          '',
        )}</div><h3>作り方</h3><p>豆腐は水けをきり、片栗粉をまぶす。</p><p>油で両面を焼き、たれをからめる。</p>`,
    ),
  },
  {
    name: 'a Chinese heading with the name of the dish in it, and facts in a list like the rows',
    says: `= 萝卜炖排骨
- 排骨 500克
- 萝卜 1根
- 盐 适量
* 排骨洗净，冷水下锅焯水。
* 萝卜切块，放入锅中。
* 加盐，小火炖一小时即可。`,
    source:
      page(`<h1>萝卜炖排骨</h1><h3>食材明细</h3><fieldset><legend>主料</legend><ul><li><span>排骨</span><span>500克</span></li><li><span>萝卜</span><span>1根</span></li></ul></fieldset><fieldset><legend>调料</legend><ul><li><span>盐</span><span>适量</span></li></ul></fieldset>
<div><ul><li><span><a href="/1">咸鲜</a></span><span>口味</span></li><li><span><a href="/2">炖</a></span><span>工艺</span></li><li><span><a href="/3">普通</a></span><span>难度</span></li></ul></div>
<h3>萝卜炖排骨的做法步骤</h3><ul><li><div><div>1</div>排骨洗净，冷水下锅焯水。</div></li><li><div><div>2</div>萝卜切块，放入锅中。</div></li><li><div><div>3</div>加盐，小火炖一小时即可。</div></li></ul><h3>小窍门</h3><div>1.要一次加够开水。<br>2.萝卜不要切得太小。</div>`),
  },
  {
    name: 'Korean amounts in elements right behind their names',
    says: `= 무국
- 쇠고기 300g
- 무 1/4개
- 국물 반컵
* 무를 납작하게 썰어 주세요.
* 쇠고기를 볶다가 물을 부어 주세요.
* 무를 넣고 20분간 끓여 주세요.`,
    source: page(
      `<h1>무국</h1><h2>재료</h2><ul>${[
        ['쇠고기', '300g'],
        ['무', '1/4개'],
        ['국물', '반컵'],
      ]
        .map(([name, amount]) => `<li>${name}<span class="ingre_unit">${amount}</span></li>`)
        .join(
          '',
        )}</ul><h2>만드는 법</h2><ol><li>무를 납작하게 썰어 주세요.</li><li>쇠고기를 볶다가 물을 부어 주세요.</li><li>무를 넣고 20분간 끓여 주세요.</li></ol>`,
    ),
  },
  {
    name: 'Croatian parts that begin with what they are for',
    says: `= Punjena repa
+ Za repu
- 6 repa
- 300 g mesa
+ Za kuhanje
- 1 l vode
- 2 lista lovora
* Repu ogulite i izdubite žlicom.
* Napunite je mesom i složite u lonac.
* Zalijte vodom i kuhajte jedan sat.`,
    source:
      page(`<h1>Punjena repa</h1><h2>Sastojci</h2><ul><li class="group">Za repu</li><li>6 repa</li><li>300 g mesa</li></ul><div class="promo"><a href="/p">Kupi ulje</a></div><ul><li class="group">Za kuhanje</li><li>1 l vode</li><li>2 lista lovora</li></ul>
<h2>Priprema</h2><ol><li>Repu ogulite i izdubite žlicom.</li><li>Napunite je mesom i složite u lonac.</li><li>Zalijte vodom i kuhajte jedan sat.</li></ol>`),
  },
  {
    name: 'Ukrainian rows that end with semicolons, and advice below the steps',
    says: `= Юшка з гарбуза
- гарбуз — 500 г;
- вода — 1 л;
- сіль — дрібка.
* Гарбуз наріжте кубиками і залийте водою.
* Варіть до м'якості близько пів години.
* Посоліть і подавайте гарячою.`,
    source: page(
      `<h1>Юшка з гарбуза</h1><h3>Інгредієнти</h3><p>— гарбуз — 500 г;<br>— вода — 1 л;<br>— сіль — дрібка.</p><h3>Приготування</h3><p><strong>Крок 1.</strong> Гарбуз наріжте кубиками і залийте водою.</p><p><strong>Крок 2.</strong> Варіть до м'якості близько пів години.</p><p><strong>Крок 3.</strong> Посоліть і подавайте гарячою.</p><p>Смачного!</p><h3>Поради господині</h3><ul><li>Якщо гарбуз заморожений, не розморожуйте його.</li></ul>`,
    ),
  },
  {
    name: 'a page in one typed block, its lines broken where the window ended',
    says: `= CARAWAY SOUP
- 2 Tbsp lard (or oil)
- 2 large onions, chopped
- 1 tsp caraway seeds
- 4 medium potatoes, diced
* Melt the lard in a large heavy pot. Add the onions and cook slowly until they are golden.
* Take the pot off the fire and stir in the caraway. (It burns easily and turns bitter.) Add the potatoes and stir well.
* Return to a low heat and cook until they are tender.`,
    source: page(
      `<pre>CARAWAY SOUP

  This one is for a cold evening, when nobody wants to go out any
  more and all that is left are potatoes.

INGREDIENTS (Serves 6)

  2 Tbsp     lard (or oil)
  2 large    onions, chopped
  1 tsp      caraway seeds
  4 medium   potatoes, diced

PROCEDURE

(1)  Melt the lard in a large heavy pot. Add the onions and cook
     slowly until they are golden.

(2)  Take the pot off the fire and stir in the caraway.
     (It burns easily and turns bitter.) Add the potatoes and stir
     well.

(3)  Return to a low heat and cook until they are tender.</pre>`,
      '<title>CARAWAY SOUP</title>',
    ),
  },
])
