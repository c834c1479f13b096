import { branch, leaf, leavesOf, type Kind } from '../kind.ts'
import { from, grade, is, one, span } from '../props.ts'
import { cordless, HANDLE, ON_CARD, option, SERIES_WORD } from './common.data.ts'

/** Grams of a metre of hose. */
const HOSE_GRAMS: Readonly<Record<string, number>> = { '½″': 130, '⅝″': 170, '¾″': 230, '1″': 380 }

const GROUP = { group: 'garden' } as const
const PETROL_BRANDS = 'champion*3 huter*3 patriot*3 husqvarna stihl echo hyundai*2 daewoo*2 zubr*2 elitech kalibr'
const ELECTRIC_BRANDS = 'bosch*2 makita huter*2 patriot*2 zubr*2 elitech hyundai*2 daewoo einhell gardena*2 champion'
const CORDLESS_GARDEN = 'bosch*2 makita*2 ryobi*2 einhell gardena husqvarna stihl zubr patriot worx black-decker'

const mower: Kind = {
  ...GROUP,
  title: 'Газонокосилка бензиновая',
  drawing: 'mower',
  brands: `${PETROL_BRANDS} honda !echo`,
  props: [
    is('source', 'бензин'),
    span('horsepower', 3, 7, 0.1),
    grade('cutWidth', '40|42*2|46*4|48|51*3|53*3|56'),
    grade('engineVolume', '98|127|139*2|144|159|173*2|196'),
    one('selfDriven', 'самоходная~самоходная*5^15|несамоходная~*4'),
    grade('basket', '45|50|55|60*3|65|70'),
    one('cutHeight', '25–75 мм*5|30–80 мм*2|20–90 мм'),
    one('deck', 'сталь*7|алюминий^25'),
    is('engine', '4-тактный'),
    one('startType', 'ручной*8|электростартер^18'),
    option('mulch'),
  ],
  name: '{title} {brand} {model}, {horsepower}, {cutWidth}[, {selfDriven}]',
  codes: { champion: 'LM[4122|4627|4840|5127|5131|5345]<|BS|H>', huter: 'GLM-[3.5|4.0|5.0|5.5|6.0]<T|ST|SA>', husqvarna: 'LC [140|247|353|451]<|S|SP|V>', stihl: 'RM [248|253|448|545|650] <T|V|VE>', honda: 'HRX [426|476|537]<C|C1>', hyundai: 'L [4310|4600|5100|5500]<S|>', ru: 'ГКБ-{cutWidth}<0|0С>', en: 'PT~{cutWidth}<|LS|S|E>' },
  price: [17500, 68000],
  weight: [19000, 43000],
  size: [880, 560, 450],
  about: 'Косит участок до шести соток за час: ширина захвата {cutWidth}, травосборник {basket}.|Двигатель {horsepower} справляется с густой травой; высота среза — {cutHeight}.',
}

const trimmer: Kind = {
  ...GROUP,
  title: 'Триммер бензиновый',
  drawing: 'trimmer',
  brands: PETROL_BRANDS,
  props: [
    is('source', 'бензин'),
    span('horsepower', 0.9, 3.2, 0.1),
    grade('engineVolume', '25,4|26|30|33*2|38|43*4|52*4'),
    grade('cutWidth', '23|25,5*4|36|38|42*3|44'),
    one('engine', '2-тактный*7|4-тактный^35'),
    one('shaft', 'прямая*6|изогнутая|разборная*3'),
    one('cutter', 'леска*2|леска и нож*6^4'),
    one('handleShape', 'велосипедная*4|D-образная*3'),
    grade('lineDiameter', '1,6|2*2|2,4*4|3'),
    option('vibration'),
  ],
  name: '{title} {brand} {model}, {horsepower}, {engineVolume}, {cutter}',
  codes: { champion: 'T[233|283|333|336|433|523]<|S|S-2>', huter: 'GGT-[1000|1300|1500|1900|2500|2900]<T|S|P>', husqvarna: '[122|128|135|143|541|545]<R|RX|C>', stihl: 'FS [38|50|55|70|94|120|250]<|C-E|R>', echo: 'SRM-[22|265|2655|350|4605]<GES|TES|L>', hyundai: 'Z [250|350|450|535]', ru: 'ТБ-{engineVolume}<|П|С>', en: 'PT~[2540|3355|4355|5255]<|ES|T>' },
  price: [5900, 42000],
  weight: [4900, 10500],
  size: [1500, 300, 260],
  about: 'Скашивает траву у забора и высокий бурьян: захват {cutWidth}, двигатель {engineVolume}.',
}

const chainsaw: Kind = {
  ...GROUP,
  title: 'Бензопила',
  drawing: 'chainsaw',
  brands: `${PETROL_BRANDS} makita`,
  props: [
    is('source', 'бензин'),
    span('horsepower', 1.5, 5, 0.1),
    grade('engineVolume', '25|37,2|38*2|40|45*2|52*3|54|58*2|62'),
    grade('barLength', '30|35*2|40*4|45*4|50*3'),
    one('pitch', '3/8″*5|0,325″*5|¼″'),
    one('groove', '1,3*4|1,5*4'),
    grade('links', '44|52|56*2|57|64|72*2|76'),
    is('engine', '2-тактный'),
    grade('tank', '0,31|0,37|0,45|0,55|0,68'),
    option('vibration'),
    option('easyStart', 'лёгкий старт'),
  ],
  name: '{title} {brand} {model}, {horsepower}, шина {barLength}, шаг {pitch}[, {easyStart}]',
  codes: { champion: '[125T|137|142|240|245|251|256|262]-<14|16|18>', huter: 'BS-{engineVolume}<|M>', husqvarna: '[120 Mark II|135 II|236|240|440 II|445 II|450 II|550 XP]', stihl: 'MS [162|170|180|182|211|212|230|250|260|361]<|C-BE>', echo: 'CS-[260|310|350|361|420|450|501]<TES|ES|SX>', makita: 'EA[3201|3203|3501|4300|5600|6100]S<40A|35B|45B>', hyundai: 'X [380|410|4620|560|5620]', ru: 'ПБЦ-{engineVolume}-{barLength}ДП', en: 'PT~{engineVolume}-{barLength}<|S>' },
  price: [5400, 62000],
  weight: [4200, 8200],
  size: [470, 290, 290],
  about: 'Валит сухостой и пилит дрова: шина {barLength}, двигатель {engineVolume}.|Пила {horsepower} для дачи и стройки; цепь шагом {pitch}, {links:звено|звена|звеньев}.',
}

const shovel: Kind = {
  ...GROUP,
  title: 'Лопата штыковая',
  drawing: 'shovel',
  brands: 'fiskars*2 gardena grinda*3 palisad*3 sibrteh*4 zubr*3 centroinstrument*2',
  props: [SERIES_WORD, one('handleMaterial', 'дерево~деревянный черенок*4|фиберглас~фибергласовый черенок*3^35|металл~металлический черенок*3^30|без черенка~без черенка*2^-40'), grade('length', '800|1000|1150*2|1200*3|1250|1400*3'), one('bladeSteel', 'рельсовая сталь*3^10|боросодержащая сталь^25|сталь 65Г*3|углеродистая сталь*4'), grade('bladeWidth', '170|190|200*3|210*2|230'), one('handleEnd', 'без рукоятки*4|D-образная рукоятка*3|T-образная рукоятка*2'), one('finish', 'порошковая краска*5|лак*2|без покрытия'), grade('thickness', '1,4|1,6*3|2*2')],
  name: '{title} {brand}[ {_series}], {handleMaterial}, {length}',
  price: [290, 3900],
  weight: [900, 2600],
  size: [1250, 220, 120],
  about: 'Копает плотную землю и не гнётся: {bladeSteel}, толщина {thickness}.',
}

const secateur: Kind = {
  ...GROUP,
  title: 'Секатор',
  drawing: 'secateurs pliers',
  brands: 'fiskars*3 gardena*2 grinda*4 palisad*4 sibrteh*2 zubr*2 centroinstrument*2 stihl',
  props: [SERIES_WORD, one('mechanism', 'плоскостной*6|контактный*3|с храповым механизмом*2^20'), grade('branch', '12|16|18*2|20*3|22*2|24*2|26'), grade('length', '175|190|200*3|210*3|220*2'), one('bladeCoat', 'тефлон*3|хром*2|без покрытия*3^-8'), one('bladeSteel', 'SK5*4^10|углеродистая сталь*4|нержавеющая сталь*2'), one('grip', 'двухкомпонентная*4|пластиковая*4|алюминиевая*2^30'), one('lock', 'большой палец*5|снизу*3')],
  name: '{title} {brand}[ {_series}] {mechanism}, {length}, ветки до {branch}',
  price: [290, 3300],
  weight: [170, 380],
  size: [240, 80, 25],
  about: 'Ровный срез ветки до {branch}: {mechanism}, лезвие — {bladeSteel}.',
}

export const GARDEN_SECTIONS = [
  branch(7700, 'Газонокосилки и триммеры', 'mower', [
    ...leavesOf(
      mower,
      leaf(7701, 'Бензиновые газонокосилки', 5),
      leaf(7702, 'Электрические газонокосилки', 4, { title: 'Газонокосилка электрическая', brands: ELECTRIC_BRANDS, without: 'horsepower engineVolume selfDriven engine startType', props: [is('source', 'от сети'), span('power', 1000, 2000, 100), grade('cutWidth', '30|32*3|33|34|37*2|38*3|42*2|43'), grade('basket', '27|30|35*2|40*2|50'), one('deck', 'пластик*6|сталь')], name: '{title} {brand} {model}, {power}, {cutWidth}', codes: { bosch: '<ARM [32|34|37]|Rotak [32|37|40|43]|UniversalRotak [450|550|650]>', gardena: 'PowerMax [1200/32|1400/34|1600/37|1800/42]', ru: 'ГКЭ-{cutWidth}/{power}', en: 'ELM~{power}<|P|T>' }, price: [6400, 27000], weight: [7200, 17500], size: [720, 430, 370], about: 'Тихая и лёгкая косилка для газона у дома: захват {cutWidth}.|Косит без выхлопа и шума; травосборник {basket}.' }),
      leaf(7703, 'Аккумуляторные газонокосилки', 2, { title: 'Газонокосилка аккумуляторная', brands: `${CORDLESS_GARDEN} !black-decker`, without: 'horsepower engineVolume selfDriven engine startType', props: [...cordless(18), grade('cutWidth', '30|33*2|36|37*2|40|43|46'), grade('basket', '30|35|40*2|45|50'), one('deck', 'пластик*6|сталь')], name: '{title} {brand} {model}, {voltage}, {cutWidth}, {_kit}', codes: { bosch: '<CityMower 18|EasyRotak 36-550|AdvancedRotak 36-<660|690|750>>', makita: 'DLM[330|382|432|460|533]{_kitCode}', stihl: 'RMA [235|239|339|443]<|C>', husqvarna: 'LC [137i|141i|142i]', gardena: 'PowerMax [30/18V|32/36V|37/36V]', ru: 'ГКА-{cutWidth}/{voltage}', en: 'CLM~{voltage}-{cutWidth}' }, price: [14500, 52000], weight: [9500, 22000], about: 'Ни провода, ни выхлопа: захват {cutWidth}, питание {voltage}.' }),
    ),
    ...leavesOf(
      trimmer,
      leaf(7704, 'Бензиновые триммеры', 6),
      leaf(7705, 'Электрические триммеры', 4, { title: 'Триммер электрический', brands: `${ELECTRIC_BRANDS} kalibr`, without: 'horsepower engineVolume engine vibration', props: [is('source', 'от сети'), span('power', 250, 1700, 50), one('motorPlace', 'снизу*3|сверху*4^15'), grade('lineDiameter', '1,2|1,4|1,6*2|2*2|2,4')], name: '{title} {brand} {model}, {power}, {cutWidth}', codes: { bosch: '<EasyGrassCut [23|26]|ART [24|27|30|35]|AFS 23-37>', makita: 'UR[2300|3000|3500|3501|012G]', gardena: '<SmallCut|EasyCut|ComfortCut> [300/23|400/25|450/25|550/28]', ru: 'ТЭ-{power}<|Н|В>', en: 'ET~{power}<|S>' }, price: [2200, 12500], weight: [1900, 6200], size: [1000, 200, 170], about: 'Подравнивает траву у дорожек и клумб; питание от розетки, мощность {power}.' }),
      leaf(7706, 'Аккумуляторные триммеры', 3, { title: 'Триммер аккумуляторный', brands: CORDLESS_GARDEN, without: 'horsepower engineVolume engine', props: [...cordless(18), grade('cutWidth', '23|25|26*2|28|30*2|33|35')], name: '{title} {brand} {model}, {voltage}, {cutWidth}, {_kit}', codes: { bosch: '<EasyGrassCut 18V-230|UniversalGrassCut 18V-260|AdvancedGrassCut 36V-33>', makita: 'DUR[181|187|190|191|193|369]{_kitCode}', stihl: 'FSA [45|57|60|86|90]<|R>', husqvarna: '[110iL|115iL|325iR|525iLK]', gardena: 'EasyCut [23/18V|25/18V]', ru: 'ТА-{cutWidth}/{voltage}', en: 'CGT~{voltage}-{cutWidth}' }, price: [5200, 29000], weight: [2400, 6800], about: 'Подравнивает газон вокруг деревьев и дорожек: захват {cutWidth}, питание {voltage}.' }),
    ),
  ]),
  branch(7710, 'Цепные пилы', 'chainsaw', leavesOf(
    chainsaw,
    leaf(7711, 'Бензопилы', 6),
    leaf(7712, 'Электрические цепные пилы', 3, { title: 'Пила цепная электрическая', brands: 'makita*2 bosch huter*2 patriot*2 zubr*2 elitech champion*2 hyundai einhell stihl husqvarna', without: 'horsepower engineVolume engine tank easyStart', props: [is('source', 'от сети'), span('power', 1500, 2600, 100), one('motorPlace', 'продольное*4|поперечное*4'), one('tension', 'без инструмента*3^8|винт*3')], name: '{title} {brand} {model}, {power}, шина {barLength}', codes: { makita: 'UC[3041|3541|4041|4051|4541|4551]A', bosch: '<AKE [30|35|40] S|UniversalChain [35|40]|AdvancedChain 36>', stihl: 'MSE [141|170|190|210] C', ru: 'ПЦЭ-{power}/{barLength}', en: 'ES~{power}-{barLength}' }, price: [4900, 21000], weight: [3900, 6900], about: 'Пилит брус и дрова без бензина: шина {barLength}, мощность {power}.' }),
    leaf(7713, 'Аккумуляторные цепные пилы', 2, { title: 'Пила цепная аккумуляторная', brands: `${CORDLESS_GARDEN} !gardena`, without: 'horsepower engineVolume engine tank easyStart', props: [...cordless(18), grade('barLength', '10*2|15*2|20|25*2|30*2|35*2|40'), grade('links', '28|33|40|46|52')], name: '{title} {brand} {model}, {voltage}, шина {barLength}, {_kit}', codes: { makita: 'DUC[150|254|256|302|306|353|406]{_kitCode}', bosch: 'UniversalChain 18', stihl: 'MSA [60|70|120|140|160|220] C', husqvarna: '[120i|225i|340i|435i]', ru: 'ПЦА-{voltage}/{barLength}', en: 'CCS~{voltage}-{barLength}' }, price: [4900, 38000], weight: [1600, 5600], about: 'Заводится кнопкой: обрезка сада и дрова, шина {barLength}.' }),
  )),
  branch(7720, 'Мотоблоки и снегоуборщики', 'snow-blower mower', leavesOf(
    {
      ...GROUP,
      title: 'Культиватор бензиновый',
      drawing: 'cultivator mower',
      brands: 'champion*3 huter*3 patriot*3 neva*2 hyundai daewoo zubr elitech kalibr husqvarna honda',
      props: [is('source', 'бензин'), span('horsepower', 2, 9, 0.5), grade('workWidth', '25|35|45|60*2|75|85*2|100|110'), grade('workDepth', '15|20|25*2|30*3|35'), grade('engineVolume', '52|98|141|159|196|208*3|212|225'), grade('gears', '1 вперёд|1 вперёд, 1 назад*3|2 вперёд, 1 назад*3|4 вперёд, 2 назад'), one('gearbox', 'червячный*3|цепной*3|зубчатый^15'), is('engine', '4-тактный'), grade('tank', '0,8|1,2|2|3,6*3'), one('cutters', '4*3|6*3|8*2')],
      name: '{title} {brand} {model}, {horsepower}, {workWidth}',
      codes: { champion: 'BC[4311|5512|5712|6712|7712|8713]', huter: 'GMC-[5.0|5.5|6.5|6.8|7.0|7.5|9.0]', patriot: '<Аляска|Мичиган|Ока|Крот> [2|3|4|7]', neva: 'МК-[70|80|100|200]-<С5.0|Р6.0|Н5.0>', hyundai: 'T [500|700|800|1200|1810E]', ru: 'МК-{horsepower}', en: 'GT~[40|50|60|70|90]<|R>' },
      price: [14900, 78000],
      weight: [12500, 98000],
      size: [760, 480, 620],
      about: 'Рыхлит грядки и поднимает целину: захват {workWidth}, глубина до {workDepth}.',
    },
    leaf(7721, 'Культиваторы и мотоблоки', 4),
    leaf(7722, 'Бензиновые снегоуборщики', 4, { title: 'Снегоуборщик бензиновый', drawing: 'snow-blower', without: 'workDepth gearbox cutters', props: [span('horsepower', 4, 15, 0.5), grade('workWidth', '41|51|56*3|61*3|66|70*2|76|86'), grade('workHeight2', '26|40|51*2|54*3'), grade('throw', '6|8|10|12*2|15'), one('startType', 'ручной*3|электростартер*5^15'), grade('stages', '1|2*5'), one('wheelsDrive', 'колёса*6|гусеницы^35'), option('light'), grade('gears', '4 вперёд, 1 назад|5 вперёд, 2 назад*3|6 вперёд, 2 назад*3')], name: '{title} {brand} {model}, {horsepower}, {workWidth}, {startType}', codes: { champion: 'ST[555|656|661|761|861|1076]<|E|BS>', huter: 'SGC [3000|4000|4100|4800|6000|8100]<|L|C|CD>', patriot: '<Арктика|Сибирь|Про> [55|60|65|77|85|110]<E|ED>', husqvarna: 'ST [124|224|227|230|424]<|P>', honda: 'HSS [655|760|1380]<|W|T>', hyundai: 'S [5060|5560|6561|7713|1176]', ru: 'МС-{workWidth}<|Э>', en: 'SB~[556|656|761|1170]<|E>' }, price: [24900, 178000], weight: [36000, 128000], size: [950, 640, 760], about: 'Чистит двор после метели: захват {workWidth}, выброс до {throw}.' }),
    leaf(7723, 'Электрические снегоуборщики', 2, { title: 'Снегоуборщик электрический', drawing: 'snow-blower', brands: 'huter*2 patriot*2 champion*2 daewoo hyundai zubr elitech', without: 'workDepth gearbox cutters horsepower engineVolume gears engine tank', props: [is('source', 'от сети'), span('power', 1500, 3200, 100), grade('workWidth', '40|46*3|50*2|51'), grade('workHeight2', '15|20|25|30'), grade('throw', '6|9|10|12'), option('light'), is('stages', '1'), one('scoop', 'поворотный жёлоб 180°*5|190°')], name: '{title} {brand} {model}, {power}, {workWidth}', codes: { huter: 'SGC {power}E', ru: 'СЭ-{power}', en: 'STE~{power}' }, price: [7900, 23500], weight: [11500, 19500], size: [600, 480, 420], about: 'Для дорожек и парковки у дома: захват {workWidth}, выброс до {throw}.' }),
    leaf(7724, 'Лопаты для снега', 2, { title: 'Лопата для снега', drawing: 'shovel', brands: 'fiskars*2 palisad*3 sibrteh*4 grinda*2 zubr*2 centroinstrument*2', without: 'horsepower workWidth workDepth engineVolume gears gearbox engine tank cutters source', props: [SERIES_WORD, grade('bladeWidth', '300|380|400*2|420|460*2|500*3|550|700'), one('material', 'морозостойкий пластик*6|алюминий*3^25|сталь'), one('handleMaterial', 'дерево~деревянный черенок*4|алюминий~алюминиевый черенок*4^25|без черенка~без черенка*2^-35'), grade('length', '1200|1300|1350|1400'), one('edge', 'алюминиевая планка*4|стальная планка*3|без планки*2^-10'), option('handleEnd2'), is('season2', 'зима')], name: '{title} {brand}[ {_series}], ковш {bladeWidth}, {handleMaterial}', codes: {}, price: [290, 2900], weight: [900, 2600], size: [1300, 480, 120], about: 'Широкий ковш {bladeWidth} из материала, который не трескается на морозе; кромка — {edge}.' }),
  )),
  branch(7740, 'Мойки и воздуходувки', 'pressure-washer', leavesOf(
    {
      ...GROUP,
      title: 'Мойка высокого давления',
      drawing: 'pressure-washer',
      brands: 'karcher*5 bosch*2 huter*3 champion patriot*2 zubr*2 elitech hyundai daewoo*2 makita einhell stihl',
      props: [is('source', 'от сети'), span('power', 1300, 3100, 100), grade('pressureBar', '100|105|110*2|120*2|130*2|140*2|150|160*2|180'), grade('flow', '300|330|360*2|380|420*2|450|500|550'), grade('hoseLength', '3|4|5*3|6*2|8|10'), one('pumpMaterial', 'пластик*3|алюминий*4^15|латунь^40'), one('intake', 'есть*4|нет*3'), grade('heat', '40*4|50*2|60'), one('nozzles', '2|3*4|4*2|5'), option('foamTank', 'пенный бачок'), one('reel', 'нет~*4|есть~барабан для шланга*2^15')],
      name: '{title} {brand} {model}, {power}, {pressureBar}, {flow}[, {reel}]',
      codes: { karcher: 'K [2|3|4|5|7] <Basic|Compact|Universal|Power Control|Premium|Smart Control>', bosch: '<EasyAquatak [100|110|120]|UniversalAquatak [125|130|135]|AdvancedAquatak [140|150|160]|GHP 5-<55|75>>', huter: '<W{pressureBar}-<P|AR|G|QL>|M{pressureBar}-<PW|HP>>', makita: 'HW[101|111|121|132|1200|1300]', stihl: 'RE [80|90|110|120|130] <|PLUS>', ru: 'АВД-{pressureBar}<|М|К>', en: 'GT~{pressureBar}<|Imperial|P>' },
      price: [5900, 42000],
      weight: [5600, 26000],
      size: [520, 330, 380],
      about: 'Смывает грязь с машины, плитки и забора: давление {pressureBar}, расход {flow}.',
    },
    leaf(7741, 'Мойки высокого давления', 6),
    leaf(7742, 'Воздуходувки и садовые пылесосы', 3, { title: 'Воздуходувка', drawing: 'blower pressure-washer', brands: 'makita*2 bosch stihl husqvarna patriot*2 champion*2 huter zubr*2 hyundai daewoo echo', without: 'pressureBar flow hoseLength pumpMaterial intake heat nozzles foamTank reel', props: [span('power', 550, 3200, 50), grade('airSpeed', '160|200|230|250|270|290'), grade('airCubic', '4|8|10|12|13,5|15'), one('vacuum', 'нет~*3|есть~режим пылесоса*4^15'), grade('bag', '25|35|40|45'), option('mulch'), option('speedControl')], name: '{title} {brand} {model}, {power}, {airSpeed}[, {vacuum}]', codes: { makita: 'UB110<1|3>', bosch: '<ALS [25|2500]|UniversalGardenTidy [2300|3000]>', stihl: '<BGE [61|71|81]|SHE [71|81]>', ru: 'ВЭ-{power}', en: 'BL~{power}' }, price: [2900, 17500], weight: [1900, 5600], size: [480, 260, 300], about: 'Сдувает листья и стружку с дорожек: скорость потока {airSpeed}.' }),
    leaf(7743, 'Садовые измельчители', 2, { title: 'Измельчитель садовый', drawing: 'shredder mower', brands: 'bosch*2 patriot*2 champion zubr elitech huter einhell makita hyundai', without: 'pressureBar flow hoseLength pumpMaterial intake heat nozzles foamTank reel', props: [span('power', 1600, 3000, 100), grade('branch', '35|40*3|44|45*2'), one('knife', 'ножевой диск*4|фрезерный вал*3^35'), grade('bag', '40|45|50|55|60'), one('reverse', 'есть*3|нет*3'), grade('throughput', '80|100|125|170'), option('reel2')], name: '{title} {brand} {model}, {power}, ветки до {branch}, {knife}', codes: { bosch: 'AXT [2000|2200|2300|2500|25 D] <Rapid|HP|TC>', makita: 'UD2500', ru: 'ЗИЭ-{branch}-{power}', en: 'SH~{power}<E|>' }, price: [9900, 42000], weight: [10500, 32000], size: [560, 450, 560], about: 'Превращает ветки до {branch} в мульчу; система — {knife}.' }),
    leaf(7744, 'Кусторезы', 3, { title: 'Кусторез электрический', drawing: 'hedge-trimmer chainsaw', brands: 'bosch*2 makita*2 gardena*2 zubr patriot*2 champion huter elitech hyundai einhell black-decker stihl', without: 'pressureBar flow hoseLength pumpMaterial intake heat nozzles foamTank reel', props: [span('power', 400, 700, 10), grade('barLength', '40|45*2|48|50*2|52|55*2|60*2|65'), grade('branch', '15|16*3|18|20*2|24*2|30'), grade('strokes', '1500|1700|2700|3400'), one('handle', 'поворотная*3^8|фиксированная*4'), option('reel2')], name: '{title} {brand} {model}, {power}, нож {barLength}, ветки до {branch}', codes: { bosch: '<AHS [45-16|50-16|55-16|60-16|50-20|60-24]|EasyHedgeCut [45|55]|AdvancedHedgecut [65|70]>', makita: 'UH[4261|4570|4861|5261|5570|5580|6570]', gardena: '<EasyCut|ComfortCut|PowerCut> [420/45|450/50|500/55|550/60]', stihl: 'HSE [42|52|61|71|81]', ru: 'КЭ-{power}/{barLength}', en: 'HT~{power}' }, price: [3300, 15500], weight: [2900, 4900], size: [980, 200, 190], about: 'Стрижёт живую изгородь: нож {barLength}, ветки до {branch}.' }),
  )),
  branch(7760, 'Полив', 'hose cable pump', leavesOf(
    {
      ...GROUP,
      isConsumable: true,
      title: 'Шланг поливочный',
      drawing: 'hose cable',
      brands: 'gardena*3 palisad*4 grinda*3 karcher*2 zubr sibrteh*2',
      props: [SERIES_WORD, one('hoseDiameter', '½″*6|¾″*4^35|1″^90|⅝″'), one('coilLength', '15|20*4^30|25*4^60|30^90|50*4^210'), grade('layers', '2|3*5|4*2|5|6'), grade('pressureBar', '6|8|15|20*2|24|30|35'), one('material', 'ПВХ*5|резина*2^40|ТЭП*2^60'), one('reinforced', 'армированный*7|без армирования~^-15'), one('season', 'всесезонный*4|летний*3'), one('color', 'зелёный*4|жёлтый*3|серый*2|оранжевый'), is('packaging', 'бухта')],
      name: '{title} {brand}[ {_series}], {hoseDiameter}, {coilLength}, {layers#}-слойный[, {reinforced}]',
      price: [390, 2300],
      mass: (facts) => (HOSE_GRAMS[facts.text('hoseDiameter')] ?? 150) * facts.num('coilLength'),
      weight: [1500, 6900],
      size: [400, 400, 140],
      measure: { unit: 'м', key: 'coilLength' },
      about: 'Не заламывается и не скручивается: слоёв — {layers#}, рабочее давление до {pressureBar}.',
    },
    leaf(7761, 'Поливочные шланги', 4),
    leaf(7762, 'Коннекторы и пистолеты', 3, { mass: undefined, title: 'Пистолет-распылитель', drawing: 'spray-gun pressure-washer', without: 'coilLength layers reinforced season packaging pressureBar', measure: undefined, props: [grade('modes', '1|4|5|6|7*2|8*2|9|10'), one('material', 'пластик*5|металл и пластик*3^35|латунь^80'), one('fit', 'быстросъёмное соединение'), one('lock', 'есть*4|нет'), one('flowControl', 'плавная регулировка*4|клавиша*3'), ...ON_CARD], name: '{title} {brand}[ {_series}], {modes:режим|режима|режимов}, {material#}', price: [190, 1900], weight: [120, 420], size: [240, 160, 60], about: 'Струя, душ, туман: {modes:режим|режима|режимов}. Подходит к быстросъёмным соединениям.' }),
    leaf(7763, 'Дождеватели и таймеры', 2, { mass: undefined, title: 'Дождеватель', drawing: 'sprinkler pressure-washer', without: 'coilLength layers reinforced season packaging hoseDiameter', measure: undefined, props: [one('sprinklerType', 'осциллирующий*4|импульсный*3|круговой*3^-25|веерный*2'), grade('area', '40|78|110|180|250|320|490'), one('material', 'пластик*5|металл*2^25'), one('foot', 'пика*3|подставка*4|тренога^70'), grade('pressureBar', '2|3|4|6'), one('adjust', 'есть*4|нет*2'), ...ON_CARD], name: '{title} {brand}[ {_series}] {sprinklerType}, до {area}', price: [250, 3300], weight: [150, 1300], size: [300, 160, 90], about: 'Поливает до {area}; тип — {sprinklerType}, крепление — {foot}.' }),
  )),
  branch(7770, 'Садовый инвентарь', 'shovel', [
    ...leavesOf(
      shovel,
      leaf(7771, 'Лопаты', 3),
      leaf(7772, 'Грабли и вилы', 2, { title: 'Грабли', drawing: 'rake shovel', props: [grade('teethCount', '10|12*2|14*3|16|18|22'), one('rakeType', 'прямые*4|витые*3|веерные*3'), grade('bladeWidth', '300|350|380|420|450')], name: '{title} {brand}[ {_series}] {rakeType}, {teethCount:зуб|зуба|зубьев}, {handleMaterial}', about: 'Собирают листву и ровняют грядки: {teethCount:зуб|зуба|зубьев}, ширина {bladeWidth}.' }),
      leaf(7773, 'Садовые тачки', 2, { title: 'Тачка садовая', drawing: 'wheelbarrow shovel', brands: 'palisad*3 grinda*2 sibrteh*3 zubr*3', without: 'handleMaterial length bladeSteel bladeWidth handleEnd', props: [one('wheels', '1*5|2*5^15'), grade('volume', '65|78|80|90*2|100|110|120'), grade('loadKg', '90|120|160*2|200|250|320'), one('wheelType', 'пневматическое*6|цельнолитое*2^10'), one('body', 'оцинкованный*5|окрашенный*3'), grade('thickness', '0,6|0,7|0,8|1'), one('axle', 'подшипник*4|втулка*2')], name: '{title} {brand}[ {_series}], {wheels:колесо|колеса|колёс}, {volume}, до {loadKg}', price: [2700, 9900], weight: [8500, 19500], size: [950, 600, 350], about: 'Возит землю, песок и дрова: кузов {volume}, нагрузка до {loadKg}.' }),
    ),
    ...leavesOf(
      secateur,
      leaf(7774, 'Секаторы', 4),
      leaf(7775, 'Сучкорезы и садовые ножницы', 3, { title: 'Сучкорез', drawing: 'loppers pliers', props: [grade('length', '450|550|620|680|700*2|750|800|1000'), grade('branch', '30|35|38|40*2|45|50|55'), one('arms', 'стальные*4|алюминиевые*3^20|телескопические*2^35')], name: '{title} {brand}[ {_series}] {mechanism}, {length}, ветки до {branch}', price: [690, 5900], weight: [650, 1700], size: [720, 220, 40], about: 'Длинный рычаг режет ветки до {branch} без усилия.' }),
    ),
    ...leavesOf(
      {
        ...GROUP,
        title: 'Опрыскиватель',
        drawing: 'sprayer pressure-washer',
        brands: 'grinda*3 palisad*3 gardena*2 zubr*2 sibrteh patriot*2 huter',
        props: [SERIES_WORD, one('sprayerType', 'помповый*6|ранцевый*3^60|аккумуляторный^150'), from('volume', (facts) => (facts.text('sprayerType') === 'помповый' ? '1|1,5|2*2|3|5*3|6|8*2' : '10|12*2|14|16*3')), grade('pressureBar', '2|2,5|3*2|4'), one('tube', 'пластик*4|металл*3^15|телескоп*2^20'), grade('hoseLength', '0,4|1,2|1,3|1,5'), one('valve', 'есть*5|нет'), HANDLE],
        name: '{title} {brand}[ {_series}] {sprayerType}, {volume}',
        price: [290, 4900],
        weight: [350, 3900],
        size: [330, 200, 200],
        about: 'Обрабатывает сад и теплицу: бак {volume}, давление до {pressureBar}.',
      },
      leaf(7776, 'Опрыскиватели', 3),
    ),
  ]),
  branch(7780, 'Расходники для садовой техники', 'chainsaw', leavesOf(
    {
      ...GROUP,
      isConsumable: true,
      title: 'Цепь пильная',
      drawing: 'saw-chain chainsaw',
      brands: 'husqvarna*2 stihl*2 champion*3 patriot*3 echo huter*2 zubr*2 makita',
      props: [one('pitch', '3/8″*5|0,325″*5|¼″|0,404″'), one('groove', '1,1|1,3*4|1,5*4|1,6'), grade('links', '40|44|45|50*2|52*3|54|56*3|57|60|62|64*3|66|68|72*3|76'), grade('barLength', '25|30|35*3|40*4|45*4|50*2'), one('toothShape', 'чизель*3^12|полупрофиль*5'), one('cut', 'поперечный рез*7|продольный рез^10'), one('tieStrap', 'стандартная*5|антивибрационная*2'), one('packSize', '1*6|2*2^85'), ...ON_CARD],
      name: '{title} {brand} {barLength#} см, шаг {pitch}, паз {groove}, {links:звено|звена|звеньев}, {packSize} шт',
      price: [420, 1900],
      mass: (facts) => facts.num('links') * 5.3 * facts.num('packSize') + 15,
      weight: [150, 420],
      size: [150, 100, 40],
      about: 'Подходит к шине {barLength}: шаг {pitch}, {links:ведущее звено|ведущих звена|ведущих звеньев}.',
    },
    leaf(7781, 'Пильные цепи и шины', 4),
    leaf(7782, 'Леска и ножи для триммера', 3, { mass: (facts) => facts.num('lineDiameter') ** 2 * 0.9 * facts.num('coilLength') + 15, title: 'Леска для триммера', drawing: 'line-spool trimmer', without: 'pitch groove links barLength toothShape cut tieStrap packSize', props: [grade('lineDiameter', '1,2|1,3|1,6*3|2*4|2,4*4|2,7|3*3'), one('coilLength', '10|15*5^35|30*2^110|44|100*2^420'), one('section', 'круг*5|звезда*4^8|квадрат*3|витой квадрат*2^20'), one('material', 'нейлон*6|с алюминием^45'), one('color', 'зелёная|красная|жёлтая|оранжевая|чёрная'), one('cord2', 'без сердечника*4|с сердечником*3^18'), from('purpose', () => 'трава*4|жёсткая трава*2')], name: '{title} {brand}, {lineDiameter}, {coilLength}, {section}', price: [90, 290], weight: [60, 520], size: [150, 150, 30], measure: { unit: 'м', key: 'coilLength' }, about: 'Леска {lineDiameter}, сечение — {section}; для чего: {purpose}.' }),
    leaf(7783, 'Масла для садовой техники', 3, { mass: (facts) => facts.num('volume') * 900 + 60, title: 'Масло моторное', drawing: 'oil-can paint', brands: 'husqvarna*2 stihl*2 champion*3 patriot*4 huter*2 daewoo echo', without: 'pitch groove links barLength toothShape cut tieStrap packSize', props: [one('oilType', 'для 2-тактных двигателей*5|для 4-тактных двигателей*5|цепное*4^-25'), grade('volume', '0,1|0,6|0,946|1*6|5'), one('oilBase', 'минеральное*4|полусинтетическое*4^25|синтетическое^70'), from('viscosity', (facts) => (facts.text('oilType').includes('4-') ? 'SAE 30*3|10W-30*2|5W-30^15' : '')), from('api', (facts) => (facts.text('oilType').includes('4-') ? 'API SJ*2|API SL' : facts.text('oilType').includes('2-') ? 'API TC*3|JASO FD' : '')), one('season', 'всесезонное*4|летнее*2|зимнее'), one('color', 'красное*3|зелёное*2|прозрачное*3'), one('smoke', 'бездымное*3|обычное*4')], name: '{title} {brand} {oilType}[, {viscosity}][, {api}], {oilBase}, {volume}', price: [190, 2600], weight: [150, 4700], size: [230, 100, 80], measure: { unit: 'л', key: 'volume' }, about: 'Масло {oilType}: {oilBase}, {season}. Фасовка {volume}.' }),
  )),
]
