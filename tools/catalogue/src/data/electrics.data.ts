import { branch, leaf, leavesOf, type Facts, type Kind } from '../kind.ts'
import { from, grade, is, one } from '../props.ts'
import { ON_CARD, option } from './common.data.ts'

const sidesOf = (facts: Facts) => facts.text('boxSize').split('×').map(Number)
const plateSum = (facts: Facts) => sidesOf(facts).reduce((sum, side) => sum + side, 0)
const plateVolume = (facts: Facts) => sidesOf(facts).reduce((volume, side) => volume * side, 1)

const GROUP = { group: 'electrics' } as const
const MODULAR = 'schneider-electric*2 legrand*2 abb*2 iek*4 ekf*4 tdm*3 energia'
const LIGHT = 'navigator*3 gauss*3 feron*4 era*4 iek*2 ekf tdm jazzway*3 philips osram rexant'
const WIRING = 'schneider-electric*3 legrand*3 abb iek*3 ekf*2 tdm*2 era'

const cable: Kind = {
  ...GROUP,
  isConsumable: true,
  title: 'Кабель ВВГнг(А)-LS',
  drawing: 'cable',
  brands: '-*6 rexant*3 tdm iek',
  props: [
    one('coreCount', '2*2|3*6^45|4^90|5*2^130'),
    grade('section2', '1,5*6|2,5*6|4*3|6*2|10'),
    one('coilLength', '5^-55|10*2^-20|20*3^40|50*4^230|100*3^520'),
    is('conductor', 'медь'),
    one('standard', 'ГОСТ 31996*6|ТУ*2^-15'),
    one('shape', 'плоский*4|круглый*4^8'),
    one('sheathColor', 'чёрный*6|белый|серый'),
    is('voltageMax', '660'),
    is('purpose', 'стационарная проводка'),
    one('pack', 'бухта*6|барабан'),
  ],
  name: '{title}[ {brand}] {coreCount}×{section2#} мм², {shape}, {standard}, {coilLength}',
  price: [430, 1750],
  mass: (facts) => (facts.num('section2') * 9.5 + 14) * facts.num('coreCount') * facts.num('coilLength'),
  weight: [700, 14500],
  size: [330, 330, 120],
  measure: { unit: 'м', key: 'coilLength' },
  about: 'Медный кабель для розеток и освещения: не распространяет горение, мало дымит. Сечение жилы {section2}.',
}

const breaker: Kind = {
  ...GROUP,
  title: 'Автоматический выключатель',
  hasSeries: true,
  drawing: 'circuit-breaker',
  brands: MODULAR,
  props: [
    one('poles', '1P*6|2P*3^110|3P*3^190|4P^290'),
    one('ratedCurrent', '6|10*3|16*6|20*3|25*4|32*3|40*2|50|63'),
    one('curve', 'B*2|C*7|D'),
    one('breaking', '4,5*5|6*5^12|10^45'),
    one('series', 'бытовая*4|промышленная^20'),
    is('mount', 'DIN-рейка'),
    from('modules', (facts) => Number(facts.text('poles').charAt(0))),
    is('ip', 'IP20'),
    one('voltageMax', '230*4|400*4'),
    one('clampSection', '16|25*5|35*2'),
  ],
  name: '{title} {brand} {model}, {poles}, {ratedCurrent}, {curve}, {breaking}',
  codes: { 'schneider-electric': '<Easy9|Acti9 iC60N|Домовой ВА63>', legrand: '<RX³|TX³|DX³-E>', abb: '<SH20#L|S20#|S20#M>', iek: 'ВА47-<29|29M|60M|100>', ekf: '<ВА 47-63|ВА 47-63M|AV-6|AV-10>', tdm: 'ВА47-<29|60|63|100>', energia: 'ВА 47-29' },
  price: [150, 620],
  mass: (facts) => facts.num('modules') * 112,
  weight: [105, 180],
  size: [90, 75, 20],
  multiplicity: [1, 1, 1, 1, 12],
  about: 'Защищает линию от перегрузки и короткого замыкания: {ratedCurrent}, характеристика {curve}, отключающая способность {breaking}.',
}

const socket: Kind = {
  ...GROUP,
  title: 'Розетка',
  hasSeries: true,
  drawing: 'socket-outlet circuit-breaker',
  brands: WIRING,
  props: [
    one('outlets', '1*6|2*3^55'),
    one('earthing', 'с заземлением~с заземлением*7|без заземления~*2^-15'),
    one('mounting', 'скрытая*6|открытая*3'),
    one('color', 'белый*6|бежевый*2|антрацит*2^25|алюминий^30|чёрный^25'),
    is('ratedCurrent', '16'),
    one('shutters', 'со шторками~со шторками*4^12|без шторок~*4'),
    one('ip', 'IP20*7|IP44*2^55|IP54^80'),
    one('material', 'ABS-пластик*4|поликарбонат*3^10'),
    one('terminals', 'винтовые*4|безвинтовые*4^10'),
    one('usb', 'нет~*7|есть~с USB-зарядкой^190'),
  ],
  name: '{title} {brand} {model}, [{earthing}, ][{shutters}, ][{usb}, ]{mounting} установка, цвет {color}',
  codes: { 'schneider-electric': '<AtlasDesign|Glossa|Blanca|Sedna Design>', legrand: '<Etika|Inspiria|Valena Life|Quteo>', abb: '<Basic 55|Zenit|Cosmo>', iek: '<BRITE|BOLERO|QUARTA|ОКТАВА>', ekf: '<Минск|Стокгольм|Лондон|Валенсия>', tdm: '<Лама|Таймыр|Валдай|Сенеж>', era: '<12|Elegance|Intro Plano|Intro Solo>' },
  price: [95, 620],
  weight: [55, 130],
  size: [90, 90, 55],
  about: 'Механизм держит вилку плотно и не греется под нагрузкой до {ratedCurrent}; клеммы — {terminals}.',
}

const lamp: Kind = {
  ...GROUP,
  title: 'Лампа светодиодная',
  drawing: 'bulb',
  brands: LIGHT,
  props: [
    grade('power', '5*2|6|7*3|8|9*3|10*3|11*2|12|15*2|18|20*2|25|30'),
    one('lampBase', 'E27*7|E14*4|GU10*2|GU5.3*3|GX53*2'),
    from('bulbShape', (facts) => BULB_SHAPES[facts.text('lampBase')] ?? 'таблетка'),
    one('colourTemp', '2700*3|3000*2|4000*6|6500*3'),
    from('flux', (facts, { random }) => Math.round((facts.num('power') * (82 + random.int(0, 14))) / 10) * 10),
    one('voltageMax', '230*8|12'),
    one('lifetime', '15000*2|25000*3|30000*4|40000'),
    one('dimmable', 'нет~*6|есть~диммируемая^60'),
    one('packSize', '1*8|3*2^170|10^720'),
    one('bulbGlass', 'матовая*6|прозрачная филаментная*2^20'),
  ],
  name: '{title} {brand}, {power}, {lampBase}, {bulbShape}, {colourTemp}, {flux}[, {dimmable}], {packSize} шт',
  price: [55, 420],
  mass: (facts) => facts.num('packSize') * (32 + facts.num('power') * 3),
  weight: [30, 150],
  size: [120, 65, 65],
  about: 'Светит на {flux} при {power}, цветовая температура {colourTemp}. Не мерцает и включается мгновенно.',
}

/** Which bulbs a base takes. */
const BULB_SHAPES: Readonly<Record<string, string>> = {
  E27: 'груша A60*7|шар G45*2|свеча C37',
  E14: 'свеча C37*5|шар G45*4',
  GU10: 'рефлектор PAR16',
  'GU5.3': 'рефлектор MR16',
  GX53: 'таблетка',
}

const extension: Kind = {
  ...GROUP,
  title: 'Удлинитель бытовой',
  drawing: 'cord-reel cable',
  brands: 'zubr*3 iek*2 era*4 ekf tdm*3 rexant*2 jazzway legrand schneider-electric stayer kraftool',
  props: [
    grade('outlets', '1*2|2|3*4|4*4|5*3|6*2'),
    grade('cordLength', '1,5|2*2|3*4|5*4|7|10*2'),
    one('wire', 'ПВС 2×0,75*2|ПВС 3×0,75*3^15|ПВС 3×1*4^25|ПВС 3×1,5*3^55|ПВС 3×2,5^110'),
    one('earthing', 'с заземлением~с заземлением*6^10|без заземления~*3'),
    one('powerMax', '1300|2200*3|3500*5|3700'),
    one('ratedCurrent', '6|10*4|16*5'),
    one('switchOn', 'с выключателем~с выключателем*4^10|без выключателя~*4'),
    one('shutters', 'со шторками*4|без шторок*4'),
    one('color', 'белый*6|чёрный*2|жёлтый'),
    one('ip', 'IP20'),
  ],
  name: '{title} {brand}, {outlets:розетка|розетки|розеток}, {cordLength}, {wire}[, {earthing}][, {switchOn}]',
  price: [190, 1500],
  mass: (facts) => facts.num('cordLength') * 95 + facts.num('outlets') * 70,
  weight: [220, 1700],
  size: [330, 110, 60],
  about: 'Провод {wire}, нагрузка до {powerMax}: {outlets:розетка|розетки|розеток} на {cordLength}.',
}

export const ELECTRICS_SECTIONS = [
  branch(8000, 'Кабель и провод', 'cable', leavesOf(
    cable,
    leaf(8001, 'Силовой кабель', 4),
    leaf(8002, 'Провод ПВС и ШВВП', 3, { title: 'Провод ПВС', props: [one('coreCount', '2*4|3*5^45|4^90'), grade('section2', '0,75*4|1*2|1,5*5|2,5*4|4'), one('standard', 'ГОСТ 7399*6|ТУ^-15'), is('shape', 'круглый'), one('sheathColor', 'белый*5|чёрный*3'), is('voltageMax', '380'), is('purpose', 'удлинители и приборы')], price: [260, 1300], weight: [500, 9500], about: 'Гибкий провод для удлинителей и инструмента: {coreCount#} жилы сечением {section2}.' }),
    leaf(8003, 'Слаботочный кабель', 2, { mass: (facts) => (facts.text('coreCount') === '4' ? 32 : 20) * facts.num('coilLength'), title: 'Витая пара', brands: 'rexant*5 iek*3 dkc', props: [one('category', 'UTP 5e*6|FTP 5e*3^30|UTP 6*2^55'), one('coreCount', '4*6|2^-35'), one('section2', '0,2'), one('place', 'внутренняя*5|внешняя*3^20'), one('coilLength', '25*2^-50|50*2|100*3^90|305*4^420'), one('standard', 'ISO/IEC 11801'), one('voltageMax', '125'), is('purpose', 'интернет и видеонаблюдение'), one('conductor', 'медь*4|омеднённый алюминий*3^-45'), is('shape', 'круглый')], name: '{title} {brand} {category}, {coreCount} пары, {place}, {conductor}, {coilLength}', price: [950, 2600], weight: [700, 11500], about: 'Кабель для сети и камер: категория {category}, прокладка — {place}.' }),
  )),
  branch(8010, 'Удлинители и сетевые фильтры', 'cord-reel', leavesOf(
    extension,
    leaf(8011, 'Бытовые удлинители', 4),
    leaf(8012, 'Удлинители на катушке', 3, { mass: (facts) => facts.num('cordLength') * 110 + 1500, title: 'Удлинитель на катушке', brands: 'zubr*4 stayer*2 era*2 iek*2 tdm*2 rexant jazzway kraftool', without: 'shutters switchOn', props: [grade('cordLength', '20*2|25|30*4|40*3|50*4'), one('wire', 'ПВС 2×1*2^-15|ПВС 3×1*2|ПВС 3×1,5*4^35|КГ 3×1,5*2^70|КГ 3×2,5^150'), is('outlets', '4'), one('ip', 'IP20*3|IP44*4^18|IP54^30'), one('drum', 'пластиковая*5|металлическая*3^15'), option('thermal'), one('powerMax', '2200*2|3500*5')], price: [1600, 7900], weight: [2900, 12500], size: [380, 330, 230], about: 'Стройка, гараж, сад: {cordLength} провода {wire}, четыре розетки, степень защиты {ip}.' }),
    leaf(8013, 'Сетевые фильтры', 2, { title: 'Сетевой фильтр', drawing: 'power-strip cord-reel', brands: 'era*3 iek*2 schneider-electric zubr rexant legrand ekf', props: [is('earthing', 'с заземлением'), is('switchOn', 'с выключателем'), grade('cordLength', '1,5|1,8*3|3*4|5*2'), one('color', 'белый*4|чёрный*4'), grade('surge', '90|160|300|525|900'), one('usb', 'нет~*5|есть~с USB*3^30'), grade('outlets', '5*5|6*4|8*2')], name: '{title} {brand}, {outlets:розетка|розетки|розеток}, {cordLength}[, {usb}], цвет {color}', price: [390, 2300], about: 'Гасит скачки до {surge} и отключает технику одной кнопкой.' }),
  )),
  branch(8020, 'Розетки и выключатели', 'circuit-breaker', leavesOf(
    socket,
    leaf(8021, 'Розетки', 4),
    leaf(8022, 'Выключатели', 4, { title: 'Выключатель', without: 'outlets earthing shutters usb', props: [one('keys', '1*6|2*5^18|3^45'), one('circuit', 'обычный~*6|проходной~проходной*3^30|перекрёстный~перекрёстный^55'), one('ratedCurrent', '10*7|16'), one('backlight', 'без подсветки~*5|с подсветкой~с подсветкой*3^15')], name: '{title} {brand} {model}, {keys:клавиша|клавиши|клавиш}, [{circuit}, ][{backlight}, ]{mounting} установка, цвет {color}', about: 'Клавиша мягко щёлкает и не люфтит; номинальный ток {ratedCurrent}.' }),
    leaf(8023, 'Рамки', 2, { title: 'Рамка', without: 'outlets earthing shutters usb terminals ratedCurrent mounting', props: [one('posts', '1*4|2*4^55|3*4^110|4*2^170|5^240'), one('orientation', 'универсальная*5|горизонтальная*2'), one('shapeCorner', 'прямые углы*4|скруглённые углы*3'), one('texture', 'глянец*5|матовая*4|стекло^180'), one('screws', 'без винтов')], name: '{title} {brand} {model}, {posts:пост|поста|постов}, {texture}, цвет {color}', price: [45, 290], weight: [15, 90], size: [160, 90, 12], about: 'Рамка серии {model} на {posts:пост|поста|постов}: {shapeCorner}, поверхность — {texture}.' }),
  )),
  branch(8030, 'Модульное оборудование и щиты', 'circuit-breaker', leavesOf(
    breaker,
    leaf(8031, 'Автоматические выключатели', 6),
    leaf(8032, 'УЗО и дифавтоматы', 4, { title: 'Дифференциальный автомат', props: [one('poles', '1P+N*5|2P*4|4P^110'), one('ratedCurrent', '16*6|20*2|25*4|32*3|40*2|63'), one('leakage', '10^15|30*8|100*2|300'), one('leakType', 'AC*5|A*4^25'), from('modules', () => '2*4|3')], name: '{title} {brand} {model}, {poles}, {ratedCurrent}, {leakage}, тип {leakType}, {curve}', codes: { 'schneider-electric': '<Easy9|Домовой АД63|Acti9 iDif>', legrand: '<RX³|TX³|DX³>', abb: '<DS201|DSH201R>', iek: '<АВДТ 32|АД12|АВДТ32EM>', ekf: '<АД-32|АВДТ-63|АД-12>', tdm: '<АВДТ 32|АВДТ 63|АД-2>', energia: 'АВДТ' }, price: [620, 2600], weight: [150, 320], about: 'Защищает от перегрузки, короткого замыкания и утечки: {ratedCurrent}, {leakage}, тип {leakType}.' }),
    leaf(8033, 'Распределительные щиты', 3, { mass: (facts) => facts.num('modules') * 65 + 250, title: 'Щит распределительный', drawing: 'panel-box circuit-breaker', brands: 'iek*4 ekf*3 tdm*3 legrand schneider-electric abb', without: 'poles ratedCurrent curve breaking series clampSection', props: [grade('modules', '4|6|8*2|12*5|18*3|24*4|36*3|54'), one('mounting', 'навесной*5|встраиваемый*5'), one('ip', 'IP30*2|IP31*2|IP40*3|IP41*3|IP54^35|IP65^60'), one('material', 'пластик*5|металл*4^40'), one('doorType', 'прозрачная*5|белая*4'), one('buses', 'есть*5|нет*3'), is('color', 'белый'), option('lockType')], name: '{title} {brand} {model}, {modules:модуль|модуля|модулей}, {mounting}, {ip}, {material#}', codes: { iek: '<KREPTA 3|ЩРВ-П|ЩРН-П|UNION>', ekf: '<ЩРН-П|ЩРВ-П|Nova|Basic>', tdm: 'ЩР<Н|В>-П-{modules}', legrand: '<Practibox S|Nedbox|XL³>', 'schneider-electric': '<Easy9|Resi9|Mini Pragma>', abb: '<Mistral41|Europa>' }, price: [450, 5900], weight: [450, 7200], size: [380, 300, 110], about: 'Вмещает {modules:модуль|модуля|модулей} на DIN-рейке; корпус {mounting}, {ip}.' }),
    leaf(8034, 'Контакторы и реле', 2, { mass: () => 170, title: 'Контактор модульный', without: 'curve breaking', props: [one('poles', '2P*5|4P*3^60'), one('ratedCurrent', '20*3|25*4|40*2|63'), one('contacts', '2НО*4|1НО+1НЗ*3|4НО*2'), one('coil', '230*6|24'), one('indicatorLed', 'есть*3|нет*4')], name: '{title} {brand} {model}, {contacts}, {ratedCurrent}, катушка {coil}', codes: { 'schneider-electric': '<iCT|Easy9 TeSys>', legrand: 'CX³', abb: 'ESB<20|25|40>', iek: 'КМ20-<20|40>', ekf: 'КМ <Basic|PROxima>', tdm: 'КМ63/2', energia: 'КМ-20' }, price: [690, 3900], about: 'Управляет насосом, обогревом и освещением: {contacts}, {ratedCurrent}.' }),
  )),
  branch(8040, 'Освещение', 'bulb', leavesOf(
    lamp,
    leaf(8041, 'Светодиодные лампы', 6),
    leaf(8042, 'Прожекторы', 4, { mass: (facts) => facts.num('power') * 14 + 150, title: 'Прожектор светодиодный', drawing: 'floodlight bulb', without: 'lampBase bulbShape bulbGlass packSize dimmable', props: [grade('power', '10*3|20*3|30*4|50*5|70|100*3|150|200'), one('ip', 'IP65*7|IP54|IP67^10'), one('color', 'чёрный*5|серый*3'), one('sensor', 'нет~*6|есть~с датчиком движения*2^45'), one('beamAngle', '90|110*3|120*4'), one('mounting', 'скоба*6|переносная стойка*2^20')], name: '{title} {brand}, {power}, {colourTemp}, {flux}, {ip}[, {sensor}]', price: [290, 3900], weight: [180, 2900], size: [240, 190, 50], about: 'Освещает двор, склад и фасад: {flux}, корпус {ip}.' }),
    leaf(8043, 'Фонари', 3, { mass: undefined, title: 'Фонарь', drawing: 'flashlight bulb', brands: 'era*4 feron*2 rexant*2 varta*2 philips osram gauss navigator zubr kraftool', without: 'lampBase bulbShape bulbGlass packSize dimmable voltageMax', props: [one('lightType', 'ручной*4|налобный*4|кемпинговый*2|прожектор*2^40'), grade('power', '1*2|3*3|5*3|10*2|15'), one('feeding', 'батарейки AAA*4|батарейки AA*2|Li-Ion аккумулятор*5^45'), grade('range', '30|50*2|100*3|150*2|200*2|300'), one('modes', '2|3*4|4*2|5'), one('ip', 'IPX4*4|IP44*2|IP65^15'), one('material', 'алюминий*4^12|пластик*5')], name: '{title} {lightType} {brand}, {power}, {flux}, {modes:режим|режима|режимов}, {feeding}', price: [190, 3300], weight: [60, 720], size: [170, 80, 60], about: 'Бьёт до {range}, режимов — {modes#}; питание — {feeding}.' }),
    leaf(8044, 'Светильники', 3, { mass: (facts) => facts.num('power') * 28 + 60, title: 'Светильник светодиодный', drawing: 'lamp-panel bulb', without: 'lampBase bulbShape bulbGlass packSize', props: [grade('power', '8|12*2|18*3|24*2|36*5|40*2|48'), one('luminaireType', 'линейный*4|панель 595×595*4^30|накладной круглый*4|встраиваемый круглый*3'), one('ip', 'IP20*4|IP40*2|IP65*4^20'), one('color', 'белый*6|серый'), one('diffuser', 'опал*4|призма*3|микропризма'), one('beamAngle', '110|120*4'), one('sensor', 'нет~*7|есть~с датчиком движения^35')], name: '{title} {brand} {luminaireType}, {power}, {colourTemp}, {flux}, {ip}', price: [250, 2900], weight: [180, 2600], size: [620, 150, 60], about: 'Ровный свет без пульсаций для дома, гаража и мастерской: {flux}, рассеиватель {diffuser}.' }),
  )),
  branch(8050, 'Электромонтаж', 'cable circuit-breaker', leavesOf(
    {
      ...GROUP,
      isConsumable: true,
      title: 'Труба гофрированная ПВХ',
      drawing: 'corrugated-pipe cable',
      brands: 'iek*5 dkc*4 ekf*3 tdm*3 rexant*2',
      props: [grade('diameter', '16*5|20*5|25*3|32*2|40|50'), one('coilLength', '10^-70|25*3^-40|50*4|100*5^85'), one('color', 'серая*7|чёрная ПНД*3^25|синяя'), one('probe', 'с зондом*7|без зонда^-8'), one('material', 'ПВХ*7|ПНД*3^25'), one('ip', 'IP55'), one('strengthClass', 'лёгкая*6|тяжёлая*2^40'), one('standard', 'ГОСТ Р МЭК 61386*5|ТУ'), is('purpose', 'прокладка кабеля'), one('pack', 'бухта')],
      name: '{title} {brand} {diameter}, {color}, {probe}, {coilLength}',
      price: [750, 2900],
      mass: (facts) => facts.num('diameter') * 2.6 * facts.num('coilLength'),
      weight: [900, 8200],
      size: [420, 420, 200],
      measure: { unit: 'м', key: 'coilLength' },
      about: 'Защищает проводку в стене и на потолке; {probe}, исполнение — {strengthClass}.',
    },
    leaf(8051, 'Гофрированные трубы', 3),
    leaf(8052, 'Кабель-каналы', 3, { longSide: () => 2000, mass: (facts) => plateSum(facts) * 5.2 * facts.num('count'), title: 'Кабель-канал', props: [grade('boxSize', '12×12|15×10|16×16*2|20×10*3|25×16*4|40×16*3|40×25*4|60×40*3|100×40|100×60'), one('coilLength', '2*7'), one('color', 'белый*7|дуб*2^25|сосна^25'), one('lidFix', 'двойной замок*4|одинарный замок*3'), one('count', '1*4|5^350|10*2^760|24^1800'), is('material', 'ПВХ'), one('ip', 'IP40*4|IP30'), one('shape', 'магистральный*5|напольный^80')], without: 'probe diameter strengthClass', name: '{title} {brand} {boxSize}, {color}, {coilLength}, {count} шт', price: [55, 490], weight: [200, 3900], size: [2000, 90, 60], about: 'Прячет провод вдоль плинтуса и потолка: сечение {boxSize}, крышка — {lidFix}.' }),
    leaf(8053, 'Распаечные коробки', 2, { mass: (facts) => plateVolume(facts) * 0.00016, title: 'Коробка распаечная', drawing: 'junction-box circuit-breaker', without: 'coilLength probe strengthClass diameter', measure: undefined, props: [grade('boxSize', '65×65×40|75×75×40|80×80×50*2|85×85×40*3|100×100×50*4|120×80×50|150×110×70*2|190×140×70'), one('mounting', 'наружная*6|скрытая*4'), one('ip', 'IP20*2|IP44*3|IP54*3^10|IP55*2^15|IP65^30'), one('inputs', '4|6*4|8*2|10'), one('color', 'серый*5|белый*4|чёрный'), one('lidFix', 'защёлка*4|винты*4'), is('material', 'ПВХ'), one('pack', 'пакет')], name: '{title} {brand} {mounting}, {boxSize}, {ip}, {inputs:ввод|ввода|вводов}', price: [25, 320], weight: [35, 420], size: [110, 110, 55], multiplicity: [1, 1, 1, 5, 10], about: 'Соединения проводов под крышкой {ip}; {inputs:ввод|ввода|вводов}, установка — {mounting}.' }),
    leaf(8054, 'Клеммы и наконечники', 3, { mass: (facts) => facts.num('conductors') * 1.1 * facts.num('count') + 5, hasSeries: true, title: 'Клемма', drawing: 'terminal circuit-breaker', brands: 'wago*6 iek*2 rexant*2 ekf*2 tdm', without: 'coilLength probe strengthClass diameter ip', measure: undefined, props: [one('terminalType', 'рычажная*5|пружинная*4^-25|винтовая колодка*3^-10'), one('conductors', '2*4|3*4^15|5*3^35|8^70'), grade('clampSection', '0,5–2,5*3|0,2–4*5|0,5–6'), one('count', '1*2|5*3^290|10*4^620|25*2^1600|50*2^3100'), one('ratedCurrent', '24*3|32*4'), one('paste', 'без пасты*5|с пастой*2^12'), one('material', 'поликарбонат*5|полиамид*3'), one('color', 'прозрачная*4|серая*4'), ...ON_CARD], name: '{title} {brand} {model}, {terminalType}, {conductors:проводник|проводника|проводников}, {clampSection#} мм², {count} шт', codes: { wago: '<221-41#|2273-20#|222-41#>' }, price: [14, 75], weight: [5, 250], size: [110, 70, 30], about: 'Соединяет медные провода {clampSection#} мм² без пайки; {ratedCurrent}, тип — {terminalType}.' }),
    leaf(8055, 'Изолента и термоусадка', 2, { mass: (facts) => (facts.num('width') * facts.num('coilLength') * facts.num('thickness') * 1.35 + 8) * facts.num('count'), title: 'Изолента', drawing: 'tape-roll cable', brands: 'iek*2 ekf*2 rexant*3 tdm*2 kraftool zubr*2 stayer', without: 'probe strengthClass ip diameter', props: [grade('width', '15*4|19*5|25|38'), one('coilLength', '10*4|20*5^65|25^90|33^130'), one('color', 'чёрная*3|синяя*3|красная*2|белая*2|жёлто-зелёная*2'), one('material', 'ПВХ*7|ХБ*2'), grade('thickness', '0,13*3|0,15*4|0,18'), one('count', '1*5|5^370|10*2^820'), one('temperature', '−10…+60 °C*3|−50…+80 °C*4'), one('voltageMax', '600*4|1000*3|6000')], name: '{title} {brand} {width#} мм × {coilLength}, {color}, {material#}, {count} шт', price: [35, 150], weight: [40, 720], size: [90, 90, 30], about: 'Тянется и не оставляет клея: ширина {width}, температура {temperature}.' }),
  )),
  branch(8060, 'Стабилизаторы и ИБП', 'stabilizer generator', leavesOf(
    {
      ...GROUP,
      title: 'Стабилизатор напряжения',
      drawing: 'stabilizer welder',
      brands: 'resanta*6 energia*4 iek*2 era rexant ekf tdm zubr',
      props: [is('source', 'от сети'), grade('powerVa', '500|1000*3|1500*2|2000*3|3000|5000*3|8000|10000*3|12000'), one('stabType', 'релейный*5|электромеханический*3^10|тиристорный*2^90|инверторный^120'), one('phases', '1*7|3^120'), one('inputRange', '140–260 В*5|105–265 В*3^15|90–280 В^30'), one('error', '3^10|5|8*5|10'), one('mounting', 'напольный*4|настенный*4^8'), option('display'), one('bypass', 'есть*4|нет*3'), one('cooling', 'естественное*5|принудительное*3')],
      name: '{title} {brand} {model}, {powerVa}, {stabType}, {mounting}',
      codes: { resanta: 'АСН-{powerVa}/<1-Ц|1-ЭМ|1-Н|Н/1-Ц>', energia: '<АРС|Voltron|Hybrid|Classic>-{powerVa}', iek: '<HUB|BOILER|EXTENSIVE|SHIFT> {powerVa}', era: 'СНПТ-{powerVa}', zubr: 'АС {powerVa}', ru: 'АСН-{powerVa}', en: 'SVR-{powerVa}' },
      price: [1900, 42000],
      weight: [2600, 32000],
      size: [360, 260, 220],
      about: 'Держит 220 В при просадках и скачках: вход {inputRange}, мощность {powerVa}.',
    },
    leaf(8061, 'Стабилизаторы напряжения', 4),
    leaf(8062, 'Источники бесперебойного питания', 2, { title: 'Источник бесперебойного питания', brands: 'resanta*3 energia*3 iek*2 ekf era', without: 'stabType phases error bypass cooling', props: [grade('powerVa', '600*3|800|1000*3|1500*2|2000|3000'), one('upsType', 'резервный~резервный*3|интерактивный~интерактивный*5^15|онлайн~онлайн^120'), one('outlets', '2|3|4*4|6'), grade('batteryAh', '7*3|9*3|12|18'), one('wave', 'чистый синус*3^25|ступенчатая*4'), one('usb', 'есть*4|нет*3'), one('switchTime', '0|4|8|10*4')], name: '{title} {brand} {model}, {powerVa}, {upsType}, {outlets:розетка|розетки|розеток}', codes: { resanta: 'УБП-{powerVa}', energia: '<Гарант|ИБП Pro|Комфорт> {powerVa}', iek: 'ECO {powerVa}', ekf: 'E-Power SW{powerVa}', era: 'UPS-{powerVa}' }, price: [4300, 33000], weight: [4200, 22000], about: 'Держит котёл, роутер и насос при отключении: {powerVa}, форма сигнала — {wave}.' }),
  )),
  branch(8070, 'Приборы и инструмент электрика', 'pliers', leavesOf(
    {
      ...GROUP,
      title: 'Мультиметр',
      drawing: 'multimeter laser-level',
      brands: 'uni-t*4 megeon*3 fluke*2 rexant*3 iek*2 ekf tdm*2 era kraftool',
      props: [one('meterType', 'цифровой*7|аналоговый^-30'), grade('digits', '2000*4|4000*2|6000*3|20000|60000'), one('dcMax', '600*3|1000*5'), one('currentMax', '2|10*6|20*2'), one('trueRms', 'есть~True RMS*3^30|нет~*4'), one('autoRange', 'автоматический*5|ручной*4^-15'), one('safety', 'CAT II*2|CAT III*5|CAT IV*2^25'), one('backlight', 'есть*4|нет*3'), one('thermometer', 'есть~с термопарой*3^12|нет~*4'), one('feeding', 'батарейки*7|«Крона»*3')],
      name: '{title} {brand} {model}, {digits:отсчёт|отсчёта|отсчётов}[, {trueRms}][, {thermometer}]',
      codes: { 'uni-t': 'UT<33A|33C|39E|60E|61D|89X|131B|136B|139C>+', megeon: '12<003|104|404|705|777|850>', fluke: '<101|107|115|117|175|179|87-5>', rexant: '<M830B|DT-832|DT-838|MS8233|MAS830L>', iek: '<Universal M830B|Professional MY62|Expert MY68>', ekf: 'MS<8233|8238|8239> Expert', tdm: 'М-<830|838|890>', era: 'DT-<830|838>', en: 'DM-<33|61|838>' },
      price: [390, 9900],
      weight: [150, 620],
      size: [190, 110, 55],
      about: 'Измеряет напряжение, ток и сопротивление; прозвонка со звуком, категория {safety}.',
    },
    leaf(8071, 'Мультиметры', 3),
    leaf(8072, 'Токовые клещи', 2, { title: 'Клещи токоизмерительные', props: [grade('jawOpen', '18|26|28*3|30|36|40'), one('currentMax', '200*2|400*4|600*4|1000'), is('meterType', 'цифровой')], name: '{title} {brand} {model}, до {currentMax}[, {trueRms}]', codes: { 'uni-t': 'UT<201|202A|203|204|206|210E|216C>+', megeon: '11<200|201|301|455>', fluke: '<301|302|305|323|325|376>', rexant: '<266F|DT-266|MS2108>', iek: '<Expert 266C|Professional 266F>', ekf: 'MS<2008|2138R>', tdm: '<266|266F|3266L>', era: 'DT-266', en: 'CM-<266|600>' }, price: [790, 14500], weight: [250, 720], size: [230, 110, 60], about: 'Ток до {currentMax} — без разрыва цепи: раскрытие клещей {jawOpen}.' }),
    leaf(8073, 'Клещи обжимные и стрипперы', 2, { hasSeries: true, title: 'Клещи обжимные', drawing: 'pliers', brands: 'rexant*4 iek*3 ekf*2 tdm*2 kraftool*2 wago', without: 'meterType digits dcMax currentMax trueRms autoRange safety backlight thermometer feeding', props: [one('crimp', 'втулочные наконечники НШВИ*5|изолированные наконечники*4|коннекторы RJ-45*3|силовые наконечники*2^90'), grade('clampSection', '0,25–6*4|0,5–6|0,25–10*2|10–35|16–120'), grade('length', '175|190*2|220*3|240'), one('mechanism', 'с храповиком*6|без храповика^-30'), one('steel', 'Cr-V*3|инструментальная*4'), one('grip', 'двухкомпонентная*4|пластиковая*4'), one('finish', 'воронение*4|хромирование*2')], name: '{title} {brand} {model}, {crimp}, {clampSection#} мм²', codes: { rexant: 'HT-<301|336|568R|864R|225D>', iek: 'КО-<01|02|03E|04E>', ekf: 'КО-<01|06E|07E>', tdm: 'КО-<01|02|05>', wago: 'Variocrimp <4|16>', kraftool: '<EXPERT|Pro>' }, price: [590, 5900], weight: [250, 1900], size: [250, 90, 35], about: 'Ровный обжим за одно движение: {crimp}, сечение {clampSection#} мм².' }),
  )),
]
