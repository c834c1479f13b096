import { branch, leaf, leavesOf, type Kind } from '../kind.ts'
import { from, grade, is, one } from '../props.ts'
import { option } from './common.data.ts'

const GROUP = { group: 'auto' } as const
const GARAGE = 'ombra*4 jonnesway*3 king-tony*2 toptul*2 delo-tehniki*4 kobalt*3 yato*3 matrix*3 gedore'

const battery: Kind = {
  ...GROUP,
  title: 'Аккумулятор автомобильный',
  hasSeries: true,
  drawing: 'battery',
  brands: 'varta*4 akom*4 bosch*3 energia',
  props: [
    grade('capacityAh', '45|50|55*3|60*6|62*2|65*2|70*3|75*3|77|80|95|100|110'),
    from('crank', (facts, { random }) => Math.round((facts.num('capacityAh') * (8.4 + random.int(0, 6) / 5)) / 10) * 10),
    one('polarity', 'обратная*6|прямая*3'),
    one('batteryTech', 'Ca/Ca*6|EFB*3^25|AGM*2^65'),
    one('caseSize', '242×175×190*5|278×175×190*3|353×175×190*2|232×173×225'),
    one('terminals', 'стандартные*6|азиатские*2'),
    is('voltageCar', '12'),
    one('service', 'необслуживаемый*6|малообслуживаемый*3'),
    one('region2', 'Европа*6|Азия*2'),
    option('indicator'),
    one('purpose', 'легковые автомобили*7|грузовые'),
  ],
  name: '{title} {brand} {model}, {capacityAh}, {crank}, {polarity} полярность',
  codes: { varta: '<Blue Dynamic|Silver Dynamic|Black Dynamic|Blue Dynamic EFB> <B18|C22|C30|D24|D59|E11|E43|F17|N60>', akom: '<Стандарт|EFB|Реактор|Ультимум> 6СТ-{capacityAh}VL', bosch: '<S3|S4|S5|S5 A> 0<02|04|05|06|08|11|13>', energia: '6СТ-{capacityAh}' },
  price: [4300, 13500],
  mass: (facts) => facts.num('capacityAh') * 245,
  weight: [11500, 27000],
  size: [250, 180, 200],
  about: 'Уверенно крутит стартер в мороз: пусковой ток {crank}, ёмкость {capacityAh}.|Технология {batteryTech}, корпус {caseSize} мм, {polarity} полярность.',
}

const oil: Kind = {
  ...GROUP,
  isConsumable: true,
  title: 'Масло моторное',
  drawing: 'oil-can paint',
  brands: 'liqui-moly*6 grass',
  props: [
    one('viscosity', '5W-30*5|5W-40*5|10W-40*3^-15|0W-20*2^25|0W-30^20'),
    from('oilBase', (facts) => (facts.text('viscosity') === '10W-40' ? 'полусинтетическое*4^-20|минеральное^-35' : 'синтетическое')),
    one('volume', '1*4|4*6^270|5*2^350|20^1500'),
    one('api', 'SN*3|SN/CF*4|SP*3^8|SL/CF'),
    one('acea', 'A3/B4*4|C3*4^8|C2|A5/B5*2'),
    one('fuel', 'бензин и дизель*6|бензин*3'),
    one('approvals', 'VW 502.00/505.00*3|MB 229.5*2|BMW Longlife-04*2|Renault RN0710*2|без допусков*2^-10'),
    one('season', 'всесезонное'),
    one('turbo', 'есть*6|нет*2'),
    one('pack', 'канистра*8|бочка'),
  ],
  name: '{title} {brand} {_oil} {viscosity}, {oilBase}, {volume}',
  price: [690, 1500],
  mass: (facts) => facts.num('volume') * 890 + 80,
  weight: [900, 19500],
  size: [290, 210, 110],
  measure: { unit: 'л', key: 'volume' },
  about: 'Защищает двигатель при холодном пуске: вязкость {viscosity}, класс API {api}.|Моющие присадки держат двигатель чистым; допуск — {approvals}.',
}

const OIL_LINE = from('_oil', (_, { brand, random }) => random.pick(brand.slug === 'liqui-moly' ? ['Optimal Synth', 'Molygen New Generation', 'Special Tec', 'Top Tec 4200', 'Leichtlauf'] : ['Moto Line', 'Ultra']))

export const AUTO_SECTIONS = [
  branch(9000, 'Аккумуляторы и зарядные устройства', 'battery', leavesOf(
    battery,
    leaf(9001, 'Автомобильные аккумуляторы', 4),
    leaf(9002, 'Зарядные устройства для АКБ', 4, { mass: undefined, title: 'Зарядное устройство для АКБ', drawing: 'charger battery', brands: 'vympel*6 zubr*3 bosch*2 energia*2 berkut*2 daewoo kobalt', without: 'crank caseSize terminals service region2 indicator polarity', props: [grade('current', '1|2|4*2|5|6*2|7*3|8|10*3|15*2|20'), one('voltageCar', '12*5|6/12|12/24*3^25'), one('batteryTech', 'WET, AGM, GEL*6|WET*3'), one('chargeMode', 'автоматический*6|ручной*3^-15'), grade('capacityAh', '60|80|100*2|120*2|150|200|240'), one('display', 'нет~*3|есть~дисплей*5^15'), one('desulf', 'есть~десульфатация*3^10|нет~*4'), one('purpose', 'легковые автомобили*5|легковые и грузовые*3'), one('ip', 'IP20*4|IP65*3^15')], name: '{title} {brand} {model}, {voltageCar}, {current}[, {display}][, {desulf}]', codes: { vympel: 'Вымпел-<05|10|15|27|30|37|40|55|57>', zubr: '<Профессионал|Мастер> ЗУ-{current}<|A>', bosch: 'C[1|3|30|40|60|70]', energia: '<СТАРТ|АКТИВ>-{current} <РИ|РТ>', berkut: '<Smart-Power SP-<2N|4N|8N>|SP-25N>', daewoo: 'DW [450|500|800|1500]', kobalt: 'КЗ-{current}<|М>' }, price: [1300, 12500], weight: [450, 3900], size: [250, 160, 100], about: 'Заряжает аккумулятор до {capacityAh} током {current}; режим — {chargeMode}.' }),
    leaf(9003, 'Пусковые устройства и провода', 3, { mass: undefined, title: 'Устройство пусковое', drawing: 'jump-starter battery', brands: 'berkut*5 vympel*2 daewoo*2 energia zubr*2 kobalt', without: 'crank caseSize terminals service region2 batteryTech polarity indicator', props: [grade('capacityAh', '6|8|10*2|12*3|14|16*2|20'), grade('startCurrent', '200|300*2|400*3|600*2|800'), one('voltageCar', '12*6|12/24*2^60'), one('batteryType', 'Li-Po*5|LiFePO4*2^30|AGM*2'), one('usb', 'есть*6|нет'), option('lightTorch'), one('purpose', 'бензин до 3 л*3|бензин до 5 л, дизель до 3 л*4'), grade('temperatureMin', '−20*5|−30*3'), one('clamps', 'умные*5|обычные*2')], name: '{title} {brand} {model}, {startCurrent}, {capacityAh}, {voltageCar}', codes: { berkut: 'JSL-<9000|12000|15000|18000|20000>', vympel: 'Пуск-<12|24>', daewoo: 'DST<10|15|35|50>', energia: 'ПУ-<10|16>', zubr: 'ПУ-{startCurrent}<|М>', kobalt: 'ПУ-12' }, price: [3300, 17500], weight: [500, 5900], size: [260, 180, 80], about: 'Заведёт мотор без второй машины: ток {startCurrent}, {purpose}.' }),
  )),
  branch(9010, 'Домкраты и подъёмники', 'jack', leavesOf(
    {
      ...GROUP,
      title: 'Домкрат подкатной',
      drawing: 'jack',
      brands: 'matrix*4 zubr*4 kobalt*2 ombra*2 delo-tehniki*2 king-tony yato*2 daewoo berkut',
      props: [grade('capacityT', '2*5|2,5*2|3*4|3,5|5'), grade('pickup', '75^20|85|100|130*4|135*3|140'), grade('liftMax', '300|330*2|350*3|385*2|465|500'), one('jackType', 'подкатной'), one('lowProfile', 'обычный~*6|низкий~низкопрофильный*2^35'), one('caseIn', 'нет~*6|есть~в кейсе*3^15'), one('wheels', '4'), one('pad', 'резиновая накладка*4|без накладки*4'), one('driveKind', 'гидравлический')],
      name: '{title} {brand} {model}, {capacityT}, подъём {pickup#}–{liftMax}[, {lowProfile}][, {caseIn}]',
      codes: { zubr: '<T50|T45|Т40>-{capacityT}<|М>', ombra: 'OHT<1|2|3>25', yato: 'YT-172<0|1|2>##', 'king-tony': '9TJ<221|331>', berkut: 'SJ-{capacityT}<|L>', matrix: '<MASTER|RJ>-{capacityT}<|S>', kobalt: 'ДП-{capacityT}<|К>', 'delo-tehniki': 'ДП-{capacityT}<|М>', daewoo: 'DWJ-<20|30>' },
      price: [2900, 21000],
      weight: [8200, 38000],
      size: [620, 300, 190],
      about: 'Подкатывается под порог и поднимает за несколько качков: {capacityT}, подъём до {liftMax}.',
    },
    leaf(9011, 'Подкатные домкраты', 3),
    leaf(9012, 'Бутылочные и винтовые домкраты', 3, { title: 'Домкрат бутылочный', without: 'lowProfile wheels pad', props: [grade('capacityT', '2*4|3*3|4|5*3|6|8*2|10*3|12|16|20*2|30|50'), grade('pickup', '148|158|180*2|194*2|200|220*2|240'), grade('liftMax', '278|308|345*2|372*2|385|405|460'), one('jackType', 'гидравлический бутылочный*7|винтовой ромбический*2^-30|реечный^110'), grade('screwOut', '48|60*2|75|80')], name: '{title} {brand} {model}, {capacityT}, подъём {pickup#}–{liftMax}[, {caseIn}]', codes: { zubr: 'ДГ-{capacityT}<|М|-2>', ombra: 'OHT1{capacityT}<|S>', yato: 'YT-170<0|1|2>#', 'king-tony': '9TY[102|105|110|120]', berkut: 'BJ-{capacityT}<|S>', matrix: 'MASTER-{capacityT}<|S>', kobalt: 'ДБ-{capacityT}<|К|М>', 'delo-tehniki': 'ДБ-{capacityT}<|К|М>', daewoo: 'DWB-[2|5]' }, price: [790, 9900], weight: [2200, 32000], size: [240, 150, 130], about: 'Возит в багажнике и поднимает {capacityT}: высота {pickup#}–{liftMax}.' }),
    leaf(9013, 'Подставки и лежаки', 2, { title: 'Подставка под автомобиль', without: 'lowProfile wheels pad jackType driveKind', props: [grade('capacityT', '2*3|3*5|6*3|12'), grade('pickup', '260|275|290*2|320|380'), grade('liftMax', '385|415|425*2|500|600'), one('packSize', '2*6|1'), one('lockStand', 'храповик*5|штифт*4'), one('steel', 'сталь 3 мм*4|сталь 4 мм*3^15'), one('color', 'красный*5|синий*2|чёрный')], name: '{title} {brand} {model}, {capacityT}, {pickup#}–{liftMax}, {packSize} шт', codes: { zubr: 'ПС-{capacityT}<|М>', ombra: 'OHT2[02|03|06]', yato: 'YT-173<0|1>#', matrix: 'JS-{capacityT}<|M>', kobalt: 'ПА-{capacityT}<|М>', 'delo-tehniki': 'ПА-{capacityT}<|М>', 'king-tony': '9TK[2|3|6]', berkut: 'JS-{capacityT}<|B>', daewoo: 'DWS-[2|3]' }, price: [1100, 7900], weight: [4200, 26000], size: [330, 230, 220], about: 'Надёжная опора после домкрата: {capacityT}, высота до {liftMax}, фиксация — {lockStand}.' }),
  )),
  branch(9020, 'Компрессоры и манометры', 'compressor', leavesOf(
    {
      ...GROUP,
      title: 'Компрессор автомобильный',
      drawing: 'car-compressor compressor',
      brands: 'berkut*6 daewoo*3 bosch*2 zubr*3 matrix*2 kobalt*2 energia vympel',
      props: [is('source', 'прикуриватель'), grade('airflow', '20|25|30*3|35*2|40*4|45|50|60|72|98'), grade('pressureBar', '7|8|10*5|11'), grade('current', '8|10|13*2|14*3|15*2|23|30'), one('cylinders', '1*6|2*3^45'), grade('cordLength2', '2,5|2,8*2|3*4|4,8'), grade('hoseLength', '0,65|1*3|1,2*3|5*2|7,5'), one('gaugeType', 'стрелочный*6|цифровой*3^15'), one('autoStop', 'нет~*5|есть~автостоп*3^15'), option('lightTorch'), one('caseIn', 'сумка*6|кейс*2^10')],
      name: '{title} {brand} {model}, {airflow}, {pressureBar}[, {autoStop}]',
      codes: { berkut: '<R|SA-0|Specialist R>[14|15|17|20|24]', daewoo: 'DW{airflow}<L|>', bosch: '<EasyInflate|UniversalPump 18V|EasyPump>', zubr: 'АК-{airflow}<|М>', matrix: '<AC|TP>-{airflow}', kobalt: 'КА-{airflow}', energia: 'АК-{airflow}', vympel: 'КА-{airflow}' },
      price: [1100, 14900],
      weight: [1100, 7900],
      size: [280, 210, 170],
      about: 'Накачает колесо R16 за две–три минуты: {airflow}, давление до {pressureBar}.',
    },
    leaf(9021, 'Автомобильные компрессоры', 3),
    leaf(9022, 'Манометры и пистолеты подкачки', 2, { title: 'Манометр шинный', drawing: 'gauge laser-level', brands: 'berkut*3 matrix*3 zubr*3 ombra*2 jonnesway yato*2 kobalt*2 daewoo', without: 'source airflow current cylinders cordLength2 autoStop caseIn lightTorch', props: [one('gaugeKind', 'манометр*4|пистолет для подкачки*4^90'), one('pressureBar', '4*3|7*4|10*2|12'), one('error', '0,05*3|0,1*4'), grade('dial', '40|50*3|60*2|63'), one('hoseLength', '0,3*2|0,4*3|0,5'), one('release', 'есть*6|нет'), one('material', 'латунь*3|алюминий*4|пластик*3'), one('units2', 'бар и psi*6|кг/см²')], name: '{title} {brand} {model}, до {pressureBar}, {gaugeType}', codes: { berkut: '<TG-73|TG-74|DG-45|IG-46>', ombra: 'OTG<01|02>', jonnesway: 'AG010<093|096>', yato: 'YT-237<0|1>#', en: 'TG-<4|7|10>', zubr: '<Мастер|Профи>' }, price: [290, 3300], weight: [90, 720], size: [220, 90, 50], about: 'Точность ±{error#} бар, шланг {hoseLength}: проверить и стравить можно сразу.' }),
  )),
  branch(9030, 'Инструмент автослесаря', 'socket-set wrench', leavesOf(
    {
      ...GROUP,
      title: 'Головка торцевая',
      drawing: 'socket-set',
      brands: GARAGE,
      props: [one('square', '¼″*3|⅜″*2|½″*6|¾″^90'), grade('wrenchSize', '6|7|8*2|10*3|11|12*2|13*3|14*2|15|16|17*3|18|19*3|21*2|22*2|24*2|27|30|32'), one('headLength', 'стандартная~*6|глубокая~глубокая*4^35'), one('impactHead', 'обычная~*6|ударная~ударная*3^50'), one('profile', 'шестигранный*6|двенадцатигранный*2|TORX*2^20'), one('steel', 'Cr-V*6|Cr-Mo*3^10'), one('finish', 'хромирование*5|матовый хром*3^6|фосфатирование*2'), grade('length', '25|38*3|50|77*2'), one('standard', 'DIN 3124*5|ISO 2725'), is('hardness', '45 HRC')],
      name: '{title} {brand}, {square}, {wrenchSize}[, {headLength}][, {impactHead}]',
      price: [75, 590],
      weight: [25, 350],
      size: [80, 40, 40],
      about: 'Садится без люфта и не срывает грани: {wrenchSize}, квадрат {square}.',
    },
    leaf(9031, 'Торцевые головки', 4),
    leaf(9032, 'Трещотки и воротки', 2, { title: 'Трещотка', without: 'wrenchSize headLength impactHead profile', props: [grade('ratchetTeeth', '24|36|45*3|72*5|90^15'), grade('length', '115|150*2|200*2|250*4|300'), one('headMove', 'прямая*6|шарнирная*2^25|телескопическая^45'), one('grip', 'двухкомпонентная*5|металлическая*4'), one('release', 'быстрый сброс*6|обычный*2'), one('reverse', 'есть')], name: '{title} {brand}, {square}, {ratchetTeeth:зуб|зуба|зубьев}, {length}[, {headMove}]', price: [390, 2900], weight: [150, 900], size: [280, 60, 45], about: 'Угол хода меньше там, где зубьев больше: {ratchetTeeth#}, длина {length}.' }),
    leaf(9033, 'Съёмники и спецключи', 3, { title: 'Съёмник', drawing: 'puller wrench', without: 'square wrenchSize headLength impactHead profile standard', props: [one('pullerType', 'подшипников двухлапый*4|подшипников трёхлапый*4^15|шаровых опор*3|стопорных колец*3^-20|пружин стойки*2^60|масляных фильтров*3^-25'), grade('grabMax', '75|100*3|150*3|200*2|250'), grade('length', '140|180|200*3|250'), one('legs', '1|2*4|3*3'), one('screwKind', 'винт с шестигранником*6|гидравлический^220')], name: '{title} {pullerType} {brand}, захват до {grabMax}', price: [490, 6900], weight: [350, 4900], size: [280, 150, 70], about: 'Снимает деталь, не повредив посадку: захват до {grabMax}.' }),
  )),
  branch(9040, 'Масла, жидкости, смазки', 'paint', leavesOf(
    { ...oil, props: [OIL_LINE, ...oil.props], brands: 'liqui-moly' },
    leaf(9041, 'Моторные масла', 3),
    leaf(9042, 'Антифризы', 3, { mass: (facts) => facts.num('volume') * 1090 + 100, title: 'Антифриз', brands: 'liqui-moly*2 grass*6', without: 'api acea fuel turbo viscosity _oil', props: [one('coolant', 'G11*4|G12+*4^12|G12++*2^20'), one('volume', '1*3|3*2^150|5*6^320|10*2^650|20^1200'), grade('freeze', '−20|−30*2|−40*5|−65'), one('color', 'зелёный*4|красный*4|синий*2|жёлтый'), one('oilBase', 'этиленгликоль*6|пропиленгликоль^15'), one('concentrate', 'готовый~*6|концентрат~концентрат*2^25'), is('season', 'всесезонное')], name: '{title} {brand} {coolant}, {color}[, {concentrate}], до {freeze}, {volume}', price: [140, 620], weight: [1100, 21000], size: [300, 200, 130], about: 'Не замерзает до {freeze} и не пенится: {coolant}, цвет — {color}.' }),
    leaf(9044, 'Омывающие жидкости', 2, { mass: (facts) => facts.num('volume') * 980 + 120, title: 'Жидкость омывающая', brands: 'grass*6 liqui-moly', without: 'api acea fuel turbo viscosity _oil approvals oilBase', props: [one('washerType', 'зимняя*6|летняя*3^-20|концентрат^30'), one('volume', '1^-60|3*2|4*4^25|5*5^50'), from('freeze', (facts) => (facts.text('washerType') === 'летняя' ? '' : '−10|−20*5|−25*3|−30*3')), one('color', 'голубая*5|синяя*3|розовая'), one('aroma', 'цитрус*3|лесные ягоды*2|морская свежесть*2|без запаха*2'), one('solvent', 'изопропанол*6|этанол*2'), from('season', (facts) => (facts.text('washerType') === 'летняя' ? 'лето' : 'зима')), one('foam', 'низкая*5|обычная*2')], name: '{title} {brand} {washerType}[, до {freeze}], {aroma}, {volume}', price: [190, 420], weight: [1000, 5200], size: [300, 190, 110], about: 'Снимает соль и следы насекомых, не оставляет разводов; аромат — {aroma}.' }),
    leaf(9043, 'Смазки и очистители', 3, { mass: (facts) => facts.num('volumeMl') * 0.95 + 80, title: 'Аэрозоль', drawing: 'spray-can sealant', brands: 'wd-40*5 liqui-moly*3 grass*4 kudo*4', without: 'volume viscosity api acea fuel approvals turbo _oil', measure: undefined, props: [one('sprayUse', 'проникающая смазка*5|силиконовая смазка*3|литиевая смазка*2|медная смазка*2^35|очиститель тормозов*4|очиститель карбюратора*2'), one('volumeMl', '100^-40|200*2^-15|300*3|400*4^18|500*2^30|650^35'), one('oilBase', 'минеральная*4|силикон*3|растворитель*3'), one('nozzleKind', 'обычный*5|с трубкой*4|умная трубка^15'), grade('temperatureMin', '−20|−30|−50*2'), grade('heat', '90|130*2|200|300'), one('purpose', 'резьба и замки*4|уплотнители*2|узлы автомобиля*4'), is('pack', 'баллон')], name: '{title} {brand} {sprayUse}, {volumeMl}', price: [250, 790], weight: [150, 620], size: [210, 65, 65], about: 'Работает при {temperatureMin}…+{heat#} °C; назначение — {purpose}.' }),
  )),
  branch(9050, 'Уход и принадлежности', 'toolbox', leavesOf(
    {
      ...GROUP,
      isConsumable: true,
      title: 'Автошампунь',
      drawing: 'shampoo paint',
      brands: 'grass*7 karcher liqui-moly',
      props: [one('shampooUse', 'бесконтактный*5^10|ручная мойка*4|с воском*3^12|нейтральный*2'), one('volume', '0,5*3|1*5^60|5*4^420|20*2^1400'), one('ph', '7*3|11*2|13*4'), one('foam', 'активная*5|обычная*3'), one('dilution', '1:50|1:100*4|1:200'), one('aroma', 'вишня*2|яблоко*2|апельсин*2|без запаха*3'), one('color', 'розовый*3|жёлтый*3|синий*2|бесцветный*2'), one('surface', 'кузов*6|кузов и диски*2'), one('pack', 'бутылка*5|канистра*4'), one('season', 'всесезонный')],
      name: '{title} {brand} {shampooUse}, {aroma}, {volume}',
      price: [140, 390],
      mass: (facts) => facts.num('volume') * 1040 + 60,
      weight: [560, 20500],
      size: [260, 140, 110],
      measure: { unit: 'л', key: 'volume' },
      about: 'Смывает дорожную плёнку: разведение {dilution}, пена {foam}.',
    },
    leaf(9051, 'Автохимия для мойки', 3),
    leaf(9052, 'Щётки, скребки, сметки', 2, { mass: undefined, title: 'Щётка-сметка для снега', drawing: 'snow-brush shovel', brands: 'zubr*4 kobalt*3 matrix*3 berkut', isConsumable: false, measure: undefined, without: 'volume ph foam dilution aroma pack', props: [grade('length', '450|520*2|600*3|680|750*2|1100'), one('scraper', 'есть~со скребком*7|нет~'), one('telescopic', 'нет~*4|есть~телескопическая*4^45'), one('bristleKind', 'мягкая*4|распушённая*4^10|EVA*2^15'), one('swivelHead', 'нет*5|поворотная*3^25'), one('grip', 'EVA*5|пластиковая*3'), one('shampooUse', 'кузов и стёкла')], name: '{title} {brand}, {length}[, {telescopic}][, {scraper}]', price: [190, 1500], weight: [180, 690], size: [620, 120, 60], about: 'Не царапает лак: щетина {bristleKind}, длина {length}.' }),
    leaf(9053, 'Буксировочные тросы и ремни', 2, { mass: undefined, title: 'Трос буксировочный', drawing: 'rope cable', brands: 'zubr*4 kobalt*3 matrix*3 berkut*3 -*2', isConsumable: true, measure: undefined, without: 'volume ph foam dilution aroma shampooUse', props: [grade('capacityT', '2,5|3,5*2|5*5|7*2|10*2|14'), grade('coilLength', '3,5|4*2|4,5*2|5*5|6|8'), one('ropeMaterial', 'полиэстер*4|полиамид*3^10|полипропилен*3^-15|сталь*1'), one('hookKind', 'крюки*5|скобы*3^15|петли*4'), grade('width', '35|45*2|50*3|60*2|75'), one('bagIn', 'есть~в чехле*5^6|нет~*3'), one('stretch', 'обычный*5|динамический*3^40'), one('standard', 'ГОСТ 33215*4|ТУ*2')], name: '{title}[ {brand}], {capacityT}, {coilLength}, {hookKind}[, {bagIn}]', price: [250, 3900], weight: [350, 3600], size: [280, 200, 80], about: 'Буксирует до {capacityT}: {ropeMaterial}, концы — {hookKind}.' }),
    leaf(9054, 'Автомобильные лампы', 2, { mass: (facts) => facts.num('packSize') * 28, title: 'Лампа автомобильная', drawing: 'bulb', brands: 'osram*6 bosch*3', measure: undefined, without: 'volume ph foam dilution aroma shampooUse surface season', props: [one('carBase', 'H1*2|H3|H4*5|H7*6|H8|H11*3|W5W*3|P21W*2'), one('bulbKind', 'галогенная*7|светодиодная*2^180|ксеноновая^150'), from('brightness', (facts) => (facts.text('bulbKind') === 'галогенная' ? 'стандарт*5|+30 %*2^30|+90 %*2^90|+150 %^150' : '')), one('packSize', '1*5|2*4^90'), grade('power', '5|21|35|55*5|60'), one('colourTemp', '3200*5|3700*2|4200*2|6000'), is('voltageCar', '12'), one('lifetime', '250*2|450*3|900*2|1500')], name: '{title} {brand} {carBase}, {bulbKind}[, {brightness}], {packSize} шт', price: [110, 690], weight: [15, 110], size: [140, 90, 45], about: 'Светит ровно и не слепит встречных: цоколь {carBase}, {colourTemp}.' }),
  )),
]

