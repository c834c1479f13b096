import { branch, leaf, leavesOf, type Facts, type Kind } from '../kind.ts'
import { from, grade, is, one } from '../props.ts'
import { SOLD } from './common.data.ts'

/** Nominal diameter of a metric thread, mm: 10 for «М10». */
const threadOf = (facts: Facts) => Number(facts.text('threadSize').slice(1))

/** Steel angle (three sizes) or plate (two) of the given thickness, grams. */
function plateGrams(facts: Facts): number {
  const [a = 0, b = 0, c] = facts.text('plateSize').split('×').map(Number)
  return (c === undefined ? a * b : (a + b) * c) * facts.num('thickness') * 0.00785
}

const base = { group: 'fasteners', isConsumable: true } as const
const FASTENERS = '-*5 tech-krep*5 zubr*4 kraftool'
const ANCHORS = 'fischer*3 sormat*3 rawlplug*2 tech-krep*4 zubr*2 -*2 hilti'

/** Small goods by number; the price factor grows slower than the number, as packs are cheaper by the piece. */
const PACKS = one('count', '10|20^60|50*2^220|100*3^480|200*3^850|500*2^1900|1000^3400')

const screw: Kind = {
  ...base,
  title: 'Саморез по дереву',
  drawing: 'screws',
  brands: FASTENERS,
  props: [
    grade('diameter', '3*3|3,5*5|4*4|4,5*2|5*3|6*2'),
    grade('length', '16*2|20|25*2|30*2|35*3|40*2|45*2|50*3|60*2|70*2|80*2|100|120'),
    PACKS,
    one('coating', 'жёлтый цинк*5|белый цинк*3|фосфат*4|нержавеющая сталь^260'),
    one('headShape', 'потай*8|полукруглая'),
    one('slot', 'PZ2*5|PH2*4|TX20*3^8|TX25*2^8'),
    one('thread', 'крупная*5|частая*2'),
    one('tip', 'острый*6|с насечкой*2'),
    one('material', 'углеродистая сталь*8'),
    is('purpose', 'дерево'),
    ...SOLD,
  ],
  name: '{title}[ {brand}] {diameter#}×{length}, {coating}, {slot}, {count} шт',
  price: [22, 110],
  mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0045 * facts.num('count') + 12,
  weight: [40, 420],
  size: [120, 90, 60],
  about: 'Саморез {diameter#}×{length} с головкой «{headShape}» и шлицем {slot}; покрытие — {coating}.|Для дерева, фанеры и ДСП: резьба {thread}, остриё {tip}.',
}

const bolt: Kind = {
  ...base,
  title: 'Болт шестигранный',
  drawing: 'bolts screws',
  brands: FASTENERS,
  props: [
    grade('threadSize', 'М4|М5|М6*4|М8*5|М10*4|М12*4|М14|М16*3|М20*2|М24'),
    grade('length', '16|20*2|25*2|30*3|40*3|50*3|60*2|70|80*2|100*2|120|150|200'),
    PACKS,
    one('coating', 'цинк*7|без покрытия*2^-12|нержавеющая сталь А2*2^220|горячий цинк^45'),
    one('strength', '5.8*4|8.8*4^20|10.9^45'),
    one('standard', 'DIN 933*5|DIN 931*3|ГОСТ 7798'),
    one('threadLength', 'полная*5|неполная*3'),
    one('material', 'сталь'),
    is('purpose', 'металлоконструкции'),
    ...SOLD,
  ],
  name: '{title}[ {brand}] {threadSize}×{length#}, {coating}, {strength}, {standard}, {count} шт',
  price: [35, 420],
  mass: (facts) => (threadOf(facts) ** 2 * facts.num('length') * 0.0062 + threadOf(facts) ** 3 * 0.012) * facts.num('count') + 10,
  weight: [60, 2600],
  size: [140, 100, 70],
  multiplicity: [1],
  about: 'Болт {threadSize} длиной {length}, класс прочности {strength}, резьба {threadLength}.',
}

const anchor: Kind = {
  ...base,
  title: 'Дюбель-гвоздь',
  drawing: 'anchors screws',
  brands: ANCHORS,
  props: [
    grade('diameter', '5|6*6|8*4|10'),
    grade('length', '30*2|40*4|50|60*4|80*3|100*2|120'),
    PACKS,
    one('material', 'полипропилен*5|нейлон*4^18'),
    one('collar', 'потайной бортик*4|цилиндрический бортик*2|грибовидный бортик*3'),
    one('nailCoat', 'жёлтый цинк*3|белый цинк*4'),
    from('holeDepth', (facts) => facts.num('length') + 10),
    is('purpose', 'бетон, полнотелый кирпич'),
    one('mounting', 'забивной*4|сквозной монтаж*3'),
    ...SOLD,
  ],
  name: '{title}[ {brand}] {diameter#}×{length}, {collar}, {count} шт',
  price: [20, 95],
  mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0018 * facts.num('count') + 10,
  weight: [30, 320],
  size: [150, 100, 60],
  about: 'Быстрый монтаж профиля и реек: просверлить {diameter}, вставить, забить. Глубина отверстия {holeDepth}.',
}

const PAINT = 'tikkurila*3 dulux*2 tex*3 lakra*3 caparol vgt*3 zubr'

const paint: Kind = {
  group: 'paint',
  isConsumable: true,
  title: 'Краска интерьерная',
  drawing: 'paint',
  brands: PAINT,
  props: [
    grade('volume', '0,9*4|2,5*3|2,7*2|5*3|9*4|10*2'),
    one('gloss', 'глубокоматовая*3|матовая*5|полуматовая*2^8|шелковисто-матовая*2^10'),
    one('color', 'белая*5|база A~база A*3|база C~база C*2'),
    one('binder', 'акрил*4|латекс*3^8|винил'),
    one('washing', '1 класс^25|2 класс*3^10|3 класс*4|без мытья*2^-12'),
    one('coverage', '6|8*2|10*4|12*2|14'),
    one('drying', '1*4|2*4|4'),
    one('rooms', 'сухие*4|влажные*3^8|любые*2^10'),
    one('tinting', 'возможна*5|нет*2'),
    is('purpose', 'стены и потолки'),
  ],
  name: '{title} {brand} {_line}, {color}, {gloss}, {volume}',
  price: [420, 5200],
  mass: (facts) => facts.num('volume') * 1460 + 80,
  weight: [1300, 15200],
  size: [230, 230, 210],
  measure: { unit: 'л', key: 'volume' },
  about: 'Водная краска для стен и потолков: расход до {coverage} на литр, высыхает за {drying}.|{binder#} на водной основе почти не пахнет; поверхность {gloss}.',
}

const PAINT_LINES: Readonly<Record<string, string>> = {
  tikkurila: 'Euro Power 7|Euro Smart 2|Harmony|Remontti-Ässä|Luja 7|Joker',
  dulux: 'Bindo 3|Bindo 7|Diamond Matt|Easy|Ultra Resist',
  tex: 'Профи|Универсал|Сопрано|Гелиос',
  lakra: 'Текстура|Норма|Престиж',
  caparol: 'Samtex 3|Samtex 7|CapaTrend|Indeko-Plus',
  vgt: 'IQ 103|IQ 123|Premium|ВД-АК-1180',
}
const LINE = from('_line', (_, { brand, random }) => random.pick((PAINT_LINES[brand.slug] ?? 'Люкс|Стандарт|Белоснежная').split('|')))
const plainPaint: Kind = { ...paint, props: [LINE, ...paint.props], about: 'Краска для стен и потолков на водной основе почти не пахнет: расход до {coverage}, сохнет {drying}.|Поверхность {gloss}, стойкость к мытью — {washing}; помещения {rooms}.' }

const foam: Kind = {
  group: 'paint',
  isConsumable: true,
  title: 'Пена монтажная',
  drawing: 'sealant',
  brands: 'soudal*3 kudo*4 zubr*2 knauf ceresit',
  props: [
    one('foamUse', 'профессиональная*6^12|бытовая*3'),
    grade('volumeMl', '650*2|750*4|800|850*3|1000'),
    one('season', 'всесезонная*4|летняя*3|зимняя*3^8'),
    grade('yield', '35|40|45*3|50*2|65*3|70'),
    one('temperature', '+5…+35 °C*3|−10…+35 °C*4|−18…+35 °C*2'),
    one('dryingMin', '20|40*3|60'),
    one('fireproof', 'B3*5|B2*2|B1^55'),
    one('color', 'жёлтая*5|розовая^12|белая'),
    is('purpose', 'швы и пустоты'),
    ...SOLD,
  ],
  name: '{title} {brand} {foamUse}, {season}, {volumeMl}, выход {yield}',
  price: [240, 690],
  mass: (facts) => facts.num('volumeMl') * 1.05 + 130,
  weight: [720, 1050],
  size: [240, 65, 65],
  about: 'Заполняет швы окон, дверей и проходов труб: выход {yield}, работает при {temperature}.',
}

export const FASTENER_SECTIONS = [
  branch(7600, 'Саморезы и шурупы', 'screws', leavesOf(
    screw,
    leaf(7601, 'Саморезы по дереву', 6),
    leaf(7602, 'Саморезы по металлу', 4, { title: 'Саморез с прессшайбой', props: [is('diameter', '4,2'), grade('length', '13*2|14*2|16*4|19*4|25*3|32*2|41|51|76'), one('coating', 'цинк*6|окраска*2^25'), is('headShape', 'полусфера с прессшайбой'), is('slot', 'PH2'), one('tip', 'острый*4|сверло*4'), is('purpose', 'листовой металл'), is('thread', 'мелкая')], name: '{title}[ {brand}] {diameter#}×{length}, {tip}, {coating}, {count} шт', about: 'Крепит листовой металл до 2 мм: остриё — {tip}.' }),
    leaf(7603, 'Саморезы для гипсокартона', 4, { title: 'Саморез для гипсокартона', props: [grade('diameter', '3,5*6|3,8|4,2'), one('coating', 'фосфат'), is('headShape', 'потай'), is('slot', 'PH2'), one('frameTo', 'к металлу*4|к дереву*4'), one('thread', 'частая*4|крупная*4'), is('purpose', 'гипсокартон')], name: '{title} {frameTo}[ {brand}] {diameter#}×{length}, {count} шт', about: 'Головка не рвёт картон и уходит заподлицо; шлиц {slot}.' }),
    leaf(7604, 'Кровельные саморезы', 3, { title: 'Саморез кровельный', props: [grade('diameter', '4,8*5|5,5*3|6,3'), grade('length', '19*2|25|29*4|35*4|51*2|70|76'), one('color', 'RAL 3005 красное вино*3|RAL 8017 шоколад*4|RAL 6005 зелёный мох*3|RAL 7024 графит*3|RAL 5005 синий|цинк*2^-25'), is('headShape', 'шестигранная 8 мм'), is('slot', 'шестигранник'), one('washer', 'EPDM'), is('tip', 'сверло'), is('purpose', 'кровля'), is('coating', 'цинк'), is('thread', 'мелкая')], name: '{title}[ {brand}] {diameter#}×{length}, {color}, {count} шт', price: [45, 190], about: 'Шайба с прокладкой EPDM не пропускает воду, цвет {color} — под лист.' }),
    leaf(7605, 'Глухари и конструкционные шурупы', 2, { title: 'Шуруп конструкционный', props: [grade('diameter', '6*3|8*4|10*3|12'), grade('length', '60|80*2|100*3|120*3|140|160*2|180|200*2|240|300'), one('count', '1|10*3^700|25*2^1500|50^2800'), one('headShape', 'шестигранная*4|тарельчатая*4^25'), one('slot', 'TX40*3|шестигранник*3'), one('coating', 'жёлтый цинк*4|белый цинк*3')], name: '{title}[ {brand}] {diameter#}×{length}, {headShape} головка, {count} шт', price: [14, 110], about: 'Связывает брус и балки: диаметр {diameter}, головка {headShape}.' }),
  )),
  branch(7610, 'Болты, гайки, шайбы', 'screws', leavesOf(
    bolt,
    leaf(7611, 'Болты', 4),
    leaf(7612, 'Винты', 3, { title: 'Винт', props: [grade('threadSize', 'М3*3|М4*4|М5*4|М6*4|М8*3|М10'), one('headShape', 'потай*4|полукруглая*3|цилиндр с внутренним шестигранником*3^25'), one('standard', 'DIN 7985*3|DIN 965*3|DIN 912*3'), one('slot', 'PH*4|HEX*3'), one('strength', '4.8*5|8.8*2^15|12.9^35')], name: '{title}[ {brand}] {threadSize}×{length#}, {headShape}, {coating}, {count} шт', price: [25, 160], weight: [20, 700], about: 'Метрический винт {threadSize}, головка — {headShape}.' }),
    leaf(7613, 'Гайки', 3, { mass: (facts) => threadOf(facts) ** 3 * 0.0115 * facts.num('count') + 8, title: 'Гайка шестигранная', without: 'length threadLength', props: [one('standard', 'DIN 934*5|DIN 985 самоконтрящаяся*3^35|DIN 6923 с фланцем*2^25|DIN 1587 колпачковая^60'), one('strength', '6*4|8*4^10|10^25'), grade('threadPitch', '0,7|0,8|1|1,25|1,5|1,75|2')], name: '{title}[ {brand}] {threadSize}, {coating}, {standard}, {count} шт', price: [20, 260], weight: [20, 1500], about: 'Гайка {threadSize} по {standard}, класс прочности {strength}.' }),
    leaf(7614, 'Шайбы', 2, { mass: (facts) => threadOf(facts) ** 3 * 0.0035 * facts.num('count') + 8, title: 'Шайба', without: 'length threadLength strength', props: [one('standard', 'DIN 125 плоская*4|DIN 9021 увеличенная*4^25|DIN 127 пружинная*3'), grade('outer', '7|9|12|16|20|24|30|37|44'), grade('thickness', '0,5|0,8|1|1,6|2|2,5|3')], name: '{title}[ {brand}] {threadSize}, {coating}, {standard}, {count} шт', price: [15, 190], weight: [10, 900], about: 'Распределяет усилие под головкой болта {threadSize}; исполнение {standard}.' }),
    leaf(7615, 'Резьбовые шпильки', 2, { longSide: (facts) => facts.num('length'), mass: (facts) => threadOf(facts) ** 2 * facts.num('length') * 0.0055 * facts.num('count'), title: 'Шпилька резьбовая', props: [grade('length', '1000*5|2000*3'), one('count', '1*6|5^380|10^800'), is('standard', 'DIN 975'), one('strength', '4.8*5|8.8*2^30')], name: '{title}[ {brand}] {threadSize}×{length#}, {coating}, {strength}, {count} шт', price: [45, 790], weight: [150, 3900], size: [1000, 30, 30], multiplicity: [1, 1, 5], about: 'Отрезают по месту: метрическая резьба {threadSize} по всей длине {length}.' }),
  )),
  branch(7620, 'Дюбели и анкеры', 'screws', leavesOf(
    anchor,
    leaf(7621, 'Дюбель-гвозди', 3),
    leaf(7622, 'Распорные дюбели', 3, { mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0008 * facts.num('count') + 10, title: 'Дюбель распорный', without: 'nailCoat collar', props: [grade('diameter', '5*2|6*5|8*4|10*3|12*2|14'), grade('length', '25*2|30*3|40*3|50*3|60*2|70'), one('shape', 'с усами*4|трёхлепестковый*2^10|четырёхлепестковый*2^20')], name: '{title}[ {brand}] {diameter#}×{length}, {shape}, {material}, {count} шт', about: 'Раскрывается в теле стены и держит шуруп; основание — {purpose}.' }),
    leaf(7623, 'Анкерные болты', 3, { mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0055 * facts.num('count') + 10, title: 'Анкерный болт', without: 'nailCoat collar', props: [grade('diameter', '6,5*2|8*4|10*4|12*4|16*2|20'), grade('length', '36|40|65*3|80|99*2|100|129*2|147|180|220'), one('count', '1*2|5*2^350|10*3^750|25*2^1700|50^3200'), one('material', 'сталь*7|нержавеющая сталь А2^260'), one('anchorType', 'с гайкой~с гайкой*5|с болтом~с болтом*2|с крюком~с крюком^15|с кольцом~с кольцом^15'), is('nailCoat', 'жёлтый цинк'), grade('pull', '3|5|8|12|18')], name: '{title}[ {brand}] {anchorType}, {diameter#}×{length}, {count} шт', price: [12, 140], weight: [20, 1900], about: 'Для тяжёлых конструкций: вырывающее усилие до {pull} в бетоне В25.' }),
    leaf(7624, 'Химические анкеры', 2, { mass: (facts) => facts.num('volumeMl') * 1.75 + 60, title: 'Анкер химический', drawing: 'sealant', brands: 'fischer*3 sormat*2 rawlplug*2 tech-krep zubr', without: 'diameter length count collar nailCoat holeDepth mounting', props: [grade('volumeMl', '150|280*2|300*4|345|380*2|410|585'), one('binder', 'полиэстер*4|винилэстер*3^45|эпоксид^110'), one('season', 'летний*3|зимний*3^8|всесезонный'), one('dryingMin', '30|45|60|80'), is('material', 'двухкомпонентная смола'), one('purpose', 'бетон, кирпич, пустотелый блок*4|бетон*2'), one('temperature', '−10…+30 °C*3|+5…+40 °C*4'), one('mixers', '1|2*4')], name: '{title}[ {brand}], {binder}, {volumeMl}, {season}', price: [450, 3900], weight: [350, 1300], size: [310, 70, 60], about: 'Вклеивает шпильку в пустотелый кирпич и бетон без распора; смола — {binder}.' }),
    leaf(7625, 'Дюбели для теплоизоляции', 2, { mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.001 * facts.num('count'), title: 'Дюбель для теплоизоляции', without: 'collar', props: [is('diameter', '10'), grade('length', '80|90|100*2|120*3|140*2|160*3|180*2|200*2|220|260'), one('nailCoat', 'пластиковый гвоздь*4|металлический гвоздь*3^60|металлический с термоголовкой*2^90'), is('plateDiameter', '60')], name: '{title}[ {brand}] {diameter#}×{length}, {nailCoat}, {count} шт', price: [45, 160], weight: [80, 620], about: 'Тарелка 60 мм прижимает минеральную вату и пенопласт; в комплекте {nailCoat}.' }),
  )),
  branch(7630, 'Гвозди, скобы, заклёпки', 'screws', leavesOf(
    {
      ...base,
      title: 'Гвоздь строительный',
      drawing: 'nails screws',
      brands: '-*6 tech-krep*3 zubr*3',
      props: [grade('diameter', '1,2|1,6|1,8|2|2,5*3|3*3|3,5*3|4*3|5*2|6'), grade('length', '20|25|32|40*2|50*2|60*2|70*3|80*2|90|100*3|120*2|150*2|200'), one('packMass', '0,5*2|1*5^85|5*4^700|25^3200'), one('coating', 'без покрытия*4|цинк*4^25'), one('nailType', 'гладкий*5|винтовой*2^18|ершёный*2^20|финишный^15'), is('material', 'сталь'), one('standard', 'ГОСТ 4028*4|ТУ'), is('purpose', 'дерево'), ...SOLD],
      name: '{title}[ {brand}] {diameter#}×{length}, {nailType}, {coating}, {packMass}',
      price: [75, 145],
      mass: (facts) => facts.num('packMass') * 1000 + 20,
      weight: [520, 5300],
      size: [150, 110, 70],
      about: 'Для опалубки, стропил и обрешётки: {nailType}, {diameter#}×{length}, упаковка {packMass}.',
    },
    leaf(7631, 'Гвозди', 3),
    leaf(7632, 'Скобы для степлера', 2, { mass: (facts) => facts.num('count') * facts.num('length') * 0.022 + 10, title: 'Скобы для степлера', brands: 'zubr*3 kraftool*2 tech-krep', without: 'diameter packMass nailType standard', props: [one('stapleType', 'тип 53*5|тип 140*4|тип 28|тип 36*2|тип 300'), grade('length', '6|8*3|10*4|12*3|14*2'), one('count', '500|1000*6^60|2000^150|5000^420'), one('hardening', 'закалённые*4^12|обычные*3'), one('material', 'сталь*6|нержавеющая сталь^160'), grade('width', '10,6|11,3*4')], name: '{title} {brand}, {stapleType}, {length}, {count} шт', price: [55, 140], weight: [90, 320], size: [120, 60, 30], about: 'Скобы {stapleType} высотой {length} — к ручным и электрическим степлерам.' }),
    leaf(7633, 'Вытяжные заклёпки', 2, { mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.009 * facts.num('count') + 8, title: 'Заклёпка вытяжная', without: 'packMass nailType', props: [grade('diameter', '2,4|3,2*3|4*4|4,8*4|6,4'), grade('length', '6*2|8*3|10*3|12*3|14|16*2|18|20'), one('count', '25|50*4^70|100*2^200|500*2^1100|1000^2000'), one('material', 'алюминий и сталь*6|нержавеющая сталь^180|сталь*2'), one('color', 'без окраски*4|RAL 8017^15|RAL 3005^15|RAL 9003^15'), one('standard', 'DIN 7337'), one('headShape', 'стандартный бортик*5|широкий бортик*2^10'), is('purpose', 'листовой металл')], name: '{title}[ {brand}] {diameter#}×{length}, {material}, {count} шт', price: [35, 110], weight: [25, 420], about: 'Соединяет листы там, где к гайке не подобраться.' }),
  )),
  branch(7640, 'Перфорированный крепёж', 'screws', leavesOf(
    {
      ...base,
      title: 'Уголок крепёжный',
      drawing: 'bracket screws',
      brands: '-*4 tech-krep*5 zubr*2',
      props: [grade('plateSize', '40×40×20|40×40×40*2|50×50×35*2|50×50×50*2|70×70×55*2|90×90×40|90×90×65*2|105×105×90*2|130×130×100'), grade('thickness', '1,5*2|1,8|2*5|2,5|3'), one('coating', 'цинк*7|горячий цинк^35|окраска*2^18'), one('count', '1*5|10*3^780|50*2^3300'), one('rib', 'нет~*4|есть~усиленный*4^18'), is('material', 'сталь'), one('holeSize', '4,5|5|5 и 11|11'), is('purpose', 'деревянные конструкции'), ...SOLD],
      name: '{title}[ {brand}] {plateSize}, {thickness}[, {rib}], {count} шт',
      price: [9, 160],
      mass: (facts) => plateGrams(facts) * facts.num('count'),
      weight: [25, 900],
      size: [110, 100, 60],
      multiplicity: [1, 1, 1, 5, 10],
      about: 'Связывает брус, балки и стойки под прямым углом; оцинковка — {coating}.',
    },
    leaf(7641, 'Крепёжные уголки', 3, { about: 'Связывает брус, балки и стойки под прямым углом; покрытие — {coating}.' }),
    leaf(7642, 'Пластины и перфолента', 2, { title: 'Пластина соединительная', props: [grade('plateSize', '40×120|40×180|60×160*2|60×240|80×200|100×200*2|100×300|140×400'), one('shape', 'прямая*5|Т-образная^20|Z-образная^15'), one('rib', 'нет~')], name: '{title}[ {brand}] {plateSize}, {thickness}, {count} шт', about: 'Накладка для стыка досок и бруса {plateSize}.' }),
    leaf(7643, 'Опоры и держатели бруса', 2, { title: 'Опора бруса', without: 'rib holeSize', props: [grade('plateSize', '50×140|50×170*2|100×140*2|100×200|150×150*2|150×200'), one('open', 'открытая*4|закрытая*3'), one('standard', 'ТУ*4|DIN 1052'), one('holeSize', '5 и 11*4|11')], name: '{title} {open}[ {brand}] {plateSize}, {thickness}, {count} шт', price: [60, 390], weight: [150, 1200], about: 'Держит балку на стене или ригеле; тип — {open}.' }),
  )),
  branch(7650, 'Такелаж и хомуты', 'screws', leavesOf(
    {
      ...base,
      title: 'Трос стальной',
      drawing: 'cable',
      brands: '-*5 tech-krep*4 zubr*3',
      props: [grade('diameter', '1,5|2*3|3*4|4*3|5*3|6*3|8*2|10*2|12'), one('coilLength', '5|10*3^85|20*3^240|50*2^700|100^1500'), one('sheath', 'без оболочки*5|ПВХ~в оболочке ПВХ*4^20'), one('coating', 'цинк*6|нержавеющая сталь^180'), one('standard', 'DIN 3055*4|DIN 3060'), one('weave', '6×7*4|6×19|7×7*2'), grade('pull', '1|2,4|5|9|14|20|36|56'), is('material', 'сталь'), is('purpose', 'растяжки и подвесы'), ...SOLD],
      name: '{title}[ {brand}] {diameter}, {coilLength}[, {sheath}], {coating}',
      price: [60, 690],
      mass: (facts) => facts.num('diameter') ** 2 * 3.5 * facts.num('coilLength') + 20,
      weight: [100, 4200],
      size: [260, 260, 60],
      measure: { unit: 'м', key: 'coilLength' },
      about: 'Трос {diameter} плетения {weave}: разрывное усилие {pull}.',
    },
    leaf(7651, 'Тросы и цепи', 3),
    leaf(7652, 'Карабины и зажимы', 2, { mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.016 * facts.num('count'), title: 'Карабин', drawing: 'carabiner screws', without: 'coilLength sheath weave', props: [grade('diameter', '4|5*2|6*3|7|8*3|10*3|12'), grade('length', '40|50|60|70|80|100|120|140'), one('lock', 'пружинный*4|винтовой~с фиксатором*3^20'), is('standard', 'DIN 5299'), one('count', '1*5|2^85|4^230|10^650')], name: '{title}[ {brand}] {diameter#}×{length}, {lock}, {count} шт', price: [25, 290], weight: [20, 420], size: [130, 60, 15], measure: undefined, about: 'Соединяет трос и цепь; рабочая нагрузка {pull}.' }),
    leaf(7653, 'Кабельные стяжки', 3, { mass: (facts) => facts.num('width') * facts.num('length') * 0.0011 * facts.num('count') + 5, title: 'Стяжка кабельная', drawing: 'ties cable', brands: 'zubr*3 kraftool*2 tech-krep*2 -', without: 'coilLength sheath weave diameter', props: [grade('width', '2,5*3|3,6*4|4,8*4|7,6*2|9'), grade('length', '100*3|150*3|200*4|250*2|300*3|370|400|500'), one('count', '25|50|100*8^130'), one('color', 'белая*4|чёрная*4'), is('material', 'нейлон 6.6'), one('coating', 'УФ-стойкая*3^10|обычная*3'), is('standard', 'IEC 62275'), is('purpose', 'кабель и провод'), grade('pull', '0,08|0,18|0,22|0,55')], name: '{title}[ {brand}] {width#}×{length}, {color}, {count} шт', price: [45, 390], weight: [25, 700], size: [280, 90, 30], measure: undefined, about: 'Стягивает кабель в жгут и держит на лотке; цвет — {color}.' }),
    leaf(7654, 'Хомуты', 2, { mass: (facts) => (Number(facts.text('clampRange').split('–')[1]) * 0.35 + 6) * facts.num('count'), title: 'Хомут червячный', drawing: 'hose-clamp screws', brands: 'zubr*2 tech-krep*3 -*3 kraftool', without: 'coilLength sheath weave diameter', props: [grade('clampRange', '8–12|10–16*2|12–20*3|16–27*3|20–32*2|25–40*3|32–50*2|40–60*2|60–80|90–110'), grade('width', '9*5|12*2'), one('count', '1*3|2*2^80|5*2^320|10*2^680|50^3000'), one('coating', 'цинк*5|нержавеющая сталь W2*3^25|нержавеющая сталь W4^90'), one('standard', 'DIN 3017'), is('purpose', 'шланги'), one('slot', 'SL и шестигранник 7 мм')], name: '{title}[ {brand}] {clampRange}, {coating}, {count} шт', price: [12, 45], weight: [12, 420], size: [110, 80, 25], measure: undefined, about: 'Обжимает шланг {clampRange} по всей окружности; лента {width}.' }),
  )),
  branch(7670, 'Пены, клеи, герметики', 'sealant', leavesOf(
    foam,
    leaf(7671, 'Монтажная пена', 3),
    leaf(7672, 'Герметики', 3, { mass: (facts) => facts.num('volumeMl') * 1.3 + 45, title: 'Герметик', without: 'foamUse yield fireproof', brands: 'soudal*3 kudo*3 ceresit*3 zubr*2 tikkurila', props: [one('sealType', 'силиконовый санитарный*5|силиконовый универсальный*4|акриловый*4^-25|полиуретановый*2^60|битумный'), grade('volumeMl', '80|260|280*4|300*3|310|600'), one('color', 'белый*5|прозрачный*5|серый*2|чёрный|коричневый'), one('dryingMin', '15|20*2|30|60'), one('mould', 'есть*4|нет*2'), one('purpose', 'ванная и кухня*4|окна и двери*3|кровля*2'), grade('stretch', '7,5|12|20|25')], name: '{title} {brand} {sealType}, {color}, {volumeMl}', price: [150, 890], weight: [150, 750], size: [230, 50, 50], about: 'Заполняет шов и остаётся эластичным: {sealType}, назначение — {purpose}.' }),
    leaf(7673, 'Строительные клеи', 3, { mass: (facts) => facts.num('volumeMl') * 1.35 + 45, title: 'Клей монтажный', without: 'foamUse yield fireproof', brands: 'soudal*2 kudo*2 ceresit*3 zubr*2 knauf', props: [one('sealType', 'жидкие гвозди*6|каучуковый*2|полимерный*3^30|прозрачный*2^40'), grade('volumeMl', '125|280*3|300*4|310|400'), one('color', 'бежевый*4|белый*4|прозрачный*2'), one('dryingMin', '15|20*2|30|60'), one('grab', '20|35|50*2|100|200'), one('purpose', 'панели и плинтус*4|дерево и металл*3|пенопласт*2'), one('frost', 'морозостойкий*3|нет')], name: '{title} {brand} {sealType}, {color}, {volumeMl}', price: [170, 690], weight: [200, 520], size: [230, 50, 50], about: 'Держит плинтус, панели и порожки без гвоздей; начальная схватка {grab}.' }),
  )),
  branch(7680, 'Краски и эмали', 'paint', leavesOf(
    plainPaint,
    leaf(7681, 'Краски для стен и потолков', 4),
    leaf(7682, 'Эмали', 3, { mass: (facts) => facts.num('volume') * 1150 + 100, title: 'Эмаль', props: [from('_line', (_, { random }) => random.pick(['ПФ-115', 'ПФ-266', 'Профи', 'акриловая', 'по ржавчине 3 в 1'])), grade('volume', '0,45|0,8*3|0,9*4|1,8*2|1,9|2,7*2'), one('gloss', 'глянцевая*5|полуматовая*2|матовая*2'), one('color', 'белая*6|серая*3|чёрная*2|коричневая*2|зелёная*2|синяя|красная|жёлтая'), one('binder', 'алкид*5|акрил*3^25'), one('drying', '4|12|24*4'), is('tinting', 'нет'), one('purpose', 'дерево и металл*5|металл*3'), one('coverage', '8|10*3|12|14')], brands: 'tikkurila*2 tex*3 lakra*4 vgt*3 zubr', without: 'washing', price: [260, 1900], weight: [600, 3900], size: [140, 140, 150], about: 'Прочная плёнка для дерева и металла: {gloss}, цвет — {color}, расход до {coverage}.' }),
    leaf(7683, 'Грунтовки и пропитки', 3, { mass: (facts) => facts.num('volume') * 1030 + 80, title: 'Грунтовка', brands: 'knauf*3 ceresit*3 caparol tikkurila lakra*2 vgt*2 senezh*2', without: 'gloss washing tinting', props: [from('_line', (_, { random }) => random.pick(['глубокого проникновения', 'универсальная', 'бетоноконтакт', 'антисептическая'])), grade('volume', '1|3|5*4|10*5'), one('color', 'бесцветная*5|белая*2|розовая'), one('coverage', '5|7*2|10*4|12'), one('concentrate', 'готовая~*5|концентрат~концентрат'), one('frost', 'морозостойкая*3|нет*3')], name: '{title} {brand} {_line}[, {concentrate}], {volume}', price: [190, 1900], weight: [1100, 10500], about: 'Связывает пыль и уменьшает расход краски; расход до {coverage}, сохнет {drying}.' }),
    leaf(7684, 'Аэрозольные краски', 2, { mass: () => 420, title: 'Краска аэрозольная', brands: 'kudo*6', drawing: 'spray-can sealant', without: 'washing rooms tinting', props: [from('_line', (_, { random }) => random.pick(['универсальная', 'для металла', 'термостойкая', 'акриловая Satin'])), one('volume', '0,52'), one('gloss', 'глянцевая*4|матовая*4|сатин*2'), one('color', 'чёрная*3|белая*3|RAL 7016 антрацит*2|RAL 8017 шоколад|RAL 3020 красная|хром^25|золото^20|серебро^20'), one('drying', '1|2*2'), one('heat', '60*4|400|650|1000^45'), one('coverage', '1,5|2*3')], price: [290, 690], weight: [400, 470], size: [200, 70, 70], about: 'Ровный слой без кисти: {color}, {gloss}; баллона хватает на {coverage}.' }),
  )),
]
