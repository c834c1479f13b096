import { branch, leaf, leavesOf, type Kind } from '../kind.ts'
import { from, grade, is, one } from '../props.ts'

const GROUP = { group: 'workwear' } as const
const CLOTHES = 'vostok-servis*5 tehnoavia*4 zubr*2 gigant*3 sibrteh*2'
const SIZES = '44-46*2|48-50*5|52-54*5|56-58*3|60-62*2|64-66'

const gloves: Kind = {
  ...GROUP,
  isConsumable: true,
  title: 'Перчатки с нитриловым покрытием',
  drawing: 'gloves',
  brands: 'amparo*4 vostok-servis*3 tehnoavia*2 zubr*3 stayer*3 sibrteh*3 gigant*3 3m uvex*2 milwaukee',
  props: [
    one('glovesCoat', 'нитрил полный облив*3|нитрил вспененный*4^25|нитрил частичный*4'),
    one('glovesBase', 'нейлон*4|полиэстер*4|хлопок*2'),
    one('glovesSize', 'S|M*2|L*4|XL*4|XXL*2'),
    one('gauge2', '10|13*4|15*3^12|18^25'),
    one('count', '1*5|5*2^340|10*3^720|12*2^880'),
    one('color', 'чёрные*3|синие*3|оранжевые*2|зелёные|серые*2'),
    one('cuff', 'манжета-резинка*6|крага'),
    one('protection', '4121X*3|3131X*3|4131X*2|4544D^60'),
    one('season', 'демисезонные*6|утеплённые^45'),
    one('oil', 'маслобензостойкие*4|обычные*4'),
  ],
  name: '{title} {brand}, {glovesBase#}, размер {glovesSize}, {color}, {count:пара|пары|пар}',
  price: [55, 290],
  mass: (facts) => facts.num('count') * 42,
  weight: [35, 110],
  size: [260, 130, 25],
  multiplicity: [1, 1, 1, 1, 6, 12],
  about: 'Хорошо держат мокрые и масляные детали: покрытие — {glovesCoat}, основа — {glovesBase}.|Перчатки для склада, стройки и сада; класс защиты {protection}.',
}

const suit: Kind = {
  ...GROUP,
  title: 'Костюм рабочий летний',
  drawing: 'jacket',
  brands: CLOTHES,
  props: [
    one('composition', 'смесовая 65 % ПЭ, 35 % ХБ*5|хлопок 100 %*2^12|полиэстер 80 %, хлопок 20 %*3^-8'),
    one('density', '180|210*3|240*4|245*2|260^8'),
    one('clothSize', SIZES),
    one('height2', '158-164|170-176*5|182-188*5|194-200'),
    one('color', 'тёмно-синий с васильковым*4|серый с чёрным*4|тёмно-синий с красным*2|бежевый с чёрным|чёрный*2'),
    one('setOfClothes', 'куртка и брюки*5|куртка и полукомбинезон*5^10'),
    one('reflective', 'есть~СОП*5^8|нет~*4'),
    one('pockets', '6|8*3|10*3|12'),
    one('closure', 'молния*4|пуговицы*2|молния и кнопки*3'),
    one('gender', 'мужской*8|женский*2'),
    one('standard', 'ГОСТ 12.4.280*5|ТР ТС 019/2011*4'),
  ],
  name: '{title} {brand} «{_model}», {setOfClothes}, {color}, размер {clothSize}',
  price: [1500, 6900],
  weight: [900, 1900],
  size: [380, 300, 70],
  about: 'Куртка и низ не стесняют движений: ткань {composition}, плотность {density}.|Комплект на каждый день: карманов — {pockets}, застёжка — {closure}.',
}

const NAMES = one('_model', 'Мастер*3|Стандарт*3|Профессионал*3|Бригадир*2|Вектор*2|Форвард*2|Сириус*2|Титан*2|Практик*2|Ударник|Бренд*2|Стим|Оптима*2|Формула|Континент|Турбо')

const boots: Kind = {
  ...GROUP,
  title: 'Ботинки рабочие',
  drawing: 'boots',
  brands: 'vostok-servis*5 tehnoavia*4 uvex zubr*2 gigant*3',
  props: [
    NAMES,
    one('footSize', '38|39|40*3|41*4|42*5|43*5|44*4|45*3|46'),
    one('toeCap', 'металлический~металлический подносок*5^18|композитный~композитный подносок*3^30|нет~*3'),
    one('upper', 'натуральная кожа*6|кожа и текстиль*3|нубук*2^12'),
    one('outsole', 'ПУ*3|ПУ и ТПУ*5^10|ПУ и резина*3^20'),
    one('insulationFoot', 'без утепления~*5|искусственный мех~утеплённые*3^22|натуральный мех~на меху^45'),
    one('antiPuncture', 'есть*3^18|нет*5'),
    one('heatSole', '160*5|300*3'),
    one('fastening', 'шнуровка*6|молния и шнуровка*2'),
    one('color', 'чёрный*7|коричневый*2'),
    one('standard', 'ТР ТС 019/2011'),
  ],
  name: '{title} {brand} «{_model}», [{toeCap}, ][{insulationFoot}, ]{upper}, размер {footSize}',
  price: [1600, 8900],
  weight: [1100, 2100],
  size: [340, 230, 130],
  about: 'Подошва из материала ({outsole}) не боится масла и не скользит; верх — {upper}.|Для склада, стройки и цеха: стойкость подошвы до {heatSole}.',
}

const SUIT_PROPS = [NAMES, ...suit.props]

export const WORKWEAR_SECTIONS = [
  branch(8600, 'Защита рук', 'gloves', leavesOf(
    gloves,
    leaf(8601, 'Перчатки с покрытием', 5),
    leaf(8602, 'Перчатки х/б и нейлоновые', 3, { mass: (facts) => facts.num('count') * 45, title: 'Перчатки трикотажные', brands: 'amparo*4 zubr*3 stayer*3 sibrteh*4 gigant*3 vostok-servis*2', props: [one('glovesCoat', 'ПВХ точка*6|ПВХ волна*3|без покрытия*2^-20'), one('glovesBase', 'хлопок*7|полиэстер*2'), one('gauge2', '7*3|10*5|13'), one('color', 'белые*4|чёрные*4|графитовые*2'), one('count', '5*3|10*5^90|50*2^780'), one('threads3', '3*2|4*4^10|5*4^20')], name: '{title} {brand}, {glovesCoat}, {gauge2} класс, {threads3:нить|нити|нитей}, {color}, {count:пара|пары|пар}', price: [70, 140], about: 'Рука дышит и не потеет: {threads3:нить|нити|нитей}, {gauge2} класс вязки.' }),
    leaf(8603, 'Краги и кожаные перчатки', 2, { mass: (facts) => facts.num('count') * 190, title: 'Краги спилковые', brands: 'zubr*3 amparo*3 vostok-servis*2 tehnoavia*2 sibrteh*3 gigant*2', without: 'gauge2 oil', props: [one('glovesCoat', 'цельный спилок*4^15|комбинированные*4'), one('glovesBase', 'спилок*6|кожа*3^35'), one('lining', 'без подкладки*4|хлопок*4|мех^30'), grade('length', '270|300|350*4|400'), one('thread', 'обычная нить*4|кевларовая нить*3^18'), one('color', 'серые*3|жёлтые*2|красные*2'), one('count', '1*7|10^780')], name: '{title} {brand}, {glovesCoat}, {length}, {color}, {count:пара|пары|пар}', price: [150, 690], weight: [180, 420], about: 'Для сварки и грубой работы: {glovesBase}, длина {length}, шов — {thread}.' }),
  )),
  branch(8610, 'Защита головы, глаз и слуха', 'helmet', leavesOf(
    {
      ...GROUP,
      title: 'Каска защитная',
      hasSeries: true,
      drawing: 'helmet',
      brands: 'rosomz*5 uvex*3 3m*2 zubr*3 vostok-servis*2 sibrteh*2 stayer',
      props: [one('color', 'белая*4|оранжевая*4|жёлтая*3|красная*2|синяя*2|зелёная'), one('headband', 'храповое~с храповым оголовьем*5^12|ленточное~*4'), one('material', 'ABS-пластик*4^10|полиэтилен*5'), one('suspension', '4*2|6*5|8*2'), grade('temperatureMin', '−30|−40*2|−50*4'), one('vents', 'есть*5|нет*3'), one('electric', '440 В*5|1000 В*2^15'), one('chin', 'есть*3|нет*4'), one('mountSlots', 'есть*6|нет')],
      name: '{title} {brand} {model}, {color}, {material#}[, {headband}]',
      codes: { rosomz: 'СОМЗ-55 <Favori®T|Vision RAPID|FavoriT Trek|Hammer|ВИЗИОН>', uvex: '<Фэос|Эйрвинг|Супер Босс|Пронамик>', '3m': '<G3000|H-700|G3501|SecureFit X5000>', zubr: 'ИСТОК-<Мастер|Профи>', 'vostok-servis': '<Европа|Лидер|Люкс>', sibrteh: 'КС-<1|2>', stayer: '<Master|Standard>' },
      price: [220, 2600],
      weight: [320, 520],
      size: [290, 220, 170],
      about: 'Держит удар и проткнёт не всё: подвеска в {suspension} точках, работа до {temperatureMin}.',
    },
    leaf(8611, 'Каски', 3, { about: 'Выдерживает удар с энергией до 50 Дж; точек крепления подвески — {suspension#}.' }),
    leaf(8612, 'Защита слуха', 2, { title: 'Наушники противошумные', drawing: 'earmuffs helmet', brands: '3m*4 uvex*3 rosomz*4 zubr*3 stayer*2 gigant', without: 'headband suspension temperatureMin vents electric chin mountSlots', props: [grade('snr', '22|24|27*4|28*2|30*3|33|36'), one('band', 'оголовье*6|крепление на каску*2|затылочное'), one('material', 'ABS-пластик'), one('foldable', 'складные~складные*3|обычные~*4'), one('cushions', 'пена*6|гель^20'), one('ventilated', 'нет*4|есть'), one('adjust', 'есть')], name: '{title} {brand} {model}, {snr}, {band}[, {foldable}]', codes: { '3m': '<Peltor Optime I|Peltor Optime II|Peltor Optime III|Peltor X2A|Peltor X4A|1426>', uvex: '<K1|K2|K10|aXess>', rosomz: 'СОМЗ-<1 Ягуар|3 Пума|5 Штурм|1 Ягуар Premium>', zubr: '<Экстра|Мастер|Профи>', stayer: '<Master|Comfort>', gigant: 'HPG-<01|02>' }, price: [250, 4900], weight: [150, 420], about: 'Снижают шум на {snr}: с перфоратором и бензопилой можно работать без усталости.' }),
    leaf(8613, 'Защитные очки и щитки', 3, { title: 'Очки защитные', drawing: 'goggles helmet', brands: 'uvex*4 3m*3 rosomz*5 zubr*3 stayer*3 sibrteh*3 gigant*2', without: 'headband suspension temperatureMin electric chin mountSlots', props: [one('gogglesType', 'открытые*6|закрытые*4^15|щиток лицевой*2^35'), one('lens', 'прозрачная*6|затемнённая*2|жёлтая*2'), one('lensCoat', 'от царапин*4|от запотевания и царапин*4^30|без покрытия*2^-15'), one('vents', 'прямая*3|непрямая*3|нет*3'), one('material', 'поликарбонат'), one('uv', 'есть*6|нет'), one('frameColor', 'чёрный*4|синий*2|прозрачный*3')], name: '{title} {brand} {model}, {gogglesType}, линза {lens}, {lensCoat}', codes: { uvex: '<Астроспек|Супер Г|Феос|i-3|Ультравижн|Скайпер>', '3m': '<2720|2820|SecureFit 200|SecureFit 400|Virtua>', rosomz: 'О<15|35|37|45|85> <HAMMER|ВИЗИОН|Универсал|ACTIV>', zubr: '<ПРОТОН|СПЕКТР|НОРД|БАРЬЕР>', stayer: '<PRO-X|COMFORT|ULTRA>', sibrteh: 'ЗН<4|11|55>', gigant: 'GPG-<1|2|3>' }, price: [75, 1500], weight: [40, 220], size: [180, 80, 70], about: 'Защищают от стружки и пыли: {gogglesType}, линза {lens}, покрытие — {lensCoat}.' }),
    leaf(8614, 'Респираторы и полумаски', 3, { title: 'Респиратор', drawing: 'respirator gloves', brands: '3m*5 uvex*3 zubr*3 stayer*2 vostok-servis*2 sibrteh*2 gigant', isConsumable: true, without: 'headband suspension temperatureMin electric chin mountSlots vents color', props: [one('maskType', 'фильтрующая полумаска*6|полумаска со сменными фильтрами*3^340|фильтр сменный*2^220'), one('ffp', 'FFP1*3|FFP2*5^20|FFP3*2^80'), one('valve', 'с клапаном~с клапаном*5^25|без клапана~*4'), one('maskShape', 'складная*4|чашеобразная*4'), one('count', '1*5|3^150|5*2^300|10*2^700'), one('material', 'нетканый материал*6|ТЭП*2'), one('carbon', 'нет*6|есть^20'), one('storage', '3 года*4|5 лет*3')], name: '{title} {brand} {model}, {ffp}[, {valve}], {count} шт', codes: { '3m': '<8101|8102|8112|8122|9312+|9322+|9332+|7502>', uvex: '<силв-Эйр 2100|силв-Эйр 2210|силв-Эйр 2310>', zubr: '<БАРЬЕР|МАСТЕР|Профи>-<1|2|3>', stayer: '<HERMES|COMFORT>', 'vostok-servis': '<Лепесток|Алина>-<106|116|206|216>', sibrteh: 'Р-<2|3>', gigant: 'G-<802|812|822>' }, price: [45, 290], weight: [15, 90], size: [160, 120, 60], about: 'Удерживает пыль и аэрозоли: класс {ffp}, форма — {maskShape}.' }),
  )),
  branch(8630, 'Рабочая одежда', 'jacket', leavesOf(
    { ...suit, props: SUIT_PROPS },
    leaf(8631, 'Летние костюмы', 4),
    leaf(8632, 'Утеплённые куртки и костюмы', 4, { title: 'Костюм утеплённый', props: [one('density', '180|210*3|240*4|260^8'), one('insulationCloth', 'синтепон*5|холлофайбер*3^15|термофайбер*2^20'), one('membrane', 'есть~мембрана*2^45|нет~*6'), one('hood', 'съёмный*5|несъёмный*3')], name: '{title} {brand} «{_model}», {setOfClothes}, [{membrane}, ]{color}, размер {clothSize}', price: [3300, 13500], weight: [2200, 4200], size: [480, 380, 160], about: 'Для работы зимой на улице: утеплитель — {insulationCloth}, капюшон {hood}.' }),
    leaf(8633, 'Полукомбинезоны', 2, { title: 'Полукомбинезон рабочий', without: 'setOfClothes', props: [one('kneePads', 'карманы под наколенники*4^8|без усиления*3|усилены второй тканью*3^5')], name: '{title} {brand} «{_model}», {color}, размер {clothSize}, рост {height2}', price: [990, 4300], weight: [550, 1100], about: 'Бретели с фастексами, карманов под рулетку и ключи — {pockets}; колени — {kneePads}.' }),
    leaf(8637, 'Рабочие брюки', 2, { title: 'Брюки рабочие', without: 'setOfClothes', props: [one('kneePads', 'карманы под наколенники*4^8|без усиления*3|усилены второй тканью*3^5')], name: '{title} {brand} «{_model}», {color}, размер {clothSize}, рост {height2}', price: [790, 3900], weight: [450, 900], about: 'Прямой крой не мешает приседать, карманов — {pockets}; колени — {kneePads}.' }),
    leaf(8634, 'Сигнальные жилеты', 2, { title: 'Жилет сигнальный', drawing: 'vest jacket', isConsumable: true, without: 'setOfClothes height2 gender', props: [one('composition', 'полиэстер 100 %'), one('density', '100*2|120*4|150*2'), one('color', 'лимонный*4|оранжевый*5'), one('reflective', 'есть'), one('pockets', '0*4|2*3^15|4^30'), one('closure', 'липучка*4|молния*4^8'), one('hazardClass', '1|2*6|3^20'), one('stripe', '50 мм')], name: '{title} {brand}, {color}, {hazardClass} класс, {closure}, размер {clothSize}', price: [110, 690], weight: [110, 260], size: [300, 240, 20], about: 'Видно днём и ночью: световозвращающие полосы {stripe}, класс {hazardClass}.' }),
    leaf(8635, 'Костюмы сварщика', 2, { title: 'Костюм сварщика', props: [one('composition', 'брезент*4|хлопок с огнестойкой отделкой*4^15|спилок*2^60'), one('density', '420|450|480*3|510'), one('weldClass', '1 класс|2 класс*4|3 класс*3^15'), one('color', 'хаки*5|тёмно-синий*2|серый*2')], name: '{title} {brand} «{_model}», {composition}, {weldClass}, размер {clothSize}', price: [2300, 12500], weight: [2200, 4900], size: [460, 360, 120], about: 'Держит искры и брызги металла: {composition}, {weldClass} защиты.' }),
    leaf(8636, 'Влагозащитная одежда', 2, { title: 'Костюм влагозащитный', without: 'height2 gender', props: [one('composition', 'полиэстер с ПВХ*5|полиэстер с ПУ*3^25|нейлон с ПВХ'), one('density', '150|170*3|190'), one('color', 'синий*4|зелёный*3|жёлтый*3|чёрный'), one('seams', 'сварные*3|проклеенные*5'), one('water', '3000|5000*4|8000^15')], name: '{title} {brand} «{_model}», {color}, размер {clothSize}', price: [690, 4300], weight: [600, 1300], about: 'Дождь не пройдёт: водоупорность {water}, швы {seams}.' }),
  )),
  branch(8640, 'Рабочая обувь', 'boots', leavesOf(
    boots,
    leaf(8641, 'Ботинки', 4),
    leaf(8642, 'Полуботинки и кроссовки', 3, { title: 'Полуботинки рабочие', props: [one('insulationFoot', 'без утепления~'), one('upper', 'натуральная кожа*4|текстиль*4|замша*3'), one('vents', 'перфорация*3|сетка*3|нет*2')], price: [1500, 7400], weight: [850, 1500], about: 'Лёгкие и дышащие — для тёплого цеха и лета: верх — {upper}.' }),
    leaf(8643, 'Сапоги', 2, { title: 'Сапоги рабочие', props: [one('upper', 'ПВХ*4|ЭВА*3^20|резина*2|кожа*2^55'), one('outsole', 'ПВХ*3|ЭВА*3|нитрильная резина*2^15'), one('fastening', 'без застёжки'), one('bootHeight', '270|320*2|380*5|400'), one('color', 'чёрный*5|оливковый*3|белый*2')], name: '{title} {brand} «{_model}», {upper}, [{toeCap}, ][{insulationFoot}, ]высота {bootHeight}, размер {footSize}', price: [690, 6500], about: 'Не промокают и моются за минуту: материал — {upper}, высота {bootHeight}.' }),
  )),
  branch(8650, 'Страховка и аптечки', 'helmet', leavesOf(
    {
      ...GROUP,
      title: 'Привязь страховочная',
      drawing: 'harness helmet',
      brands: 'vostok-servis*4 tehnoavia*3 3m*3 zubr*2 uvex',
      props: [one('harnessType', 'страховочная*4|страховочно-удерживающая*4^25|для положения сидя^60'), one('points', '1|2*4|3*3|5^25'), one('clothSize', 'универсальный*6|S–M*2|L–XL*2'), one('loadKg', '100*4|136*2|140*3'), one('buckles', 'обычные*5|автоматические*3^35'), one('material', 'полиэстер'), one('shock', 'нет*4|есть~с амортизатором*3^40'), one('color', 'чёрный с красным*3|чёрный с жёлтым*3|синий*2'), one('standard', 'ГОСТ Р ЕН 361*5|ТР ТС 019/2011*3')],
      name: '{title} {brand} {model}, {points:точка|точки|точек}, размер {clothSize}',
      codes: { 'vostok-servis': 'ПС-<1|2|3|5><|А|Ж>', tehnoavia: '<Высота|Альфа>-<1|2|3|042>', '3m': '<Protecta PRO|DBI-SALA Delta|Protecta AB175>', zubr: 'СП-<1|2>', uvex: 'Safe <1|2>' },
      price: [2300, 16500],
      weight: [900, 2600],
      size: [360, 260, 120],
      about: 'Удержит при срыве с высоты: {points:точка|точки|точек} крепления, нагрузка до {loadKg}.',
    },
    leaf(8651, 'Страховочные привязи и стропы', 2),
    leaf(8652, 'Аптечки и огнетушители', 2, { title: 'Огнетушитель', drawing: 'extinguisher compressor', brands: 'vostok-servis*4 tehnoavia*2 -*5', without: 'harnessType points clothSize buckles shock loadKg', props: [one('extType', 'порошковый*6|углекислотный*3^55'), from('_type', (facts) => (facts.text('extType') === 'порошковый' ? 'ОП' : 'ОУ')), grade('mass2', '1|2*3|3|4*2|5*4|8|10'), from('fireClass', (facts) => (facts.text('extType') === 'порошковый' ? 'ABCE' : 'BCE')), one('workTime', '6|8*3|10*3|15'), one('gauge', 'есть*6|нет'), grade('jetLength', '2|3*4|4'), one('color', 'красный'), is('standard', 'ГОСТ Р 51057'), one('material', 'сталь'), one('refill', '1 раз в 5 лет*5|1 раз в 2 года*2')], name: '{title}[ {brand}] {model}, {mass2}, {extType}, {fireClass}', codes: { ru: '{_type}-{mass2}<| (з)| МИГ>', en: '{_type}-{mass2}<| (з)| Ярпожинвест| МИГ>' }, price: [590, 5900], weight: [1600, 15500], size: [420, 160, 150], about: 'Тушит твёрдые и жидкие вещества, технику под напряжением: заряд {mass2}, струя {jetLength}.' }),
    leaf(8653, 'Наколенники', 1, { title: 'Наколенники', drawing: 'kneepads gloves', brands: 'zubr*3 stayer*2 sibrteh*2 gigant*2 vostok-servis milwaukee', without: 'harnessType points clothSize buckles shock loadKg', props: [one('padType', 'гелевые*3^45|пенные*4|с пластиковой чашкой*4^20'), one('straps', '1*2|2*5'), one('clothSize', 'универсальный'), one('strap', 'липучка*5|пряжка*3'), one('standard', 'EN 14404'), one('material', 'полиэстер и EVA*5|неопрен*2')], name: '{title} {brand}, {padType}, {color}', codes: {}, price: [190, 2600], weight: [150, 720], size: [260, 180, 110], about: 'Берегут колени при укладке пола: {padType}, крепление — {strap}.' }),
  )),
]

