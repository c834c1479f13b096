import { branch, leaf, leavesOf, type Facts, type Kind } from '../kind.ts'
import { from, grade, is, one } from '../props.ts'
import { ON_CARD } from './common.data.ts'

const base = { group: 'consumables', isConsumable: true } as const
const BITS = 'bosch*3 makita*2 dewalt metabo milwaukee zubr*3 stayer*2 kraftool matrix*2 gross*2 praktika*2 heller ruko irwin kobalt*2 enkor wolfcraft'
const DISCS = 'luga*3 bosch*2 makita metabo dewalt zubr*3 stayer norton klingspor praktika*2 matrix gross fein'
const WOOD = 'bosch*3 makita*2 metabo dewalt zubr*3 stayer kraftool praktika*2 matrix irwin gross enkor bahco'

const isRoll = (facts: Facts) => facts.text('sheetSize').includes(' × ')

const drillBit: Kind = {
  ...base,
  title: 'Сверло по металлу',
  drawing: 'drill-bits',
  brands: BITS,
  props: [
    grade('diameter', '1|1,5|2*2|2,5*2|3*3|3,2|3,5|4*3|4,2|4,5|5*3|5,5|6*3|6,5|7|8*2|8,5|9|10*2|11|12*2|13|14|16'),
    from('length', (facts) => Math.round(30 + facts.num('diameter') * 9.2)),
    one('steel', 'HSS*5|HSS-R|HSS-G*4^18|HSS-Co*2^90|HSS-TiN*2^35'),
    one('standard', 'DIN 338*6|DIN 340|ГОСТ 10902*2'),
    one('shank', 'цилиндрический*8|шестигранный ¼″^15'),
    one('packSize', '1*6|2*2^60|5*2^260|10*2^480'),
    one('sharpening', '118°*4|135°*4'),
    one('surface', 'сталь и цветные металлы*5|нержавеющая сталь'),
    ...ON_CARD,
  ],
  name: '{title} {brand} {diameter#}×{length} {steel}, {packSize} шт',
  price: [18, 420],
  mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0055 * facts.num('packSize') + 8,
  weight: [5, 140],
  size: [150, 40, 18],
  about: 'Спиральное сверло {diameter} для стали и цветных металлов; заточка {sharpening}.|Цилиндрическое сверло, сталь {steel}, рабочий диаметр {diameter}.',
}

const cutDisc: Kind = {
  ...base,
  title: 'Круг отрезной по металлу',
  drawing: 'disc circular-saw grinder',
  brands: DISCS,
  props: [
    grade('disc', '115*3|125*8|150|180*2|230*4|355'),
    one('thickness', '1*4|1,2*3|1,6*3|2*2|2,5*2|3'),
    one('bore', '22,23'),
    one('grit', '24|36|40*3|54*3|60*2'),
    one('abrasive', 'электрокорунд*5|карбид кремния|керамика^80'),
    one('packSize', '1*5|5*2^370|10*3^780|25^1800'),
    from('maxRpm', (facts) => (facts.num('disc') > 300 ? '4300' : facts.num('disc') > 200 ? '6650' : facts.num('disc') > 160 ? '8500' : '12250*3|13300')),
    one('surface', 'сталь*4|нержавеющая сталь*3|алюминий'),
    ...ON_CARD,
  ],
  name: '{title} {brand} {disc#}×{thickness#}×{bore}, {surface}, {packSize} шт',
  price: [28, 260],
  mass: (facts) => facts.num('disc') ** 2 * facts.num('thickness') * 0.0021 * facts.num('packSize') + 5,
  weight: [25, 420],
  size: [140, 140, 10],
  about: 'Режет лист, профиль и арматуру; рабочая скорость до 80 м/с, не больше {maxRpm}.|Тонкий круг {thickness} меньше греет металл и даёт чистый рез.',
}

const bitSet: Kind = {
  ...base,
  title: 'Набор бит',
  drawing: 'drill-bits screwdriver',
  brands: BITS,
  props: [
    grade('pieces', '5|7|10*3|18|25*2|31*3|33*2|40|60|100'),
    one('setSlots', 'PH, PZ, SL*4|PH, PZ, TX*4|TX*2|PH*2|разные шлицы*3'),
    grade('length', '25*6|50*3|75'),
    one('steel', 'S2*6|Cr-V*3^-20'),
    one('shank', 'шестигранный ¼″'),
    one('magnet', 'есть~с магнитным держателем*4^8|нет~*4'),
    one('caseType', 'пластиковый бокс*5|поясной держатель*2|кассета*2'),
    one('torsion', 'нет~*4|есть~торсионные*3^35'),
    ...ON_CARD,
  ],
  name: '{title} {brand}, {pieces:предмет|предмета|предметов}, {setSlots}[, {torsion}][, {magnet}]',
  price: [150, 2900],
  mass: (facts) => facts.num('pieces') * 9 + 60,
  weight: [90, 620],
  size: [150, 90, 40],
  about: 'Биты {setSlots} для шуруповёрта, хвостовик {shank}.',
}

const sandpaper: Kind = {
  ...base,
  title: 'Круг шлифовальный на липучке',
  drawing: 'sandpaper sander',
  brands: 'luga*2 bosch*2 makita zubr*3 stayer mirka*2 klingspor*2 norton praktika matrix*2 festool',
  props: [
    one('disc', '115|125*7|150*4|225*2'),
    one('grit', '40*2|60*2|80*3|100*2|120*3|150*2|180*2|220*2|240|320*2|400|600|800|1000'),
    one('packSize', '5*4|10*3^80|50*2^700|100^1300'),
    one('holes', 'без отверстий*2|6|8*4|15|мультиперфорация*2^25'),
    one('abrasive', 'оксид алюминия*6|керамика^80|карбид кремния*2'),
    one('backing', 'бумага*5|плёнка^30|сетка^60|ткань'),
    one('surface', 'дерево*4|лак и краска*3|металл*2'),
    ...ON_CARD,
  ],
  name: '{title} {brand} {disc}, P{grit}, {packSize} шт',
  price: [60, 260],
  mass: (facts) => facts.num('disc') ** 2 * 0.00028 * facts.num('packSize') + 10,
  weight: [25, 90],
  size: [150, 150, 20],
  about: 'Зернистость P{grit}: {surface}. Отверстия отводят пыль к пылесосу.|Круги {disc} для эксцентриковой машины, основа — {backing}.',
}

export const ACCESSORIES = branch(7400, 'Оснастка и расходники', 'drill-bits', [
  branch(7410, 'Свёрла, буры, коронки', 'drill-bits', leavesOf(
    drillBit,
    leaf(7411, 'Свёрла по металлу', 7),
    leaf(7412, 'Свёрла по дереву', 4, { title: 'Сверло по дереву', props: [grade('diameter', '3|4|5|6*2|8*2|10*3|12*2|14|16*2|18|20*2|22|25*2|28|32|35'), one('drillType', 'спиральное*4|перьевое*4|винтовое Левиса*2^60|Форстнера*3^40'), one('steel', 'углеродистая*5|HSS*2^30'), one('standard', 'ISO 9001'), one('shank', 'шестигранный ¼″*5|цилиндрический*3'), is('surface', 'дерево'), one('sharpening', 'с центром*5|с подрезателями*4')], name: '{title} {brand}, {drillType}, {diameter#}×{length}', price: [40, 490], weight: [15, 240], about: 'Чистый вход и ровные стенки отверстия {diameter} в доске, брусе и фанере.' }),
    leaf(7413, 'Свёрла по бетону', 3, { title: 'Сверло по бетону', props: [grade('diameter', '3|4*2|5*2|6*4|8*4|10*3|12*2|14'), is('steel', 'твёрдый сплав'), is('standard', 'ISO 5468'), is('surface', 'бетон, кирпич'), one('sharpening', '130°'), one('plate', 'YG8C*5|YG6X*2^12')], name: '{title} {brand} {diameter#}×{length}, {packSize} шт', price: [35, 320], about: 'Твердосплавная пластина для ударной дрели: кирпич и бетон, диаметр {diameter}.' }),
    leaf(7414, 'Буры SDS-plus', 5, { mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0045 + 15, title: 'Бур SDS-plus', brands: BITS, props: [grade('diameter', '5|6*5|6,5|8*5|10*4|12*4|14*2|16*2|18|20|22|25'), one('length', '110*3|160*5|210*4|260*3|310*2|450^60|600^110'), from('workLength', (facts) => facts.num('length') - 60), one('shank', 'SDS-plus'), one('cuttingEdges', '2*4|4*4^35'), is('steel', 'твёрдый сплав'), is('surface', 'бетон, кирпич'), one('sharpening', '130°'), is('standard', 'PGM')], name: '{title} {brand} {diameter#}×{length}, {cuttingEdges:кромка|кромки|кромок}', price: [70, 850], weight: [60, 520], size: [250, 40, 20], about: 'Бур для перфоратора: рабочая длина {workLength}, {cuttingEdges:режущая кромка|режущие кромки|режущих кромок}.' }),
    leaf(7415, 'Буры SDS-max', 2, { mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0038 + 60, title: 'Бур SDS-max', props: [grade('diameter', '14|16*2|18*2|20*2|22|25*2|28|32|35|40'), one('length', '340*3|400*2|540*3|600|800^45|920^60'), from('workLength', (facts) => facts.num('length') - 140), is('shank', 'SDS-max'), one('cuttingEdges', '2|4*4^15'), is('steel', 'твёрдый сплав'), is('surface', 'бетон, железобетон'), one('sharpening', '130°'), is('standard', 'PGM')], without: 'packSize', name: '{title} {brand} {diameter#}×{length}, {cuttingEdges:кромка|кромки|кромок}', price: [590, 4900], weight: [380, 2900], size: [560, 60, 50], about: 'Для тяжёлых перфораторов: сквозные отверстия под трубы и анкеры, диаметр {diameter}.' }),
    leaf(7416, 'Коронки', 3, { mass: (facts) => facts.num('diameter') ** 1.6 * 0.25 + 15, title: 'Коронка биметаллическая', props: [grade('diameter', '16|19|20|22|25*2|29|32*2|35*2|38|44*2|51*2|57|60|68*3|76|83|92|102'), from('cutDepth', () => '35|38*4|44'), one('steel', 'HSS биметалл*5|HSS-Co биметалл^30'), one('tpi', '4/6*5|6'), one('shank', 'под держатель*5|с держателем~с держателем*2^50'), one('surface', 'дерево, металл, пластик'), one('packSize', '1'), is('standard', 'ISO 2380'), is('sharpening', 'переменный шаг')], name: '{title} {brand} {diameter}, глубина {cutDepth}', price: [150, 1300], weight: [60, 480], size: [110, 100, 60], about: 'Вырезает отверстие {diameter} под розетку, трубу или замок; зуб переменного шага.' }),
    leaf(7417, 'Наборы свёрл', 4, { mass: (facts) => facts.num('pieces') * 22 + 80, title: 'Набор свёрл', without: 'diameter length packSize', props: [grade('pieces', '5|8|10*2|13*4|15|19*4|25*3|50|99'), one('sizeRange', '1–10 мм*4|1–13 мм*3|2–8 мм*3|3–10 мм*2'), one('surface', 'металл*5|дерево*2|металл, дерево, бетон*3'), one('caseType', 'металлический бокс*3|пластиковый бокс*5'), is('standard', 'DIN 338')], name: '{title} {brand}, {pieces:предмет|предмета|предметов}, {sizeRange}, {steel}', price: [290, 3900], weight: [150, 1700], size: [180, 120, 40], about: 'Ходовые диаметры {sizeRange} в боксе с подписанными гнёздами: {surface}.' }),
  )),
  branch(7420, 'Круги и диски', 'disc circular-saw', leavesOf(
    cutDisc,
    leaf(7421, 'Отрезные круги', 6),
    leaf(7422, 'Алмазные диски', 4, { mass: (facts) => facts.num('disc') ** 2 * 0.0062 + 10, title: 'Диск алмазный', brands: `${DISCS} splitstone*3 kraftool !luga !norton`, without: 'grit abrasive', props: [one('rim', 'сегментный*4|турбо*3|сплошной*3'), one('surface', 'бетон*4|керамика и керамогранит*4|камень*2|асфальт^30'), one('thickness', '1,2|1,6*2|2*3|2,2*2|2,6'), grade('segment', '5|7*3|8|10*3|12|15'), one('packSize', '1'), one('cooling', 'сухой рез*3|сухой и мокрый рез*4')], name: '{title} {brand} {disc#}×{bore}, {rim}, {surface}', price: [190, 3900], weight: [60, 900], size: [190, 190, 12], about: 'Режет: {surface}. Кромка — {rim}, высота алмазного слоя {segment}.' }),
    leaf(7423, 'Лепестковые круги', 3, { mass: (facts) => facts.num('disc') ** 2 * 0.0058, title: 'Круг лепестковый торцевой', props: [grade('disc', '115*3|125*8|150|180'), one('grit', '40*4|60*4|80*4|100|120*2'), is('thickness', '22'), one('flap', 'прямой*3|конический*4')], name: '{title} {brand} {disc}, P{grit}, {surface}', price: [75, 420], weight: [70, 160], size: [130, 130, 22], about: 'Зачищает шов и снимает ржавчину, не подрезая металл; зерно P{grit}.' }),
    leaf(7424, 'Пильные диски', 4, { mass: (facts) => facts.num('disc') ** 2 * 0.009, title: 'Диск пильный по дереву', drawing: 'saw-blade circular-saw', brands: WOOD, without: 'grit abrasive packSize', props: [grade('disc', '130|150|160*3|165*3|185*2|190*5|210*3|216|235|250*2|255*2|300|305'), one('bore', '16|20*4|30*5|32'), one('teeth', '16|20*2|24*4|36*3|40*3|48*3|60*3|80'), one('thickness', '1,4|1,8*3|2,2*2|2,4*3|3,2'), is('surface', 'дерево'), one('toothShape', 'переменный скос*5|трапеция*2|плоский'), one('plateSteel', 'твёрдый сплав')], name: '{title} {brand} {disc#}×{bore#}, {teeth:зуб|зуба|зубьев}', price: [290, 3900], weight: [170, 1300], size: [230, 230, 10], about: 'Твердосплавные напайки, {teeth:зуб|зуба|зубьев}: чем их больше, тем чище рез.' }),
  )),
  branch(7430, 'Биты и полотна', 'drill-bits', [
    ...leavesOf(
      bitSet,
      leaf(7431, 'Наборы бит', 4),
      leaf(7432, 'Биты', 3, { mass: (facts) => facts.num('length') * 0.2 * facts.num('packSize') + 5, title: 'Бита', without: 'pieces setSlots caseType magnet', props: [one('slot', 'PH1|PH2*6|PH3|PZ1|PZ2*5|PZ3|TX10|TX15|TX20*3|TX25*3|TX30*2|TX40|SL5,5|HEX5'), grade('length', '25*5|50*5|70|90|150'), one('packSize', '1|2*4^70|3*2^130|5*2^220|10*3^420|25^900'), one('magnet', 'нет*5|есть^15')], name: '{title} {brand} {slot}×{length}, {packSize} шт[, {torsion}]', price: [25, 190], weight: [10, 90], size: [110, 60, 15], about: 'Шлиц {slot}, длина {length}: для шуруповёрта и ручного держателя.' }),
    ),
    ...leavesOf(
      {
        ...base,
        title: 'Пилка для лобзика',
        drawing: 'jigsaw-blades jigsaw',
        brands: WOOD,
        props: [one('surface', 'дерево*5|металл*3|ламинат*2|пластик'), grade('length', '75|92|100*5|116*2|132*2|152'), one('tpi', '4|6*2|8*2|10*3|12|14|21'), one('steel', 'HCS*4|HSS*3^15|BIM*3^45'), is('shank', 'T-образный'), one('packSize', '2*3|3*2^35|5*6^110|25^700'), one('cutSpeed', 'быстрый рез*3|чистый рез*4|фигурный рез*2'), one('toothType', 'фрезерованный*3|шлифованный*4'), ...ON_CARD],
        name: '{title} {brand}, {surface}, {length}, {packSize} шт',
        price: [70, 490],
        mass: (facts) => 7 * facts.num('packSize') + 8,
        weight: [15, 60],
        size: [150, 60, 10],
        about: 'Хвостовик T-образный — к большинству лобзиков. Назначение: {surface}, {cutSpeed}.',
      },
      leaf(7441, 'Пилки для лобзика', 4),
      leaf(7442, 'Полотна для сабельных пил', 3, { mass: (facts) => facts.num('length') * 0.12 * facts.num('packSize') + 8, title: 'Полотно для сабельной пилы', props: [grade('length', '150*3|200*2|228*3|240|300*3'), one('tpi', '5|6*3|10/14*2|14|18*2'), one('steel', 'BIM*5|HCS*3^-20|карбид^220'), is('shank', 'универсальный ½″'), one('surface', 'дерево с гвоздями*4|дерево*3|металл*3|газобетон^120')], name: '{title} {brand} {length}, {tpi} TPI, {surface}, {packSize} шт', price: [150, 1300], weight: [40, 190], size: [280, 70, 15], about: 'Полотно {length} для демонтажа: {surface}.' }),
    ),
  ]),
  branch(7440, 'Шлифовальные материалы', 'sander', leavesOf(
    sandpaper,
    leaf(7451, 'Круги на липучке', 4),
    leaf(7452, 'Шлифовальные листы и рулоны', 3, { mass: (facts) => facts.num('packSize') * 12 + 5, title: 'Шкурка шлифовальная', without: 'disc holes packSize', props: [one('sheetSize', '230×280 мм*4|93×230 мм*2|115 мм × 5 м*2^60|200 мм × 10 м^400'), one('waterproofPaper', 'влагостойкая*3|сухое шлифование*4'), from('form', (facts) => (isRoll(facts) ? 'рулон' : 'лист')), from('packSize', (facts) => (isRoll(facts) ? '1' : '5*3|10*4^80|50*2^500'))], name: '{title} {brand} {sheetSize}, P{grit}, {packSize} шт', price: [40, 220], about: 'Основа — {backing}, зерно P{grit}: {surface}.' }),
    leaf(7453, 'Шлифовальные ленты', 2, { mass: (facts) => facts.num('packSize') * 25, title: 'Лента шлифовальная', without: 'disc holes', props: [one('belt', '75×457*4|75×533*4|76×610|100×610*2|100×915'), one('joint', 'встык*4|внахлёст'), one('direction', 'двусторонняя*5|по стрелке')], name: '{title} {brand} {belt}, P{grit}, {packSize} шт', price: [110, 390], about: 'Бесконечная лента {belt} для ленточной машины, зерно P{grit}.' }),
  )),
])

