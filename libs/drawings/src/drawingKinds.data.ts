/**
 * All drawings with their Russian names, for alternative texts («Рисунок: дрель-шуруповёрт»). The drawings themselves
 * are in `shapes/`.
 */
export const DRAWING_NAMES = {
  // Power tools
  drill: 'дрель-шуруповёрт',
  'impact-driver': 'ударный гайковёрт',
  'rotary-hammer': 'перфоратор',
  grinder: 'угловая шлифмашина',
  jigsaw: 'электролобзик',
  'circular-saw': 'дисковая пила',
  sander: 'шлифмашина',
  // Hand and measuring tools, storage
  tape: 'рулетка',
  'laser-level': 'лазерный уровень',
  'drill-bits': 'набор свёрл',
  toolbox: 'ящик для инструмента',
  screwdriver: 'отвёртка',
  pliers: 'плоскогубцы',
  hammer: 'молоток',
  'hand-saw': 'ножовка',
  'spirit-level': 'пузырьковый уровень',
  'socket-set': 'набор торцевых головок',
  wrench: 'гаечный ключ',
  // Fasteners, paint, ladders
  screws: 'упаковка саморезов',
  paint: 'ведро краски',
  sealant: 'картридж герметика',
  ladder: 'стремянка',
  // Garden
  mower: 'газонокосилка',
  shovel: 'лопата',
  trimmer: 'триммер',
  chainsaw: 'цепная пила',
  'snow-blower': 'снегоуборщик',
  'pressure-washer': 'мойка высокого давления',
  hose: 'поливочный шланг',
  secateurs: 'секатор',
  wheelbarrow: 'садовая тачка',
  rake: 'грабли',
  sprayer: 'опрыскиватель',
  'hedge-trimmer': 'кусторез',
  cultivator: 'культиватор',
  blower: 'воздуходувка',
  // Electrics
  'cord-reel': 'удлинитель на катушке',
  bulb: 'лампа',
  'circuit-breaker': 'автоматический выключатель',
  cable: 'бухта кабеля',
  'socket-outlet': 'розетка',
  'power-strip': 'сетевой фильтр',
  floodlight: 'прожектор',
  flashlight: 'фонарь',
  multimeter: 'мультиметр',
  stabilizer: 'стабилизатор напряжения',
  'panel-box': 'распределительный щит',
  // Power equipment and welding
  generator: 'генератор',
  welder: 'сварочный аппарат',
  compressor: 'компрессор',
  // Machine tools
  'drill-press': 'сверлильный станок',
  // Workwear
  gloves: 'рабочие перчатки',
  helmet: 'защитная каска',
  boots: 'рабочие ботинки',
  jacket: 'рабочая куртка',
  // Plumbing
  faucet: 'смеситель',
  pump: 'насосная станция',
  radiator: 'радиатор отопления',
  boiler: 'водонагреватель',
  valve: 'шаровой кран',
  'water-filter': 'фильтр для воды',
  pipe: 'трубы',
  shower: 'душевая система',
  // Auto
  battery: 'автомобильный аккумулятор',
  jack: 'домкрат',
} as const

/** Name of a drawing, used in picture addresses. */
export type DrawingKind = keyof typeof DRAWING_NAMES

/** All drawings. */
export const DRAWING_KINDS = Object.keys(DRAWING_NAMES) as readonly DrawingKind[]
