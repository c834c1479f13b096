import { branch, leaf, leavesOf, type Kind } from '../kind.ts'
import { from, grade, is, one } from '../props.ts'
import { HANDLE, option, SERIES_WORD } from './common.data.ts'

const HAND = 'zubr*3 stayer*3 matrix*2 gross*2 kraftool*2 sibrteh*2 stanley irwin yato gigant nis kobalt'
const PRO_HAND = 'knipex*2 wiha bahco gedore stanley kraftool zubr*2 stayer*2 gross matrix irwin milwaukee nis kobalt'
const GARAGE = 'jonnesway ombra king-tony toptul delo-tehniki*2 gedore bahco kraftool zubr*2 stayer matrix*2 gross yato kobalt nis'

const base = { group: 'hand-tools' } as const

const pliers: Kind = {
  ...base,
  title: 'Пассатижи',
  drawing: 'pliers',
  brands: PRO_HAND,
  props: [
    SERIES_WORD,
    grade('length', '125|140|160*4|180*4|200*4|225'),
    one('steel', 'Cr-V*5|инструментальная сталь*4|Cr-Mo^12'),
    one('finish', 'хромирование*3|никелирование*2|фосфатирование*2|полировка'),
    one('grip', 'двухкомпонентная*5|пластиковая*2|обрезиненная*3'),
    one('insulation', 'нет~*4|до 1000 В~1000 В^35'),
    grade('cutWire', '1,6|2,0|2,5|3,1|3,4'),
    option('spring'),
    is('hardness', '60 HRC'),
  ],
  name: '{title} {brand}[ {_series}], {length}[, {insulation}], {steel}',
  price: [290, 1900],
  weight: [140, 420],
  size: [210, 70, 25],
  about: 'Губки зажимают плоскую и круглую деталь, кромка перекусывает проволоку до {cutWire}.|Пассатижи {length} для электромонтажа и ремонта; рукоятки не скользят.',
}

const wrench: Kind = {
  ...base,
  title: 'Ключ комбинированный',
  drawing: 'wrench',
  brands: GARAGE,
  props: [
    SERIES_WORD,
    grade('wrenchSize', '6|7|8|10*2|11|12*2|13*2|14*2|15|16|17*2|18|19*2|21|22*2|24*2|27|30|32'),
    from('length', (facts) => Math.round((75 + facts.num('wrenchSize') * 8.6) / 5) * 5),
    one('steel', 'Cr-V*8|инструментальная сталь*3^-20|Cr-Mo^15'),
    one('finish', 'хромирование*4|матовый хром*3^8|оцинковка^-8'),
    one('standard', 'DIN 3113*3|ГОСТ 16983*2|ISO 7738'),
    one('mechanism', 'без трещотки~*6|с трещоткой~с трещоткой^90|шарнирный с трещоткой~шарнирный с трещоткой^140'),
    is('profile', 'двенадцатигранный'),
    is('hardness', '45 HRC'),
  ],
  name: '{title} {brand}[ {_series}], {wrenchSize}[, {mechanism}], {steel}',
  price: [90, 950],
  weight: [25, 480],
  size: [200, 45, 12],
  about: 'Рожковая и накидная головка одного размера {wrenchSize}: накидной срывают, рожковым докручивают.',
}

const hammer: Kind = {
  ...base,
  title: 'Молоток слесарный',
  drawing: 'hammer',
  brands: `${HAND} fiskars bahco`,
  props: [
    SERIES_WORD,
    grade('headMass', '100|200*2|300*2|400*3|500*4|600*2|800*2|1000'),
    one('handleMaterial', 'дерево~деревянная рукоятка*4|фиберглас~фибергласовая рукоятка*4^25|сталь~стальная рукоятка^45'),
    grade('length', '260|280|300|320*2|340|360'),
    one('striker', 'квадратный*4|круглый*2'),
    is('hardness', '50 HRC'),
    one('steel', 'инструментальная сталь*4|Cr-V'),
    option('magnet'),
  ],
  name: '{title} {brand}[ {_series}], {headMass}, {handleMaterial}',
  price: [190, 1300],
  mass: (facts) => facts.num('headMass') * 1.45,
  weight: [180, 1300],
  size: [330, 120, 35],
  about: 'Кованый боёк {headMass} закалён с торцов, рукоятка расклинена и не слетает.|Для гвоздей, кернения и рихтовки: масса бойка {headMass}.',
}

const saw: Kind = {
  ...base,
  title: 'Ножовка по дереву',
  drawing: 'hand-saw',
  brands: `${HAND} bahco*2 fiskars`,
  props: [
    SERIES_WORD,
    grade('length', '300|350|400*4|450*3|500*4|550'),
    one('tpi', '5*2|7*4|8|9|11*2|14'),
    one('toothType', 'трёхгранный 3D~3D-зуб*5|двухгранный~*2|японский'),
    one('hardening', 'закалённый*5|без закалки с заточкой'),
    one('grip', 'двухкомпонентная*5|пластиковая*2|деревянная'),
    one('cutSpeed', 'быстрый рез*3|средний рез*3|чистый рез*3'),
    grade('thickness', '0,85|0,9|1'),
    one('finish', 'без покрытия*4|тефлоновое^20'),
  ],
  name: '{title} {brand}[ {_series}], {length}, {tpi} TPI[, {toothType}]',
  price: [290, 1700],
  weight: [250, 480],
  size: [560, 140, 30],
  about: 'Полотно {length} с шагом {tpi#} зубьев на дюйм: {cutSpeed} в доске и фанере.',
}

const screwdriver: Kind = {
  ...base,
  title: 'Отвёртка',
  drawing: 'screwdriver',
  brands: `${PRO_HAND} !knipex wera*2 ombra jonnesway delo-tehniki sibrteh`,
  props: [
    SERIES_WORD,
    one('slot', 'PH0|PH1*3|PH2*5|PH3|PZ1|PZ2*2|SL3*2|SL5,5*3|SL6,5*2|SL8|TX15|TX20*2|TX25|TX30'),
    grade('length', '75|80*2|100*4|125*2|150*3|200'),
    one('steel', 'Cr-V*6|S2*3^20|Cr-Mo-V^30'),
    one('grip', 'двухкомпонентная*6|трёхкомпонентная^20|пластиковая*2^-15'),
    one('insulation', 'нет~*4|до 1000 В~1000 В^45'),
    one('magnet', 'есть~магнитный наконечник*5|нет~*3'),
    one('through', 'нет~*7|есть~ударная сквозная^30'),
    is('hardness', '58 HRC'),
  ],
  name: '{title} {brand}[ {_series}], {slot}×{length#} мм[, {insulation}][, {through}]',
  price: [80, 690],
  weight: [40, 190],
  size: [220, 40, 35],
  about: 'Стержень {length} со шлицем {slot}; твёрдость наконечника — 58 HRC.|Отвёртка для сборки и ремонта: шлиц {slot}, сталь {steel}.',
}

const setOf: Kind = {
  ...base,
  title: 'Набор инструмента',
  drawing: 'socket-set toolbox',
  brands: `${GARAGE} stanley`,
  props: [
    SERIES_WORD,
    grade('pieces', '24|38|46|56*2|65|72|82*3|94*3|108*3|119|131|142|150|172|216'),
    one('steel', 'Cr-V*8|Cr-Mo^15'),
    one('squares', '¼″|½″*2|¼″ и ½″*5|¼″, ⅜″ и ½″*2^10'),
    grade('ratchetTeeth', '24|36|45*2|72*4|90'),
    one('caseType', 'пластиковый кейс*8|металлический кейс^15|сумка'),
    one('finish', 'хромирование*4|матовый хром*3^6'),
    option('bitsInside'),
    one('profile', 'шестигранный*5|двенадцатигранный|SuperLock*2^8'),
  ],
  name: '{title} {brand}[ {_series}], {pieces:предмет|предмета|предметов}, {squares}, {caseType}',
  price: [1900, 17500],
  weight: [1300, 13500],
  size: [390, 300, 85],
  about: 'Головки, ключи и биты для гаража и дома: {pieces:предмет|предмета|предметов} в одном кейсе.|Трещотка с мелким зубом работает там, где мало места; сталь {steel}.',
}

const box: Kind = {
  group: 'storage',
  title: 'Ящик для инструмента',
  drawing: 'toolbox',
  brands: 'zubr*2 tayg*2 keter*2 blocker*3 stanley*2 matrix*2 dewalt gigant milwaukee makita festool king-tony',
  props: [
    SERIES_WORD,
    grade('inches', '12|13|16*3|18*2|19*3|20|22*2|24'),
    from('length', (facts) => Math.round((facts.num('inches') * 25.4) / 5) * 5),
    one('material', 'полипропилен*7|сталь^45|алюминий^80'),
    one('locks', 'пластиковые*4|металлические*4^12'),
    one('tray', 'есть~с лотком*5|нет~*3'),
    one('lidBoxes', '0|2*3|4'),
    one('color', 'чёрный*5|красный*2|синий|жёлтый'),
    grade('loadKg', '10|12|15|20|25'),
  ],
  name: '{title} {brand}[ {_series}], {inches#}″, {material#}[, {tray}]',
  price: [390, 5900],
  weight: [600, 4300],
  size: [460, 240, 230],
  about: 'Ящик {inches#}″ держит до {loadKg}: ручной инструмент внутри, мелочь — в отделениях крышки.',
}

export const HAND_TOOLS = branch(7200, 'Ручной инструмент', 'wrench hammer', [
  branch(7210, 'Шарнирно-губцевый инструмент', 'pliers', leavesOf(
    pliers,
    leaf(7211, 'Пассатижи и плоскогубцы', 4),
    leaf(7212, 'Бокорезы', 3, { title: 'Бокорезы', about: 'Перекусывают медную и стальную проволоку до {cutWire}; кромки закалены до 60 HRC.' }),
    leaf(7213, 'Длинногубцы', 3, { title: 'Длинногубцы', props: [one('jaws', 'прямые~*5|изогнутые~изогнутые*3')], name: '{title} {brand}[ {_series}], {length}[, {jaws}][, {insulation}], {steel}', about: 'Тонкие губки достают до деталей в щитке и под капотом.' }),
    leaf(7214, 'Переставные клещи', 3, { title: 'Клещи переставные', without: 'cutWire insulation spring', props: [grade('length', '180|240|250*4|300*3|400'), grade('jawOpen', '35|42|50|60|80'), one('adjust', 'кнопка*4|ступенчатая*3')], name: '{title} {brand}[ {_series}], {length}, раскрытие {jawOpen}', price: [490, 3300], weight: [250, 900], size: [270, 60, 30], about: 'Раскрываются до {jawOpen} и держат трубу без соскальзывания.' }),
    leaf(7215, 'Болторезы', 2, { title: 'Болторез', brands: 'zubr stayer matrix gross kraftool sibrteh bahco knipex stanley', without: 'cutWire insulation spring', props: [grade('length', '200|350|450*2|600*3|750*2|900'), grade('rod', '5|6|8|10|12|13'), one('handleShape', 'трубчатые*4|кованые')], name: '{title} {brand}[ {_series}], {length}, пруток до {rod}', price: [750, 7900], weight: [600, 6200], size: [620, 150, 50], about: 'Перекусывает арматуру и дужки замков до {rod}.' }),
  )),
  branch(7220, 'Гаечные ключи', 'wrench', leavesOf(
    wrench,
    leaf(7221, 'Комбинированные ключи', 6),
    leaf(7222, 'Рожковые и накидные ключи', 3, { title: 'Ключ рожковый', props: [is('profile', 'рожковый'), one('sizePair', '8×10|10×12|12×13*2|13×17*2|14×15|17×19*2|19×22*2|22×24|24×27|30×32')], without: 'wrenchSize mechanism', name: '{title} {brand}[ {_series}], {sizePair}, {steel}', about: 'Двусторонний ключ {sizePair} с тонкими губками.' }),
    leaf(7223, 'Разводные ключи', 3, { title: 'Ключ разводной', brands: `${HAND} bahco*2 knipex gedore toptul delo-tehniki`, without: 'wrenchSize standard profile mechanism', props: [grade('length', '100|150*2|200*4|250*4|300*2|375'), grade('jawOpen', '14|20|24|29|34|44'), one('grip', 'двухкомпонентная*3|без накладок*3'), option('scaleMarks'), one('thinJaws', 'нет~*4|есть~тонкие губки^25')], name: '{title} {brand}[ {_series}], {length}, раскрытие {jawOpen}[, {thinJaws}]', price: [290, 2900], weight: [120, 1400], size: [260, 70, 20], about: 'Раскрытие до {jawOpen}: один ключ вместо набора рожковых.' }),
    leaf(7224, 'Трубные ключи', 3, { title: 'Ключ трубный рычажный', brands: 'zubr*2 stayer matrix*2 gross kraftool sibrteh ridgid knipex bahco gedore', without: 'wrenchSize standard profile mechanism', props: [grade('keyNumber', '0|1*3|1,5*2|2*3|3*2|4'), grade('length', '250|320|420|550|660'), grade('jawOpen', '25|38|50|63|100'), one('shape', 'прямые губки 90°*3|изогнутые губки 45°*3|S-образные*2')], name: '{title} {brand}[ {_series}] № {keyNumber}, {jawOpen}, {shape}', price: [490, 6900], weight: [700, 5200], size: [430, 90, 40], about: 'Держит трубу до {jawOpen}: чем сильнее нажим, тем крепче хватка.' }),
    leaf(7225, 'Динамометрические ключи', 2, { title: 'Ключ динамометрический', without: 'wrenchSize standard profile mechanism', props: [one('square', '¼″*2|⅜″*2|½″*5|¾″^60'), grade('torque', '25|60|110|210*3|220|340|550'), one('accuracy', '±3 %*3|±4 %*4'), one('keyType', 'предельный*6|стрелочный|электронный^90'), grade('length', '270|370|470*2|550|690'), is('caseType', 'пластиковый кейс')], name: '{title} {brand}[ {_series}], {square}, до {torque}, {accuracy}', price: [1900, 13900], weight: [800, 3900], size: [520, 90, 70], about: 'Щелчком сообщает, что затяжка достигнута: до {torque}, точность {accuracy}.' }),
    leaf(7226, 'Наборы ключей', 4, { title: 'Набор комбинированных ключей', without: 'wrenchSize length', props: [grade('pieces', '6|8*3|10*2|12*4|14|16*2|22|25'), one('sizeRange', '6–19 мм|8–17 мм|6–22 мм*2|8–24 мм|6–32 мм^35'), one('holder', 'чехол-скрутка*4|пластиковый держатель*4|ложемент')], name: '{title} {brand}[ {_series}], {pieces:предмет|предмета|предметов}, {sizeRange}[, {mechanism}]', price: [790, 7900], weight: [500, 4200], size: [330, 180, 60], about: 'В наборе {pieces:ключ|ключа|ключей}: {sizeRange}. Хранение — {holder}.' }),
  )),
  branch(7230, 'Отвёртки и шестигранники', 'screwdriver', leavesOf(
    screwdriver,
    leaf(7231, 'Отвёртки', 6),
    leaf(7232, 'Наборы отвёрток', 4, { title: 'Набор отвёрток', without: 'slot length through', props: [grade('pieces', '2|4|5|6*4|7|8*3|10|12|18|32|58'), one('holder', 'картонный держатель*3|подставка*2|чехол*2|кейс^15'), one('setSlots', 'PH и SL*4|PH, PZ и SL*3|PH, SL и TX*2|точной механики*2')], name: '{title} {brand}[ {_series}], {pieces:предмет|предмета|предметов}, {setSlots}[, {insulation}]', price: [290, 3900], weight: [180, 1100], size: [280, 170, 45], about: 'Самые нужные шлицы в одном наборе: {setSlots}, всего {pieces:предмет|предмета|предметов}.' }),
    leaf(7233, 'Наборы шестигранников', 3, { title: 'Набор шестигранных ключей', brands: `${GARAGE} wera wiha`, without: 'slot insulation through magnet grip length', props: [grade('pieces', '7|8|9*5|10*2|13|15|18'), one('sizeRange', '1,5–10 мм*5|2–8 мм*2|TX10–TX50*3'), one('armLength', 'короткие|длинные*2|экстрадлинные'), one('ball', 'с шаром~с шаром*4|без шара~*3'), one('holder', 'пластиковый держатель*5|складная рукоятка*2')], name: '{title} {brand}[ {_series}], {pieces:предмет|предмета|предметов}, {sizeRange}[, {ball}]', price: [190, 2700], weight: [150, 900], size: [200, 90, 30], about: 'Ключи {sizeRange} для винтов с внутренним шестигранником; держатель не даёт им потеряться.' }),
  )),
  branch(7240, 'Молотки, топоры, кувалды', 'hammer', leavesOf(
    hammer,
    leaf(7241, 'Молотки', 4),
    leaf(7242, 'Кувалды', 2, { mass: (facts) => facts.num('headMass') * 1.3, title: 'Кувалда', without: 'magnet striker', props: [grade('headMass', '1000|1500|2000*2|3000*2|4000|5000*2|6000|8000'), grade('length', '260|400|600|700|900'), one('wedge', 'есть*5|нет'), one('striker', 'квадратный')], brands: 'zubr*3 stayer matrix*2 sibrteh*3 gross kraftool nis gigant stanley', price: [490, 3900], weight: [1300, 9600], size: [700, 180, 70], about: 'Разбивает кирпич и бетон: кованая головка {headMass}.' }),
    leaf(7243, 'Топоры и колуны', 3, { mass: (facts) => facts.num('headMass') * 1.6, title: 'Топор', brands: 'fiskars*3 zubr*3 stayer matrix*2 sibrteh*2 gross bahco gigant centroinstrument', without: 'striker magnet', props: [one('axeType', 'универсальный~*4|плотницкий~плотницкий*2|колун~колун*3|туристический~туристический*2'), grade('headMass', '600*2|800*2|1000*2|1300|1600|2500'), one('edge', 'прямая|закруглённая*3')], name: '{title} {brand}[ {_series}][, {axeType}], {headMass}, {handleMaterial}', price: [590, 5900], weight: [800, 3900], size: [520, 180, 45], about: 'Кованое полотно с заводской заточкой; масса головы {headMass}.' }),
    leaf(7244, 'Гвоздодёры и ломы', 2, { longSide: (facts) => facts.num('length') + 20, mass: (facts) => facts.num('diameter') ** 2 * facts.num('length') * 0.0066, title: 'Гвоздодёр', brands: 'zubr*2 stayer matrix sibrteh stanley kraftool gross irwin nis', without: 'headMass handleMaterial striker magnet', props: [grade('length', '300|400|500*2|600*2|750|900|1200'), one('section', 'шестигранный*3|круглый*2|двутавровый'), grade('diameter', '14|16*2|18|20|25'), one('finish', 'краска*4|оцинковка')], name: '{title} {brand}[ {_series}], {length}, {section}, {diameter}', price: [250, 1900], weight: [500, 5200], size: [620, 80, 30], about: 'Вытаскивает гвозди и разбирает опалубку; длина рычага {length}.' }),
  )),
  branch(7250, 'Ножовки, ножи, стамески', 'hand-saw', leavesOf(
    saw,
    leaf(7251, 'Ножовки по дереву', 4, { longSide: (facts) => facts.num('length') + 130 }),
    leaf(7252, 'Ножовки по металлу', 2, { title: 'Ножовка по металлу', without: 'toothType hardening cutSpeed thickness', props: [is('length', '300'), one('tpi', '18|24*4|32'), one('frame', 'трубчатая*3|квадратная*3|литая^40'), one('tension', 'рычаг*2|винт*4'), one('bladeSteel', 'биметалл*3|углеродистая*3')], name: '{title} {brand}[ {_series}], {length}, рамка {frame}', size: [420, 130, 35], about: 'Режет трубы, уголок и болты; полотно ставится под углом 45° и 90°.' }),
    leaf(7253, 'Строительные ножи', 4, { title: 'Нож строительный', drawing: 'utility-knife hand-saw', brands: `${HAND} olfa*3 milwaukee dewalt fiskars`, without: 'length tpi toothType hardening cutSpeed thickness', props: [one('blade', '9 мм*2|18 мм*6|25 мм*2|трапеция*3'), one('lock', 'автостоп*4|винтовой*3|кнопка*2'), one('bodyMaterial', 'пластик*3|металл*3^40|обрезиненный пластик*3^15'), one('blades', '1*4|2|3*2|5|6'), one('bladeSteel', 'SK5*5|SK2|SK4*2')], name: '{title} {brand}[ {_series}], лезвие {blade#}, {lock}, {bodyMaterial}', price: [90, 1200], weight: [60, 320], size: [190, 50, 25], about: 'Режет картон, гипсокартон, линолеум; фиксатор — {lock}, лезвий в комплекте — {blades#}.' }),
    leaf(7254, 'Стамески', 2, { title: 'Стамеска', drawing: 'chisel screwdriver', brands: 'zubr stayer matrix stanley*2 kraftool bahco irwin sibrteh gross', without: 'tpi toothType hardening cutSpeed thickness length', props: [grade('width', '6|8|10*2|12*2|14|16*2|18|20*2|24|25|32|40'), one('steel', 'Cr-V*6|инструментальная сталь*2'), is('hardness', '60 HRC'), one('cap', 'есть*3|нет*3'), one('blades', '1')], name: '{title} {brand}[ {_series}], {width}, {steel}', price: [190, 1300], weight: [120, 330], size: [270, 45, 35], about: 'Выбирает пазы под петли и замки; ширина лезвия {width}.' }),
  )),
  branch(7260, 'Малярный и штукатурный инструмент', 'paint', leavesOf(
    {
      ...base,
      title: 'Шпатель',
      drawing: 'putty-knife paint',
      brands: 'zubr*3 stayer*3 matrix*2 sibrteh*3 kraftool gross yato gigant irwin',
      props: [SERIES_WORD, grade('width', '40|60|80*2|100*3|150*2|200*2|250|300*2|350*2|450|600'), one('bladeSteel', 'нержавеющая*5|пружинная*3'), HANDLE, one('tooth', 'гладкий~*6|зуб 6 мм~зуб 6×6|зуб 8 мм~зуб 8×8|зуб 10 мм~зуб 10×10'), grade('thickness', '0,4|0,5|0,6|0,7'), one('purpose', 'шпатлёвка*4|обои|плиточный клей*2')],
      name: '{title} {brand}[ {_series}], {width}, {bladeSteel} сталь[, {tooth}]',
      price: [60, 890],
      weight: [50, 420],
      size: [260, 120, 30],
      about: 'Ровно наносит и снимает шпатлёвку; полотно {width} из стали ({bladeSteel}).',
    },
    leaf(7261, 'Шпатели', 3),
    leaf(7262, 'Малярные валики', 3, { title: 'Валик малярный', drawing: 'roller paint', without: 'bladeSteel tooth thickness', props: [grade('width', '60|100*2|150|180*3|240*4|250*2'), one('fur', 'полиакрил*4|полиэстер*2|велюр*2|микрофибра*2^10|поролон^-20|нить*2'), grade('pile', '4|8|11*2|12*3|18*2|20'), grade('diameter', '15|30|40|48*2|58'), one('purpose', 'водные краски*4|эмали и лаки*2|фасад*2'), one('handleIncluded', 'с рукояткой*4|сменная шубка~сменная шубка*3^-30')], name: '{title} {brand}[ {_series}], {width}, {fur}, ворс {pile}', price: [90, 790], size: [290, 90, 70], about: 'Ворс {pile} ({fur}) равномерно набирает краску; назначение — {purpose}.' }),
    leaf(7263, 'Кисти малярные', 3, { title: 'Кисть плоская', drawing: 'brush paint', without: 'bladeSteel tooth', props: [grade('width', '20|25*2|35|38*2|50*4|63|75*3|100*2'), one('bristle', 'натуральная щетина*4|смешанная щетина*3|искусственная щетина*3'), grade('bristleLength', '38|44|51|57|64'), one('handleMaterial', 'дерево~*5|пластик~*2'), one('purpose', 'эмали и лаки*3|водные краски*3|пропитки*2'), grade('thickness', '8|10|12|15')], name: '{title} {brand}[ {_series}], {width}, {bristle}', price: [35, 420], weight: [20, 140], size: [220, 70, 20], about: 'Щетина не лезет и держит краску; назначение — {purpose}.' }),
    leaf(7264, 'Пистолеты для герметика и пены', 3, { title: 'Пистолет для герметика', drawing: 'sealant', without: 'width bladeSteel tooth thickness', brands: 'zubr*2 stayer*2 matrix*2 kraftool*2 sibrteh gross irwin', props: [one('gunType', 'скелетный*4|полукорпусной*2|трубчатый^40'), one('volumeMl', '310*5|400|600'), one('rodShape', 'круглый|шестигранный*3|гладкий*2'), grade('ratio', '6:1|7:1|12:1|18:1|26:1'), one('antiDrip', 'есть~антикапля*3^15|нет~*3'), one('bodyMaterial', 'сталь*5|алюминий*2^20')], name: '{title} {brand}[ {_series}], {gunType}, {volumeMl}[, {antiDrip}]', price: [190, 2300], weight: [350, 1100], size: [360, 190, 70], about: 'Плавно выдавливает герметик из тубы {volumeMl}; передаточное число {ratio}.' }),
    leaf(7265, 'Тёрки и правила', 2, { longSide: (facts) => facts.num('length') + 30, title: 'Правило', drawing: 'spirit-level putty-knife', without: 'width bladeSteel tooth thickness grip', props: [grade('length', '1000*2|1500*3|2000*4|2500*3|3000'), one('profile', 'трапеция*4|h-профиль*2'), is('material', 'алюминий'), grade('thickness', '1|1,1|1,2|1,5'), one('ribs', '1|2*3'), one('bubble', 'нет~*4|есть~с уровнем^25'), one('caps', 'есть*4|нет')], name: '{title} {brand}[ {_series}], {length}, {profile}[, {bubble}]', price: [390, 2300], weight: [700, 3900], size: [1900, 100, 25], about: 'Снимает лишний раствор и выравнивает стену по маякам; длина {length}.' }),
  )),
  branch(7270, 'Наборы инструмента', 'socket-set toolbox', leavesOf(
    setOf,
    leaf(7271, 'Универсальные наборы', 6),
    leaf(7272, 'Наборы торцевых головок', 4, { title: 'Набор торцевых головок', props: [grade('pieces', '8|10|13|17|20*2|24*2|29|36|46*2'), one('squares', '¼″*2|⅜″|½″*5|¾″^60'), one('bitsInside', 'нет')], price: [790, 9500], weight: [600, 9000], about: 'Головки под {squares}: {pieces:предмет|предмета|предметов}, профиль {profile}.' }),
  )),
  branch(7280, 'Хранение инструмента', 'toolbox', leavesOf(
    box,
    leaf(7281, 'Ящики для инструмента', 4),
    leaf(7282, 'Сумки и рюкзаки', 3, { title: 'Сумка для инструмента', drawing: 'tool-bag toolbox', without: 'material locks lidBoxes tray', brands: 'zubr*3 stanley*2 dewalt matrix makita milwaukee gigant blocker', props: [is('material', 'полиэстер'), grade('pockets', '8|12|16|20|25|32'), one('bottom', 'мягкое*2|усиленное*3|пластиковое*2^15'), one('bagType', 'сумка~*5|рюкзак~с лямками*2^20')], name: '{title} {brand}[ {_series}], {inches#}″, {pockets:карман|кармана|карманов}[, {bagType}]', price: [590, 6900], weight: [500, 2600], size: [440, 260, 280], about: 'Плотная ткань, {pockets:карман|кармана|карманов} и усиленные ручки; нагрузка до {loadKg}.' }),
    leaf(7283, 'Органайзеры', 2, { title: 'Органайзер', drawing: 'organizer toolbox', brands: 'blocker*3 tayg*2 stanley keter zubr matrix gigant makita', without: 'locks tray lidBoxes loadKg', props: [grade('cells', '6|9|12|15*2|18|22|36'), one('removable', 'съёмные*4|неподвижные*2'), is('material', 'полипропилен'), one('lidColor', 'прозрачная*4|цветная')], name: '{title} {brand}[ {_series}], {inches#}″, {cells:ячейка|ячейки|ячеек}', price: [190, 2300], weight: [250, 1900], size: [380, 290, 60], about: 'Саморезы, дюбели и биты по местам: {cells:ячейка|ячейки|ячеек} под прозрачной крышкой.' }),
    leaf(7284, 'Инструментальные тележки', 2, { title: 'Тележка инструментальная', drawing: 'tool-trolley toolbox', brands: 'king-tony matrix*2 gigant*2 zubr', without: 'inches lidBoxes tray', props: [grade('drawers', '3|4|5|6*2|7*3|8'), is('material', 'сталь'), grade('loadKg', '120|200|250|300|450'), one('wheels', '4'), one('lockType', 'центральный замок*4|без замка'), grade('length', '610|680|730|770')], name: '{title} {brand}[ {_series}], {drawers:ящик|ящика|ящиков}, до {loadKg}', price: [11900, 62000], weight: [28000, 78000], size: [800, 500, 950], about: 'Весь инструмент на колёсах: {drawers:ящик|ящика|ящиков} на подшипниках, нагрузка до {loadKg}.' }),
  )),
  branch(7290, 'Струбцины и тиски', 'pliers wrench', leavesOf(
    {
      ...base,
      title: 'Струбцина',
      drawing: 'clamp wrench',
      brands: 'bessey*2 zubr*3 stayer*2 matrix*2 kraftool sibrteh gross irwin wolfcraft stanley',
      props: [SERIES_WORD, one('clampType', 'F-образная*5|G-образная*2|быстрозажимная*4^15|пружинная'), grade('jawOpen', '100|150*2|200*2|300*3|400|500|600|800|1000'), grade('jawDepth', '50|60|80*3|100|120'), grade('force', '150|200|300|500|600'), one('material', 'сталь*4|чугун*2|пластик и сталь*3'), HANDLE],
      name: '{title} {brand}[ {_series}], {clampType}, {jawOpen}×{jawDepth#} мм',
      price: [190, 3900],
      weight: [200, 3300],
      size: [420, 130, 40],
      about: 'Держит детали при склейке: раскрытие {jawOpen}, усилие до {force}.',
    },
    leaf(7291, 'Струбцины', 3),
    leaf(7292, 'Тиски', 2, { title: 'Тиски слесарные', drawing: 'vise wrench', brands: 'zubr*3 stayer matrix*2 kraftool gross sibrteh gigant yato', without: 'clampType jawDepth grip', props: [grade('jawWidth', '75|100*3|125*3|150*2|200'), one('swivel', 'поворотные~поворотные*5|неповоротные~*2'), one('anvil', 'есть*4|нет*2'), one('material', 'чугун*5|сталь^45'), grade('jawOpen', '60|100|120|150|200')], name: '{title} {brand}[ {_series}], губки {jawWidth}[, {swivel}]', price: [1500, 14500], weight: [3300, 26000], size: [360, 190, 190], about: 'Губки {jawWidth} раскрываются до {jawOpen}; корпус — {material}.' }),
  )),
])

export const MEASURING = branch(7300, 'Измерительный инструмент', 'laser-level tape', [
  branch(7310, 'Лазерные приборы', 'laser-level', leavesOf(
    {
      group: 'measuring',
      title: 'Нивелир лазерный',
      drawing: 'laser-level',
      brands: 'bosch*3 condtrol*3 rgk*2 zubr*2 kraftool leica stabila dewalt matrix stanley megeon hilti',
      props: [grade('lines', '2*3|3|5|8|12*2|16'), grade('range', '10*2|15*2|20*3|30*2|40'), grade('error', '0,5|0,4|0,3*4|0,2*2'), one('beam', 'красный*4|зелёный*4^22'), is('selfLevel', 'есть'), one('tripod', 'нет~*3|есть~штатив*2^12'), one('ip', 'IP54*6|IP65^15'), one('feeding', 'батарейки АА*3|Li-Ion аккумулятор*3^15'), one('threads', '¼″*2|⅝″|¼″ и ⅝″*2'), one('packaging', 'чехол*3|кейс*3^8|картонная коробка~')],
      name: '{title} {brand} {model}, {range}, ±{error#} мм/м, {beam} луч[, {tripod}]',
      codes: { bosch: '<GLL [2-10|3-50|3-80|5-50] <G|X|C|>|Universal Level [2|3|360]|Quigo <Green|Plus>>', condtrol: '<Neo X[2|2-360|4-360]|XLiner <Duo|Combo|Pento|360|Omega>|QB <Green|Promo>>', rgk: '<PR-[2M|3M|4M]|UL-[11|21|41|44]|LP-[62|64|103|106]> <MAX|G|>', zubr: '<Крест|Кросс|Горизонт|Фокус>-[2|4|12|16]<| Зелёный>', leica: 'Lino <L2|L2P5|L4P1|ML90>', dewalt: 'DW0[88|811|89]<K|CG|LR>', stabila: 'LAX <50|300|400|600> <G|>', hilti: 'PM <2-L|4-M|30-MG|40-MG>', en: '<CL|LL|ML>~{range}<|M|X>' },
      price: [2300, 34000],
      weight: [500, 3300],
      size: [230, 170, 120],
      about: 'Строит линии для плитки, мебели и потолка: дальность {range}, погрешность ±{error#} мм на метр.',
    },
    leaf(7311, 'Лазерные уровни и нивелиры', 7),
    leaf(7312, 'Лазерные дальномеры', 4, { title: 'Дальномер лазерный', drawing: 'rangefinder laser-level', without: 'lines selfLevel tripod threads beam', props: [grade('range', '20|30*2|40*3|50*3|60*2|80|100*2|120|150'), grade('error', '3|2*4|1,5*3|1'), grade('memory', '5|10|20*3|30|50'), one('units', 'м, фут*3|м'), one('functions', 'длина, площадь, объём*4|с угломером*2^30|с Bluetooth*2^40'), is('laserClass', '2'), option('display')], name: '{title} {brand} {model}, {range}, ±{error#} мм, память {memory#}', codes: { bosch: '<GLM {range}<| C|-23>|PLR [15|25|30 C|40 C]|Zamo>', condtrol: '<Smart [20|30|40|60]|XP[2|3|3 Pro|4 Pro]|Vector [30|60|80|100]>', rgk: 'D{range}<|G>', leica: 'DISTO <D1|D2|D5|X3|X4|S910>', zubr: 'ДЛ-{range}<|М>', stabila: 'LD <220|250 BT|520>', en: 'LR~{range}' }, price: [1200, 27000], weight: [110, 420], size: [160, 90, 45], about: 'Меряет комнату за секунды: до {range} с погрешностью ±{error#} мм; функции: {functions}.' }),
    leaf(7313, 'Пирометры и детекторы', 2, { title: 'Пирометр', drawing: 'pyrometer laser-level', brands: 'condtrol rgk*2 megeon*2 fluke bosch uni-t*2 zubr kraftool', without: 'lines selfLevel tripod threads beam range error', props: [grade('heat', '380|400|500*2|550|800|1050'), one('ratio', '8:1|10:1|12:1*4|16:1|20:1|30:1'), one('error', '1,5*3|2*3'), is('laserClass', '2'), one('emissivity', '0,95|0,1–1,0*4'), option('display'), one('beam', 'красный')], name: '{title} {brand} {model}, до {heat}, {ratio}', codes: { bosch: 'GIS {heat}<| C>', condtrol: 'IR-T<1|2|3|4>', rgk: 'PL-<8|12|12M|16|25>', megeon: '16<150|350|400|500|800>', fluke: '<59|62|64|568> MAX', 'uni-t': 'UT30<0S|1A|2A|3A+>', ru: 'ТермПро-{heat}', en: 'IR~{heat}' }, price: [1300, 19500], weight: [150, 520], size: [200, 130, 60], about: 'Бесконтактно измеряет температуру до {heat}; оптическое разрешение {ratio}.' }),
  )),
  branch(7320, 'Линейный и угловой инструмент', 'tape spirit-level', leavesOf(
    {
      group: 'measuring',
      title: 'Рулетка',
      drawing: 'tape',
      brands: 'zubr*3 stayer*3 stanley*3 matrix*2 gross*2 kraftool*2 bosch stabila dewalt rgk',
      props: [SERIES_WORD, grade('tapeLength', '2|3*4|5*6|7,5*2|8*2|10*4'), grade('width', '13|16*2|19*3|25*4|27|32'), one('tapeCoat', 'лак*4|нейлон*4^18'), one('hook', 'магнитный~магнитный крюк*3^12|обычный~*4'), one('bodyMaterial', 'обрезиненный пластик*5|пластик*2^-15|металл'), one('locks', '1*3|2*3|автостоп*2'), one('accuracy', 'II класс*3|III класс*3')],
      name: '{title} {brand}[ {_series}], {tapeLength} × {width}[, {hook}]',
      price: [90, 1600],
      weight: [90, 620],
      size: [90, 80, 50],
      about: 'Лента {tapeLength} с покрытием ({tapeCoat}) не стирается, корпус переживает падения.',
    },
    leaf(7321, 'Рулетки', 5),
    leaf(7322, 'Строительные уровни', 4, { longSide: (facts) => facts.num('length') + 20, title: 'Уровень строительный', drawing: 'spirit-level', brands: 'zubr*3 stayer*3 stanley*2 matrix*2 gross*2 kraftool*2 stabila*2 rgk', without: 'tapeLength width tapeCoat hook locks bodyMaterial', props: [grade('length', '400*2|600*4|800*2|1000*3|1200|1500*2|2000*2'), grade('bubbles', '2*3|3*5'), one('error', '0,5*5|1,0*2|0,3^40'), one('magnets', 'нет~*5|есть~магнитный*3^25'), one('profile', 'коробчатый*5|рельсовый*2^-20'), is('material', 'алюминий'), option('milled')], name: '{title} {brand}[ {_series}], {length}, {bubbles:глазок|глазка|глазков}[, {magnets}]', price: [290, 5900], weight: [250, 2300], size: [1000, 60, 30], about: 'Фрезерованная поверхность и литые колбы: погрешность {error#} мм на метр.' }),
    leaf(7323, 'Угольники', 2, { title: 'Угольник столярный', drawing: 'square spirit-level', brands: 'zubr*3 stayer*3 stanley*2 matrix*2 gross*2 kraftool*2 stabila', without: 'tapeLength width tapeCoat hook locks bodyMaterial', props: [grade('length', '150|200|250*3|300*3|350|400|600'), one('material', 'нержавеющая сталь*4|алюминий*3'), one('squareType', 'с основанием*4|Свенсона*2|комбинированный^30'), one('scale', 'травлёная*3|лазерная'), grade('thickness', '1|1,5|2')], name: '{title} {brand}[ {_series}], {length}, {material#}', price: [190, 1900], weight: [120, 750], size: [330, 180, 20], about: 'Ровно 90°: шкала {scale} не стирается, тип — {squareType}.' }),
    leaf(7324, 'Штангенциркули', 2, { title: 'Штангенциркуль', drawing: 'caliper spirit-level', brands: 'zubr*2 stayer matrix gross*2 kraftool*2 megeon rgk', without: 'tapeLength width tapeCoat hook locks bodyMaterial', props: [grade('measureRange', '125|150*6|200*2|250|300'), one('display', 'нет~*3|есть~электронный*4^70'), one('error', '0,1*2|0,05*2|0,02|0,01'), is('material', 'нержавеющая сталь'), one('depthGauge', 'есть'), one('packaging', 'пластиковый футляр*4|кейс')], name: '{title} {brand}[ {_series}], {measureRange}, шаг {error#} мм[, {display}]', price: [390, 3900], weight: [150, 620], size: [250, 100, 25], about: 'Наружный и внутренний размер, глубина: до {measureRange}, цена деления {error#} мм.' }),
  )),
])

export const LADDERS = branch(7500, 'Лестницы и стремянки', 'ladder', leavesOf(
  {
    group: 'ladders',
    title: 'Стремянка',
    drawing: 'ladder',
    brands: 'alumet*3 novaya-vysota*3 zubr*2 krause hailo centroinstrument stayer',
    props: [grade('steps', '3*3|4*3|5*3|6*2|7|8*2|10'), one('material', 'алюминий*6|сталь*3^-15'), from('platform', (facts) => Math.round(facts.num('steps') * 23.5) / 100), from('workHeight', (facts) => Math.round((facts.num('steps') * 0.235 + 2) * 100) / 100), one('loadKg', '150*6|125|225^18'), grade('stepWidth', '80*3|100|130'), one('tray', 'нет~*3|есть~лоток для инструмента*2'), one('sides', '1*6|2^15'), is('standard', 'EN 131')],
    name: '{title} {brand} {model}, {material#}, {steps:ступень|ступени|ступеней}, до {loadKg}[, {tray}]',
    codes: { alumet: '<Ам7|M8|АН8>{steps}', 'novaya-vysota': 'NV <1|2|3>11{steps}', krause: 'Corda {steps}', hailo: 'L<40|60|80> {steps}', ru: 'ЛС-0{steps}<|М>', en: 'SL~{steps}' },
    price: [1300, 9900],
    weight: [2700, 12500],
    size: [1700, 490, 150],
    about: 'Устойчивая стремянка: {steps:ступень|ступени|ступеней}, площадка на высоте {platform}, нагрузка до {loadKg}.',
  },
  leaf(7501, 'Стремянки', 4),
  leaf(7502, 'Лестницы секционные', 3, { title: 'Лестница трёхсекционная', without: 'platform stepWidth tray sides', props: [grade('steps', '6|7*2|8*2|9*3|10*2|11*2|12'), from('workHeight', (facts) => Math.round(facts.num('steps') * 0.72 * 100) / 100), one('sections', '3*5|2*2'), is('material', 'алюминий'), one('stairs', 'нет*3|есть'), option('belt3')], name: '{title} {brand} {model}, {sections#}×{steps#} ступеней, рабочая высота {workHeight}', codes: { alumet: 'H3 5{steps}<|P>', 'novaya-vysota': 'NV <1|2|3>23{steps}', krause: 'Tribilo {steps}', hailo: 'ProfiLOT {steps}', ru: 'ЛТ-3{steps}', en: 'EL~3x{steps}' }, price: [7900, 32000], weight: [11000, 29000], size: [2600, 450, 180], about: 'Приставная, стремянка или раздвижная: рабочая высота до {workHeight}.' }),
  leaf(7503, 'Лестницы-трансформеры', 2, { title: 'Лестница-трансформер', without: 'platform stepWidth tray sides', props: [grade('steps', '3*3|4*4|5*3|6'), one('sections', '4'), is('material', 'алюминий'), one('hinges', 'стальные*4|алюминиевые'), option('belt3')], name: '{title} {brand} {model}, {sections#}×{steps#} ступени, {workHeight}', codes: { alumet: 'T4<33|44|55>', 'novaya-vysota': 'NV <1|2|3>320{steps}', krause: 'MultiMatic {steps}', ru: 'ЛТ-4{steps}', en: 'ML~4x{steps}' }, price: [5900, 18500], weight: [9500, 21000], size: [1250, 380, 280], about: 'Складывается в багажник, раскладывается в лестницу, стремянку или помост.' }),
))

