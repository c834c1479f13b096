import { branch, leaf, leavesOf, type Kind } from '../kind.ts'
import { from, grade, is, one, span } from '../props.ts'
import { ON_CARD, option, SOLD } from './common.data.ts'

/** Grams of a brass ball valve. */
const TAP_GRAMS: Readonly<Record<string, number>> = { '½″': 160, '¾″': 260, '1″': 420, '1¼″': 700, '2″': 1600 }

const GROUP = { group: 'plumbing' } as const
const FAUCETS = 'grohe*2 iddis*4 rossinka*5 cersanit*3'
const PUMPS = 'dzhileks*5 unipump*4 grundfos*2 wilo*2 vihr*3 gardena zubr*3'

const BODY_LETTER = from('_body', (facts) => ({ чугун: 'Ч', пластик: 'П' })[facts.text('bodyMaterial')] ?? 'Н')

const faucet: Kind = {
  ...GROUP,
  title: 'Смеситель для кухни',
  hasSeries: true,
  drawing: 'faucet',
  brands: FAUCETS,
  props: [
    one('spout', 'высокий поворотный излив*5|низкий поворотный излив*3|выдвижной излив^45|гибкий излив*2^18'),
    one('finish', 'хром*6|чёрный матовый*3^25|белый^15|сатин^20'),
    one('cartridge', '35*5|40*4|25'),
    one('material', 'латунь*5|нержавеющая сталь*2^8|силумин^-35'),
    one('control', 'однорычажный*7|двухвентильный*2^-8'),
    grade('spoutLength', '150|180|200*2|220*2|240'),
    grade('spoutHeight', '110|160|220*2|280|310'),
    one('aerator', 'есть*6|Neoperl*3^8'),
    one('hoses', 'в комплекте*6|нет'),
    one('mounting', 'гайка*4|шпильки*4'),
    one('holes2', '1'),
  ],
  name: '{title} {brand} {model}, {control}, {spout}, {finish}',
  codes: { grohe: '<Eurosmart|Eurosmart Cosmopolitan|BauEdge|Get|Concetto|Eurodisc>', iddis: '<Male|Slide|Bild|Ray|Torr|Calipso|Edifice|Slam>', rossinka: '<A|B|D|F|G|H|RS|S|T|X|Y>##-##', cersanit: '<Cari|Brasko|Elio|Flavis|Mode|Nature|Smart|Vigo>' },
  price: [1500, 11500],
  weight: [900, 2300],
  size: [360, 230, 80],
  about: 'Керамический картридж {cartridge} не капает и плавно смешивает воду; высота излива {spoutHeight}.|Аэратор экономит воду, покрытие — {finish}.',
}

const pump: Kind = {
  ...GROUP,
  title: 'Насос скважинный',
  drawing: 'pump',
  brands: PUMPS,
  props: [
    is('source', 'от сети'),
    span('power', 270, 1500, 10),
    grade('throughputLh', '1500|1800|2100*2|2700|3000*3|3600*2|4800|6000'),
    grade('lift', '35|40|50*2|60*2|75*2|90|115|140'),
    grade('diameter', '75|80|98*4|100*3'),
    one('cordPump', '10*2|20*3|30*3|50^15'),
    one('bodyMaterial', 'нержавеющая сталь*6|нержавеющая сталь и латунь*2^12'),
    one('pumpType', 'центробежный*5|вибрационный*2^-55|винтовой*2'),
    grade('depth', '10|15|20*2|30*3|60|80'),
    option('dryRun', 'защита от сухого хода'),
    one('pipe', '1″*5|1¼″*3'),
    one('sand', '80|100*3|150*3|180'),
  ],
  name: '{title} {brand} {model}, {power}, {throughputLh}, напор {lift}[, {dryRun}]',
  codes: { dzhileks: 'Водомёт <ПРОФ |М |>[40|55|60|110]/[35|50|75|110]<|А>', unipump: '<ECO MIDI|ECO VINT|MINI ECO|ECO>-[1|2|3|4|5]', grundfos: '<SQ|SP|SBA> [1-35|2-55|2-70|3-40|3-65|3-105]', wilo: '<Sub TWU|Actun First SPU> 4-[0206|0207|0405|0409]', vihr: 'СН-[50|60|90|100|135]<Н|В|>', zubr: '<НПЦ|Родничок>-[50|60|75|100]-<Т3|М2>', gardena: '5500/5 inox', ru: 'СН-[60|90|135]', en: 'SP-[40|60|90]' },
  price: [3900, 33000],
  weight: [5200, 19500],
  size: [900, 140, 140],
  about: 'Поднимает воду из скважины с подачей {throughputLh} и напором {lift}.|Насос для колодца и скважины: диаметр {diameter}, кабель {cordPump}.',
}

/** Wall of a PN20 pipe by its diameter, mm. */
const PP_WALLS: Readonly<Record<string, string>> = { 20: '2,8|3,4*3', 25: '3,5|4,2*3', 32: '4,4|5,4*3', 40: '5,5|6,7*3', 50: '8,3', 63: '10,5' }

const pipe: Kind = {
  ...GROUP,
  isConsumable: true,
  title: 'Труба полипропиленовая',
  drawing: 'pipe cable',
  brands: 'rehau*2 -*7 sibrteh',
  props: [
    grade('diameter', '20*5|25*5|32*4|40*2|50|63'),
    from('wall', (facts) => PP_WALLS[facts.text('diameter')] ?? '3,4'),
    one('coilLength', '2*5|4*4^95'),
    one('reinforcing', 'без армирования*3|стекловолокно*5^30|алюминий*3^45'),
    one('pressureBar', '10|16|20*5|25*4'),
    grade('heat', '70|90|95*5'),
    one('purpose', 'горячее и холодное водоснабжение*4|отопление*4^8|холодная вода*2^-8'),
    is('material', 'полипропилен'),
    one('color', 'белая*6|серая*3'),
    is('standard', 'ГОСТ 32415'),
    one('packSize', '1'),
  ],
  name: '{title}[ {brand}] {diameter#}×{wall#}, {reinforcing}, PN{pressureBar#}, {coilLength}',
  price: [120, 950],
  mass: (facts) => facts.num('diameter') ** 2 * 0.42 * facts.num('coilLength'),
  weight: [180, 2600],
  size: [2000, 40, 40],
  measure: { unit: 'м', key: 'coilLength' },
  about: 'Не ржавеет и не зарастает: рабочее давление {pressureBar}, температура до {heat}.',
}

export const PLUMBING_SECTIONS = [
  branch(8800, 'Смесители и душ', 'faucet', leavesOf(
    faucet,
    leaf(8801, 'Смесители для кухни', 4),
    leaf(8802, 'Смесители для раковины', 3, { title: 'Смеситель для раковины', props: [one('spout', 'литой короткий*6|высокий*2^15|каскадный^25'), one('plug', 'нет~*4|есть~с донным клапаном*3^12'), grade('spoutLength', '100|110*2|120*2|140'), grade('spoutHeight', '60|80*2|100|150')], name: '{title} {brand} {model}, {control}[, {plug}], {finish}', price: [1100, 9500], about: 'Литой корпус, картридж {cartridge}, покрытие {finish}: монтаж в одно отверстие.' }),
    leaf(8803, 'Смесители для ванны', 3, { title: 'Смеситель для ванны с душем', props: [one('spout', 'короткий литой излив*4|длинный поворотный излив*4'), one('shower', 'лейка и шланг*6|без душевого набора*2^-18|термостат^70'), grade('spoutLength', '150|165*2|300|350*2'), one('cartridge', '35*4|40*4')], without: 'hoses spoutHeight', name: '{title} {brand} {model}, {control}, {spout}, {shower}, {finish}', price: [1600, 14500], weight: [1300, 3300], about: 'Переключение ванна — душ без рывков: {spout}, {shower}.' }),
    leaf(8804, 'Душевые системы', 2, { title: 'Душевая система', drawing: 'shower faucet', props: [one('showerHead', '200|220*3|250*4|300^15'), one('modes', '1*3|3*5|5'), one('faucetIn', 'со смесителем~со смесителем*6^40|без смесителя~*3'), one('bar', 'телескопическая*4|фиксированная*3')], without: 'spout spoutLength spoutHeight hoses aerator holes2', name: '{title} {brand} {model}, лейка {showerHead}, {modes:режим|режима|режимов}[, {faucetIn}], {finish}', price: [3900, 26000], weight: [2600, 6900], size: [1050, 320, 110], about: 'Верхний душ {showerHead} и ручная лейка: {modes:режим|режима|режимов} струи.' }),
  )),
  branch(8810, 'Насосы', 'pump', leavesOf(
    pump,
    leaf(8811, 'Скважинные насосы', 4),
    leaf(8812, 'Дренажные и фекальные насосы', 4, { title: 'Насос дренажный', without: 'sand depth', props: [span('power', 250, 1500, 50), grade('throughputLh', '5000|7000|9000*2|11000*2|13000*2|16000'), grade('lift', '5|6|7|8*2|9*2|11|14'), one('waterType', 'чистая*3|грязная*5|фекальная*2^18'), grade('particle', '5|25|30|35*3|40'), one('float', 'есть~с поплавком*7|нет~'), one('diameter', '150|170|200')], name: '{title} {brand} {model}, {power}, {throughputLh}, {waterType} вода[, {float}]', codes: { dzhileks: '<Дренажник|Фекальник> [110|150|170|220|255]/[6|7|8|11|14]<|Ф>', unipump: '<INOXVORT|INOXPROF|FEKAPUMP V|SUB>-{power}', grundfos: 'Unilift <KP 150|KP 250|KP 350|AP12.40|CC 7>', wilo: '<Drain TM|Drain TMW|Initial Drain> [32|10-5|14-7]', vihr: 'ДН-{power}<|Н>', zubr: 'НП<Г|Ч|Ф>-<М3|Т7>-{power}', gardena: '<7000|9000|9300|16000> <|dirt>', ru: 'ДН-{power}', en: 'DP-{power}' }, price: [2300, 21000], weight: [3300, 13500], size: [390, 220, 200], about: 'Откачивает подвал, бассейн и колодец: {throughputLh}, частицы до {particle}.' }),
    leaf(8813, 'Насосные станции', 3, { title: 'Насосная станция', without: 'diameter cordPump sand depth', props: [span('power', 500, 1400, 50), grade('throughputLh', '2400|2700|3000*3|3300|3600*2|4200'), grade('lift', '28|32|35*2|40*2|45|50'), grade('tank', '2|19|20*2|24*5|50*3'), grade('suction', '7|8*4|9*3'), one('bodyMaterial', 'чугун*4|нержавеющая сталь*4^15|пластик*2'), BODY_LETTER, one('pumpType', 'самовсасывающий')], name: '{title} {brand} {model}, {power}, {throughputLh}, бак {tank}, {bodyMaterial#}', codes: { dzhileks: 'Джамбо [50/28|60/35|70/50] {_body}-{tank}', unipump: 'AUTO <JET|JS|JSW> [80|100|110] L-[24|50]', grundfos: '<MQ 3-35|MQ 3-45|SCALA2|JP 4-47 PT>', wilo: '<Jet HWJ|Initial Jet> [203|4-3|4-4]', vihr: 'АСВ-{power}/{tank}{_body}', zubr: 'НАС-<М3|Т5>-{power}-{_body}', gardena: '[3500/4|4000/5|5000/5] <Classic|Comfort|inox>', ru: 'АСВ-{power}/{tank}', en: 'PS-{power}' }, price: [5900, 32000], weight: [9500, 24000], size: [520, 300, 560], about: 'Держит давление в доме: бак {tank}, подача {throughputLh}, напор {lift}.' }),
    leaf(8814, 'Циркуляционные насосы', 3, { title: 'Насос циркуляционный', brands: 'grundfos*3 wilo*3 dzhileks*3 unipump*4 vihr*2 zubr*2', without: 'throughputLh cordPump sand depth dryRun diameter', props: [span('power', 45, 245, 5), grade('lift', '4*4|6*5|7|8*3'), one('pumpSize', '25-130|25-180*4|32-180*4'), from('_dn', (facts) => facts.text('pumpSize').slice(0, 2)), from('_head', (facts) => String(facts.num('lift') * 10)), one('speeds', '3*5|плавная регулировка*2^55'), grade('heat', '95|110*5'), one('bodyMaterial', 'чугун*7|латунь*2^25'), one('rotor', 'мокрый'), is('pumpType', 'центробежный')], name: '{title} {brand} {model}, {power}, напор {lift}, {pumpSize}', codes: { grundfos: '<UPS|ALPHA1 L|ALPHA2> {_dn}-{_head}<| N> 180', wilo: '<Star-RS|Yonos PICO|Atmos PICO> {_dn}/{lift}', dzhileks: 'Циркуль {_dn}/{_head}', unipump: '<UPC|LPA|CP> {_dn}-{_head}', vihr: 'Ц-{_dn}/{lift}<|М>', zubr: '<НЦ|Мастер НЦ> {_dn}/{_head}' }, price: [2300, 16500], weight: [2300, 5900], size: [200, 160, 150], about: 'Гонит теплоноситель по контуру: напор {lift}, присоединение {pumpSize}.' }),
    leaf(8815, 'Поверхностные насосы', 2, { title: 'Насос поверхностный', without: 'diameter cordPump sand depth', props: [grade('throughputLh', '2400|2800*2|3200*2|3600*2|4200'), grade('lift', '25|35*3|40*3|45|50'), grade('suction', '7|8*4|9*2'), one('bodyMaterial', 'чугун*4|нержавеющая сталь*4^12|пластик*2'), BODY_LETTER], name: '{title} {brand} {model}, {power}, {throughputLh}, {bodyMaterial#}', codes: { dzhileks: 'Джамбо [50/28|60/35|70/50] {_body}<|М>', unipump: '<JET|JS|QB> [40|60|80|100|110]', grundfos: '<JP 3-42|JP 4-54|MQ 3-35>', wilo: '<Jet WJ|Initial Self> [202|203|4-3]', vihr: 'ПН-{power}{_body}', zubr: 'НС-<М3|Т5>-{power}-{_body}', gardena: '[3000/4|3500/4|4000/5|5000/5]', ru: 'ПН-{power}', en: 'JP-{power}' }, price: [3300, 22000], weight: [5600, 14500], size: [440, 220, 240], about: 'Полив и наполнение ёмкостей: подача {throughputLh}, всасывание до {suction}.' }),
  )),
  branch(8820, 'Трубы и фитинги', 'faucet', leavesOf(
    pipe,
    leaf(8821, 'Полипропиленовые трубы', 3, { longSide: (facts) => facts.num('coilLength') * 1000 }),
    leaf(8822, 'Трубы PEX и металлопластик', 2, { title: 'Труба', brands: 'rehau*4 -*5', without: 'packSize', props: [one('reinforcing', 'сшитый полиэтилен PEX-a~PEX-a*4^18|металлопластик~металлопластиковая*4|PE-RT*3^-12'), grade('diameter', '16*6|20*4|26*2|32'), from('wall', (facts) => ({ 16: '2*4|2,2', 20: '2*4|2,8', 26: '3' })[facts.text('diameter')] ?? '3'), one('coilLength', '10^-85|25*2^-62|50*3^-30|100*4|200*2^90'), one('pressureBar', '10*5|16'), is('material', 'полиэтилен'), one('oxygen', 'есть*5|нет*2')], name: '{title} {reinforcing}[ {brand}] {diameter#}×{wall#}, {coilLength}', price: [4900, 14500], weight: [1100, 13500], size: [650, 650, 160], about: 'Бухтой — без лишних стыков: тёплый пол, радиаторы, вода. Температура до {heat}.' }),
    leaf(8823, 'Полипропиленовые фитинги', 3, { mass: (facts) => facts.num('diameter') ** 2 * 0.045 * facts.num('packSize') + 8, title: 'Фитинг полипропиленовый', measure: undefined, without: 'coilLength wall reinforcing', props: [one('fittingType', 'муфта*5|угольник 90°*5|угольник 45°*2|тройник*4|заглушка*3|муфта с резьбой ½″*3^220|угольник с резьбой ½″*2^240|кран шаровой*2^420|обвод'), one('packSize', '1*4|5*2^340|10*3^720'), one('connection', 'сварка'), ...SOLD], name: '{title}[ {brand}], {fittingType}, {diameter}, {packSize} шт', price: [9, 75], weight: [15, 420], size: [110, 80, 50], multiplicity: [1, 1, 1, 5, 10], about: 'Под сварку раструбом: {fittingType}, диаметр {diameter}.' }),
    leaf(8824, 'Латунные фитинги и краны', 4, { mass: (facts) => TAP_GRAMS[facts.text('threadInch')] ?? 200, title: 'Кран шаровой', drawing: 'valve faucet', brands: '-*5 rehau zubr*2 kraftool*2 sibrteh*2', measure: undefined, without: 'coilLength wall reinforcing diameter', props: [one('threadInch', '½″*7|¾″*4^45|1″*3^110|1¼″^220|2″^620'), one('valveHandle', 'бабочка*5|рычаг*4'), one('valveThread', 'внутренняя — внутренняя*5|наружная — внутренняя*4|с американкой*3^35'), one('material', 'латунь никелированная*6|латунь*3'), one('pressureBar', '16|25*3|40*4'), grade('heat', '110|120|150*4'), one('bore2', 'полнопроходной*6|стандартный*2'), one('purpose', 'вода*6|газ*2^10'), is('standard', 'ГОСТ 21345'), one('packSize', '1')], name: '{title}[ {brand}] {threadInch}, {valveThread}, {valveHandle}, {purpose}', price: [190, 620], weight: [120, 900], size: [110, 70, 60], about: 'Латунный корпус, рабочее давление {pressureBar}, ручка — {valveHandle}.' }),
    leaf(8825, 'Канализационные трубы', 2, { longSide: (facts) => facts.num('coilLength') * 1000, mass: (facts) => facts.num('diameter') ** 2 * 0.11 * facts.num('coilLength'), title: 'Труба канализационная', props: [one('diameter', '32|40*2|50*5|110*6^110'), from('wall', (facts) => (facts.num('diameter') > 100 ? '2,2|2,7*3' : '1,8')), one('coilLength', '0,15^-60|0,25^-50|0,5*3^-28|1*4|1,5*2^40|2*4^80|3^150'), one('reinforcing', 'внутренняя*6|наружная*3^25'), one('pressureBar', '0,5'), is('purpose', 'канализация'), one('color', 'серая*6|белая*2|рыжая*2')], name: '{title}[ {brand}] {diameter}, {reinforcing}, {color}, {coilLength}', price: [75, 320], weight: [150, 2900], size: [1000, 115, 115], about: 'Гладкие стенки и раструб с кольцом: диаметр {diameter}, прокладка {reinforcing}.' }),
  )),
  branch(8840, 'Водонагреватели', 'boiler radiator', leavesOf(
    {
      ...GROUP,
      title: 'Водонагреватель накопительный',
      hasSeries: true,
      drawing: 'boiler radiator',
      brands: 'thermex*5 ariston*4',
      props: [is('source', 'от сети'), grade('volume', '10|15|30*3|50*5|80*5|100*4|120|150'), grade('powerKw', '1,5*3|2*5|2,5*2'), one('tankCoat', 'нержавеющая сталь*4^15|эмаль*5|стеклофарфор*3'), one('shape', 'плоский*4^12|круглый*4|узкий*2'), one('control', 'механическое*4|электронное*4^15'), one('orientation', 'вертикальный*5|горизонтальный*2|универсальный*3^10'), grade('heat', '70|75*4|80'), one('wifi', 'нет~*6|есть~Wi-Fi*2^18'), one('heaterElement', 'мокрый ТЭН*6|сухой ТЭН*3^20'), one('ip', 'IPX4*5|IP25*3')],
      name: '{title} {brand} {model}, {volume}, {powerKw}, {shape}[, {wifi}]',
      codes: { thermex: '<Champion Silverheat|IF|IC|ID|Praktik|Nova|Flat Plus Pro|TitaniumHeat> {volume} <V|H|Slim>', ariston: '<ABS PRO ECO|BLU1 R|VELIS Evo|LYDOS|DUNE1 R|PRO1 R> {volume} <V|V PL|H>' },
      price: [6900, 33000],
      mass: (facts) => facts.num('volume') * 270 + 4500,
      weight: [7500, 36000],
      size: [780, 480, 420],
      about: 'Горячая вода для квартиры и дачи: бак {volume} ({tankCoat}), нагрев до {heat}.',
    },
    leaf(8841, 'Накопительные водонагреватели', 3),
    leaf(8842, 'Проточные водонагреватели', 2, { mass: undefined, title: 'Водонагреватель проточный', brands: 'thermex*5 ariston*2 unipump*2', without: 'volume orientation heaterElement tankCoat wifi', props: [grade('powerKw', '3,5*4|4,5*2|5,5*4|6,5*2|8|12'), from('_w', (facts) => String(Math.round(facts.num('powerKw') * 1000))), grade('throughputLm', '2|2,5|3|3,5|4|5|6'), one('waterPoints', 'душ*3|кран*3|душ и кран*4^8'), one('control', 'механическое*6|электронное*2^40'), one('shape', 'настенный'), one('bodyMaterial', 'пластик*6|металл^20'), one('phases', '1*7|3'), one('pressureKind', 'безнапорный*4|напорный*4^45')], name: '{title} {brand} {model}, {powerKw}, {throughputLm}, {waterPoints}', codes: { thermex: '<Surf|Urban|Hit|City|Topflow Pro> {_w}<|E>', ariston: 'AURES <S 3.5|SF 5.5|Luxury 7.5> <SH|COM>', unipump: '<BEF-001|BEF-012|SMART 3500>' }, price: [1900, 13500], weight: [900, 3900], size: [330, 230, 110], about: 'Греет воду сразу, без бака: {powerKw}, подача {throughputLm}.' }),
  )),
  branch(8850, 'Отопление', 'radiator', leavesOf(
    {
      ...GROUP,
      title: 'Радиатор биметаллический',
      hasSeries: true,
      drawing: 'radiator',
      brands: 'rifar*5 -*2',
      props: [one('axis', '350*3|500*7'), grade('sections2', '4*2|6*4|8*5|10*5|12*3|14'), from('power', (facts) => facts.num('sections2') * (facts.num('axis') > 400 ? 196 : 136)), one('connectSide', 'боковое*6|нижнее*3^18'), one('pressureBar', '16|20*4|30*3|100'), grade('heat', '110|120|135*5'), one('color', 'белый*7|антрацит*2^15|чёрный^15'), one('material', 'биметалл'), one('depthSize', '80*4|90*4|100'), one('threadInch', '1″'), from('area', (facts) => Math.round(facts.num('power') / 100))],
      name: '{title}[ {brand}] {model}, {axis#} мм, {sections2:секция|секции|секций}, {connectSide} подключение',
      codes: { rifar: '<Base|Monolit|ECOBUILD|SUPReMO|Base Ventil>' },
      price: [2900, 14500],
      mass: (facts) => facts.num('sections2') * (facts.num('axis') > 400 ? 1750 : 1350),
      weight: [5600, 26000],
      size: [880, 580, 100],
      about: 'Для городской и частной системы: {power} тепла, на площадь до {area}, давление {pressureBar}.',
    },
    leaf(8851, 'Биметаллические радиаторы', 3),
    leaf(8852, 'Алюминиевые радиаторы', 2, { mass: (facts) => facts.num('sections2') * (facts.num('axis') > 400 ? 1400 : 1050), title: 'Радиатор алюминиевый', props: [one('material', 'алюминий'), one('pressureBar', '16*4|20*4'), from('power', (facts) => facts.num('sections2') * (facts.num('axis') > 400 ? 183 : 125))], codes: { rifar: '<Alum|Alum Ventil|Gekon Al>' }, price: [2300, 10500], weight: [4200, 19500], about: 'Лёгкий и быстро греется — для дома с автономным котлом: {power}, площадь до {area}.' }),
    leaf(8853, 'Тёплый пол', 2, { mass: (facts) => facts.num('area') * 450 + 250, title: 'Мат нагревательный', drawing: 'cable', brands: 'thermex*3 -*3 rehau', without: 'power area sections2 connectSide pressureBar axis heat color depthSize threadInch', props: [grade('area', '0,5|1*3|1,5*3|2*3|3*3|4*2|5*2|6|8|10'), from('power', (facts) => Math.round(facts.num('area') * 150)), one('powerDensity', '130*2|150*6|180'), is('matWidth', '0,5'), one('coreCount', 'двухжильный*6|одножильный^-15'), grade('thickness', '3,5*2|4*3'), one('material', 'экранированный кабель'), one('regulator', 'нет~*5|есть~с терморегулятором*3^40'), is('ip', 'IPX7'), one('purpose', 'под плитку'), one('coldEnd', '2*4|3')], name: '{title}[ {brand}], {area}, {power}, {coreCount}[, {regulator}]', codes: {}, price: [900, 14500], weight: [600, 5200], size: [560, 130, 130], about: 'Укладывается в плиточный клей без стяжки: {area}, {power}.' }),
  )),
  branch(8860, 'Фильтры, подводка, инструмент', 'faucet', [
    ...leavesOf(
      {
        ...GROUP,
        title: 'Фильтр для воды',
        hasSeries: true,
        drawing: 'water-filter pump',
        brands: 'akvafor*6 unipump*2',
        props: [one('filterType', 'под мойку*4|магистральный*4|обратный осмос*2^90|кувшин*3^-60'), grade('stagesFilter', '1*3|2|3*4|4|5*2'), grade('resource', '300|1000|6000|8000*2|10000'), one('throughputLm', '0,3|2*3|2,5*3|12*2|20'), one('connectionSize', '½″*4|¾″*3|1″'), grade('heat', '38*4|40*3|93'), one('tapIn', 'есть~с краном*4|нет~*4'), one('hardness2', 'обычная*5|жёсткая*3^10'), one('bodyMaterial', 'пластик*6|латунь|нержавеющая сталь^35'), one('pressureBar', '6|7*3|8*3|10')],
        name: '{title} {brand} {model}, {filterType}, {stagesFilter:ступень|ступени|ступеней}[, {tapIn}]',
        codes: { akvafor: '<Кристалл|Трио|Фаворит|DWM-101S|DWM-102S|Викинг|Гратис|Прованс|Baby Pro> <|ECO|A|Н|В510-03>', unipump: '<СКМ|BB|SL>-<10|20>' },
        price: [490, 14900],
        weight: [600, 6500],
        size: [380, 300, 160],
        about: 'Убирает хлор, ржавчину и привкус: {stagesFilter:ступень|ступени|ступеней} очистки, ресурс {resource}.',
      },
      leaf(8861, 'Фильтры для воды', 3),
      leaf(8862, 'Сменные картриджи', 2, { title: 'Картридж сменный', isConsumable: true, without: 'stagesFilter tapIn bodyMaterial', props: [one('filterType', 'механическая очистка*4|угольный*4^25|умягчающий*2^45|комплект*2^160'), one('cartridgeSize', '10″ SL*5|10″ BB*2^60|20″ BB^150|фирменный*3'), one('micron', '1|5*4|10*2|20'), one('packSize', '1*4|2*2^85|3*2^170')], name: '{title} {brand} {model}, {filterType}, {cartridgeSize}, {packSize} шт', codes: { akvafor: '<K3|K5|KB|KH|K7|B510-02|B510-04|A5|PP5|PP20>', unipump: '<PP|CTO|GAC>-10' }, price: [110, 1300], weight: [150, 1300], size: [260, 80, 80], about: 'Меняют раз в полгода: {filterType}, ресурс {resource}.' }),
    ),
    ...leavesOf(
      {
        ...GROUP,
        isConsumable: true,
        title: 'Подводка гибкая для воды',
        drawing: 'flex-hose cable',
        brands: '-*6 zubr*2 sibrteh*2 iddis kraftool',
        props: [grade('lengthCm', '30|40*2|50*3|60*4|80*3|100*3|120*2|150|200'), one('threadInch', '½″*7|М10*3|¾″^25'), one('valveThread', 'гайка — гайка*5|гайка — штуцер*4'), one('braid', 'нержавеющая сталь*6|алюминий*3^-20|сильфон*2^60'), one('pressureBar', '10*5|16|20*2'), grade('heat', '90|95*5|110'), one('hoseCore', 'EPDM*6|PEX*2^15'), one('packSize', '1*6|2*3^85'), one('nutMaterial', 'латунь*5|сталь*3^-10'), one('purpose', 'вода*7|газ^35'), ...ON_CARD],
        name: '{title}[ {brand}] {lengthCm}, {threadInch}, {valveThread}, {packSize} шт',
        price: [110, 490],
        mass: (facts) => (facts.num('lengthCm') * 1.3 + 40) * facts.num('packSize'),
        weight: [90, 420],
        size: [280, 150, 25],
        about: 'Соединяет смеситель и бачок с трубой: оплётка — {braid}, давление до {pressureBar}.',
      },
      leaf(8863, 'Гибкая подводка и сифоны', 2),
    ),
    ...leavesOf(
      {
        ...GROUP,
        title: 'Аппарат для сварки пластиковых труб',
        drawing: 'pipe-welder welder',
        brands: 'zubr*4 sibrteh*3 rothenberger kraftool*2 vihr*2 unipump',
        props: [is('source', 'от сети'), span('power', 650, 2000, 50), one('pipeRange', '20–32 мм*3|20–63 мм*6^25|16–63 мм*2^20'), grade('heat', '300*5|320'), one('nozzlesIn', '3|4*2|6*4'), one('control', 'механический*5|электронный*3^35'), grade('warmUp', '2|5*2|10*2'), one('nozzleShape', 'круглая*3|мечевидная*5'), one('display', 'нет~*5|есть~дисплей^20'), one('packaging', 'металлический кейс*6|картонная коробка~')],
        name: '{title} {brand} {model}, {power}, {pipeRange}[, {packaging}]',
        codes: { zubr: 'АСТ-{power}<|-М2>', sibrteh: 'СТП-{power}', rothenberger: 'ROWELD P<40|63|63 S-6>', kraftool: 'AST-{power}', vihr: 'АСП-{power}', unipump: 'СПТ-{power}' },
        price: [1500, 19500],
        weight: [1900, 5200],
        size: [420, 260, 100],
        about: 'Сваривает полипропиленовые трубы {pipeRange}: насадки в комплекте, {power}.',
      },
      leaf(8864, 'Сварка пластиковых труб', 2),
      leaf(8865, 'Труборезы и тросы', 2, { title: 'Труборез', drawing: 'pliers', brands: 'zubr*4 sibrteh*3 rothenberger*2 ridgid*2 kraftool*2', without: 'power heat nozzlesIn control warmUp nozzleShape display', props: [is('source', 'ручной'), one('cutterType', 'ножницы*5|роликовый*4^15'), one('pipeMaterial', 'пластик*5|медь и алюминий*3|сталь*2^60'), grade('pipeMax', '28|32|42*4|50|63*2|75'), grade('length', '130|210*3|240|320'), one('bladeSteel', 'SK5*4|нержавеющая*3|инструментальная*3'), one('mechanism', 'храповой*4|винтовой*3'), one('spare', 'есть*3|нет*4'), one('packaging', 'блистер*6|кейс')], name: '{title} {brand} {model}, {cutterType}, до {pipeMax}, {pipeMaterial}', codes: { rothenberger: '<ROCUT|TUBE CUTTER> <26 TC|42 TC|35|42 PRO>', ridgid: '<101|104|150|15-S|RC-1625>', zubr: '<Эксперт|Мастер>', kraftool: '<EXPERT|INOX>', sibrteh: '' }, price: [290, 9900], weight: [220, 2600], size: [260, 110, 40], about: 'Ровный рез трубы до {pipeMax} без заусенцев: {pipeMaterial}.' }),
    ),
  ]),
]
