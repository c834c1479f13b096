import { branch, leaf, leavesOf, type Kind } from '../kind.ts'
import { grade, is, one, span } from '../props.ts'
import { MAINS, option } from './common.data.ts'

const GROUP = { group: 'machine-tools' } as const
const WOOD = 'jet*2 enkor korvet*4 belmash*4 zubr*3 metabo*2 elitech*2 einhell bosch interskol*2'
const METAL = 'jet*3 metalmaster*4 korvet*3 enkor zubr*3 elitech*2'

const machine: Kind = {
  ...GROUP,
  title: 'Станок рейсмусовый',
  drawing: 'thickness-planer drill-press',
  brands: WOOD,
  props: [
    ...MAINS,
    span('power', 1100, 3000, 100),
    grade('planeWidth', '254|305*2|318*3|330*3|380'),
    grade('planeDepth', '2*2|2,5|3*4|4'),
    grade('rpm', '8000*2|9000*3|10000*2'),
    one('knives', '2*5|3*4^10|спиральный вал^70'),
    one('voltageMax', '220*7|380*2'),
    one('standKind', 'настольный*5|напольный*3^25'),
    one('tableMaterial', 'чугун*4^12|сталь*3|алюминий*2'),
    grade('feedSpeed', '6|7|8*4'),
  ],
  name: '{title} {brand} {model}, {power}, ширина {planeWidth}',
  codes: { jet: 'J<WP|KP>-<12|13|15><|B|DX>', korvet: '<20|21|22|24|25|28>', belmash: '<P1800|P2000|TP-2000|СДМ-2000M|СДМ-2500|Mogilev 2.0>', metabo: 'DH <330|330 PLUS>', zubr: 'СР-{planeWidth}-{power}', interskol: 'РС-{planeWidth}/{power}', enkor: 'Корвет-<102|103>', ru: 'СР-{planeWidth}/{power}', en: 'TC-<SP|TP> {planeWidth}' },
  price: [21900, 98000],
  weight: [27000, 96000],
  size: [680, 480, 500],
  about: 'Делает доски одинаковой толщины: ширина {planeWidth}, за проход до {planeDepth}.',
}

const drillPress: Kind = {
  ...GROUP,
  title: 'Станок сверлильный',
  drawing: 'drill-press',
  brands: `${METAL} einhell bosch interskol`,
  props: [
    ...MAINS,
    span('power', 250, 1500, 50),
    grade('chuckSize', '13*3|16*5|20|25|32'),
    grade('speeds', '2|5*3|9*3|12*3|16'),
    one('rpmRange', '280–2350*4|150–2600*3|500–2500*2|200–3000'),
    grade('quill', '50*3|60*2|80*3|120'),
    one('taper', 'B16*4|MT2*3|MT3|MT4'),
    grade('reach', '104|115*2|126*2|162|180|210'),
    one('standKind', 'настольный*6|напольный*3^35'),
    one('tableMaterial', 'чугун*6|сталь'),
    option('laser', 'лазер'),
  ],
  name: '{title} {brand} {model}, {power}, патрон {chuckSize}, {speeds:скорость|скорости|скоростей}[, {laser}]',
  codes: { jet: 'JDP-<8L|10L|13|15B|17F|20FT-T>', metalmaster: 'MetalMaster <DP|DMG|Z>-<16|20|25|32>', korvet: '<40|41|42|43|44|45|46|47|48>', bosch: 'PBD 40', zubr: 'ЗСС-{power}<|Э>', interskol: 'СС-{chuckSize}/{power}', einhell: 'TC-BD <350|450|630>', ru: 'СС-{chuckSize}/{power}', en: 'BD {power}' },
  price: [8900, 98000],
  weight: [15500, 128000],
  size: [540, 380, 820],
  about: 'Точные отверстия под прямым углом: ход пиноли {quill}, патрон до {chuckSize}.',
}

export const MACHINE_SECTIONS = [
  branch(8400, 'Деревообрабатывающие станки', 'circular-saw drill-press', leavesOf(
    machine,
    leaf(8401, 'Рейсмусовые и фуговальные станки', 3),
    leaf(8402, 'Распиловочные станки', 3, { title: 'Станок распиловочный', drawing: 'table-saw circular-saw', without: 'planeWidth planeDepth knives feedSpeed', props: [span('power', 1200, 2400, 100), grade('disc', '200|210|216|250*4|254*4|315'), grade('cutDepth', '43|65|73|75*2|85*2'), one('bore', '16|30*6'), grade('rpm', '2950|4200|4800*2|5000*2'), one('carriage', 'нет~*4|есть~с кареткой*3^25'), one('extension', 'есть*5|нет*3')], name: '{title} {brand} {model}, {power}, диск {disc}, рез {cutDepth}[, {carriage}]', codes: { jet: 'J<BTS|TS>-<10|10WX|315SP>', korvet: '<10|11M|12>', belmash: '<TS-250|TS-250ST|SDR-2200|УБДН-2200>', metabo: 'TS <216|254|254 M|36-18>', bosch: '<GTS [10 J|635-216|254]|AdvancedTableCut 52>', zubr: '<СРЦ|ЗПДС>-{disc}-{power}', interskol: '<УДМ|ПЦС>-{disc}/{power}', einhell: 'TC-TS <200|210|254 U|2025/2>', enkor: 'Корвет-<10М|315>', ru: 'СЦ-{disc}/{power}', en: 'TS {power}' }, price: [13900, 98000], weight: [15500, 78000], size: [720, 660, 400], about: 'Ровно распускает доску и лист: диск {disc}, высота реза {cutDepth}.' }),
    leaf(8403, 'Торцовочные пилы', 4, { title: 'Пила торцовочная', drawing: 'miter-saw circular-saw', without: 'planeWidth planeDepth knives feedSpeed standKind tableMaterial', props: [span('power', 1000, 2200, 50), grade('disc', '190|210*4|216*3|250|254*4|255*2|305*2'), grade('cutDepth', '50|60*2|65*2|70*2|90*2|110'), grade('cutWidthMm', '120*3|205|270|305*3|310*2|340*2'), one('slide', 'нет~*3|есть~с протяжкой*5^35'), grade('rpm', '3800|4500|4800*2|5000*3|5500'), one('bore', '16|30*6|25,4'), option('laser', 'лазер'), one('bevel', 'влево 45°*6|влево и вправо 45°*2^20')], name: '{title} {brand} {model}, {power}, диск {disc}[, {slide}][, {laser}]', codes: { jet: 'JMS-<10|10S|12X>', korvet: '<2|3|4|7|8|9>', metabo: 'KGS <216 M|254 M|254 I Plus|305 M>', bosch: '<GCM [8 SDE|8 SJL|10 MX|10 GDJ|12 GDL]|PCM 8>', zubr: 'ЗПТ-{disc}-{power} <ПЛ|П|М2|>', interskol: 'ПТК-{disc}/{power}', belmash: 'MS-<210|250|305>', einhell: 'TC-<MS|SM> [2112|2131|2534] <|Dual>', enkor: 'Корвет-<5М|6>', elitech: 'ПТ [1221|1625|1830]<К|КР|>', ru: 'ПТ-{disc}/{power}', en: 'MS {power}' }, price: [8900, 84000], weight: [7900, 29000], size: [620, 480, 420], about: 'Чисто режет брус, плинтус и ламинат под углом: сечение до {cutWidthMm#}×{cutDepth}.' }),
    leaf(8404, 'Ленточные пилы и лобзиковые станки', 2, { title: 'Пила ленточная', drawing: 'band-saw drill-press', without: 'planeWidth planeDepth knives feedSpeed rpm', props: [span('power', 250, 1500, 50), grade('throat', '190|200*2|245*2|305*3|345|400'), grade('cutDepth', '80*2|100|150*2|165*2|240'), grade('bladeLength', '1400*2|1425|1826|2240*2|2560'), grade('beltSpeed', '370|630|880*2|900'), one('speeds', '1*5|2*4')], name: '{title} {brand} {model}, {power}, рез {cutDepth}, вылет {throat}', codes: { jet: 'J<BS|WBS>-<9|10|12|14DXPRO>', korvet: '<31|32|34|35>', belmash: 'WBS-<200|250|355A>', metabo: 'BAS <261|318> Precision', zubr: 'ЗПЛ-<350-190|750-305>', interskol: 'ПЛ-<190|245>', einhell: 'TC-SB <200|305 U>', enkor: 'Корвет-33', ru: 'ПЛ-{throat}', en: 'SB {throat}' }, price: [14900, 110000], weight: [16500, 118000], size: [560, 460, 820], about: 'Криволинейный рез и роспуск бруса: высота {cutDepth}, вылет {throat}.' }),
    leaf(8405, 'Токарные станки по дереву', 2, { title: 'Станок токарный по дереву', drawing: 'lathe drill-press', brands: 'jet*3 korvet*4 belmash*3 zubr*3 enkor einhell', without: 'planeWidth planeDepth knives feedSpeed', props: [span('power', 250, 1500, 50), grade('centers', '400*2|450|508|1000*4|1100'), grade('overBed', '200|254*2|300|350*3|370'), grade('rpm', '2000|2500|3000|3200'), one('speeds', '4*2|5*3|плавная регулировка*4^25')], name: '{title} {brand} {model}, {power}, {overBed#}×{centers#} мм', codes: { jet: 'J<WL|ML>-<1015|1220VS|1440L|1642EVS>', korvet: '<70|71|73|74|75|76>', belmash: 'WL-<300|1000VS|1300>', zubr: 'ЗТД-<1000|1000-2>', einhell: 'TC-WW 1000/2', enkor: 'Корвет-<72|77>', ru: 'СТД-1000', en: 'WW 1000' }, price: [15900, 98000], weight: [28000, 128000], size: [1150, 350, 420], about: 'Точит ножки, балясины и посуду: над станиной {overBed}, между центрами {centers}.' }),
  )),
  branch(8410, 'Металлообрабатывающие станки', 'drill-press', leavesOf(
    drillPress,
    leaf(8411, 'Сверлильные станки', 4),
    leaf(8412, 'Токарные и фрезерные станки', 2, { title: 'Станок токарный по металлу', drawing: 'lathe drill-press', brands: 'jet*3 metalmaster*4 korvet*3 zubr*2 enkor', without: 'chuckSize quill reach taper laser', props: [span('power', 350, 1500, 50), grade('overBed', '180*3|210*2|250*3|280|320'), grade('centers', '300*2|350*2|400*2|500|550*2|750'), grade('bore', '20*3|26|38'), one('rpmRange', '50–2500*4|100–2000*3|150–2200'), one('threads2', 'метрическая и дюймовая*5|метрическая*2'), one('display', 'нет~*4|есть~с УЦИ^35')], name: '{title} {brand} {model}, {power}, {overBed#}×{centers#} мм[, {display}]', codes: { jet: 'BD-<3|6|7|8|10|11G>', metalmaster: 'MML <1830V|2150|2550V|2870|3675>', korvet: '<401|402|403|407>', zubr: 'СТМ-{overBed}<|М>', ru: 'СТМ-{overBed}', en: 'BD-{overBed}' }, price: [68000, 420000], weight: [42000, 290000], size: [1100, 560, 560], about: 'Точит валы и втулки, нарезает резьбу: над станиной {overBed}, РМЦ {centers}.' }),
    leaf(8413, 'Отрезные и ленточнопильные станки', 2, { title: 'Станок отрезной по металлу', drawing: 'cut-off-saw circular-saw', brands: 'metabo*3 zubr*4 elitech*3 interskol*3 bosch*2 jet metalmaster*2 enkor', without: 'chuckSize speeds rpmRange quill taper reach tableMaterial laser', props: [span('power', 1800, 2600, 100), grade('disc', '305|355*7|400'), grade('cutDepth', '90|100*2|115*2|125*2|130'), one('bore', '25,4*6|32'), grade('rpm', '2800|3800*3|4000*2'), one('clampAngle', '45°*6|60°'), one('viseKind', 'быстрозажимные*5|винтовые*3')], name: '{title} {brand} {model}, {power}, диск {disc}', codes: { metabo: 'CS <14-35|22-355|23-355>', bosch: 'GCO <14-24 J|220|20-14>', zubr: 'ПО-{disc}-{power}<|П>', interskol: 'ПО-{disc}/{power}', jet: '<HVBS-<56M|712K>|JCOM-400>', metalmaster: '<BSG-<125|180|220>|COS-355>', ru: 'МО-{disc}/{power}', en: 'CM 355' }, price: [9900, 84000], weight: [14500, 62000], size: [560, 340, 430], about: 'Режет профиль, трубу и уголок: сечение до {cutDepth}, поворот тисков {clampAngle}.' }),
    leaf(8414, 'Прессы и трубогибы', 2, { title: 'Пресс гидравлический', drawing: 'press jack', brands: 'metalmaster*4 zubr*3 jet*2 elitech*2', without: 'source cord power chuckSize speeds rpmRange quill taper reach tableMaterial laser', props: [is('source', 'ручной'), grade('capacityT', '6|10*2|12*3|20*4|30*2|50'), grade('workHeight3', '30–340|75–700*2|90–800*3|60–980*2'), grade('pistonStroke', '135|150*2|185*3|200'), grade('frameWidth', '350|500*2|510*2|570|700'), one('gauge', 'нет~*3|есть~с манометром*5^15'), one('pumpKind', 'ручной*6|ножной*2^15|пневмогидравлический^35'), one('plates', '2*5|4')], name: '{title} {brand} {model}, {capacityT}[, {gauge}], насос {pumpKind}', codes: { metalmaster: '<HP|MHP>-{capacityT}', zubr: 'ПГН-{capacityT}<|М|-2>', jet: 'HP-[5A|15A|35A|53]', ru: 'ПГ-{capacityT}<|М>', en: 'HP-[10|20|30]' }, price: [13900, 118000], weight: [36000, 218000], size: [1300, 560, 250], about: 'Запрессовывает подшипники и втулки: усилие {capacityT}, ход поршня {pistonStroke}.' }),
  )),
  branch(8420, 'Заточные станки', 'bench-grinder grinder', leavesOf(
    {
      ...GROUP,
      title: 'Точильный станок',
      drawing: 'bench-grinder grinder',
      brands: 'zubr*5 elitech*3 metabo*2 bosch*2 interskol*3 einhell*2 jet korvet*3 enkor belmash',
      props: [...MAINS, span('power', 120, 900, 10), grade('disc', '125*2|150*5|175|200*4|250'), one('wheelWidth', '16*2|20*4|25*3|32'), one('bore', '12,7*4|16*3|32*3'), grade('rpm', '2840|2950*5|2980'), one('wheelsKind', 'два круга*6|круг и лента*3^30|мокрый и сухой круг*2^35'), one('lampOn', 'нет~*5|есть~с подсветкой*2^12'), one('grit', '36 и 60*4|36 и 80*3|60 и 80'), one('shield', 'есть')],
      name: '{title} {brand} {model}, {power}, круг {disc}, {wheelsKind}[, {lampOn}]',
      codes: { zubr: '<ЗТШМ|ПТ>-{disc}/{power}<|Л>', metabo: 'DS <125|150|175|200> <|M|Plus>', bosch: 'GBG <35-15|60-20>', interskol: 'Т-{disc}/{power}', einhell: 'TC-<BG|US|WD> [150|175|200|240]', jet: 'J<BG|SBG>-<150|200|10A>', korvet: '<480|481|482|484|486|488>', belmash: '<BG|BGL>-<150|200>', ru: 'ТС-{disc}/{power}', en: 'BG {disc}' },
      price: [2600, 26000],
      weight: [5200, 28000],
      size: [400, 230, 250],
      about: 'Точит свёрла, ножи и стамески: круг {disc}, {rpm}.',
    },
    leaf(8421, 'Точильные станки', 3),
    leaf(8422, 'Станки для заточки цепей', 2, { title: 'Станок для заточки цепей', brands: 'zubr*4 elitech*3 interskol*2 einhell*3 enkor*2', without: 'wheelsKind lampOn grit shield wheelWidth', props: [span('power', 85, 250, 5), grade('disc', '100|104|105*3|108*2|145*2'), one('wheelWidth', '3,2*5|4,5*3'), one('bore', '10|22,2*4|23'), grade('rpm', '2800|3000|4200|5500|6700'), one('chainPitch', '¼″–0,404″*4|3/8″ и 0,325″*3'), one('tilt', '35° влево и вправо*5|30° влево и вправо'), one('mounting', 'верстак*6|верстак и стена*2')], name: '{title} {brand} {model}, {power}, круг {disc}', codes: { zubr: '<ЗЗЦ|СЗЦ>-{disc}<|М>', interskol: 'СЗЦ-145', einhell: 'GC-CS <85 E|235 E>', enkor: 'КТ-145', ru: 'СЗЦ-{power}', en: 'CS {power}' }, price: [2200, 8900], weight: [1900, 6900], size: [320, 240, 230], about: 'Возвращает цепи остроту за несколько минут: круг {disc}, углы до 35°.' }),
  )),
  branch(8430, 'Плиткорезы и камнерезы', 'tile-cutter circular-saw', leavesOf(
    {
      ...GROUP,
      title: 'Плиткорез электрический',
      drawing: 'tile-saw circular-saw',
      brands: 'zubr*4 elitech*4 einhell*2 metabo interskol enkor*3 korvet',
      props: [...MAINS, span('power', 450, 1500, 50), grade('disc', '180*4|200*4|230|250*2|300'), grade('cutDepth', '30|34*2|36|45|50|60'), grade('cutLength', '420|600*2|800|920*2|1200'), one('bore', '22,2*3|25,4*5'), grade('rpm', '2800|2950*4'), one('tableMaterial', 'оцинкованная сталь*3|нержавеющая сталь*2^10|алюминий*3^15'), one('motorTop', 'нижнее~*4|верхнее~верхний двигатель*3^60'), one('cooling', 'вода'), option('laser', 'лазер')],
      name: '{title} {brand} {model}, {power}, диск {disc}, рез {cutDepth}[, {motorTop}][, {laser}]',
      codes: { zubr: 'ЭП-{disc}-{power}<| С>', elitech: 'ПЭ {power}/{cutLength}', einhell: 'TC-TC <618|800|920 UL>', metabo: 'TBP 150', interskol: 'ПЛ-<180|200>', enkor: 'Корвет-<460|461|468>', ru: 'ПЭ-{disc}', en: 'TC {disc}' },
      price: [5900, 62000],
      weight: [8500, 62000],
      size: [780, 430, 400],
      about: 'Режет плитку и керамогранит с водой, без сколов: глубина {cutDepth}, длина {cutLength}.',
    },
    leaf(8431, 'Электрические плиткорезы', 2),
    leaf(8432, 'Ручные плиткорезы', 2, { title: 'Плиткорез ручной', brands: 'zubr*6 elitech*3', without: 'source cord power disc bore rpm motorTop cooling laser cutDepth', props: [is('source', 'ручной'), grade('cutLength', '400*2|500*2|600*4|800*2|1000|1200*2'), grade('tileThickness', '10|12*2|14*3|16*2|18'), one('rail', 'монорельсовый*4^25|двухрельсовый*4'), one('bearings', 'есть~на подшипниках*5^12|нет~*2'), one('wheelSize', '15|22*4'), one('breaking2', 'рычаг*5|подвижная лапка*2'), one('tableMaterial', 'сталь*4|алюминий*3')], name: '{title} {brand} {model}, {cutLength}[, {bearings}], {rail}', codes: { zubr: '<ЭКСПЕРТ Р|МАСТЕР Р|Профи РП>-{cutLength}', ru: 'ПР-{cutLength}<|М|-2>', en: 'TR {cutLength}' }, price: [1300, 24000], weight: [2600, 22000], size: [800, 200, 160], about: 'Ровный слом плитки до {tileThickness}: длина реза {cutLength}, {rail}.' }),
  )),
]
