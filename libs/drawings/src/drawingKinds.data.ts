/**
 * Every drawing that exists and what it shows, in Russian, for alternative texts («Рисунок: дрель-шуруповёрт»).
 * The drawings themselves are in `shapes/`.
 */
export const DRAWING_NAMES = {
  // Power tools
  drill: 'дрель-шуруповёрт',
  'impact-driver': 'ударный гайковёрт',
  'rotary-hammer': 'перфоратор',
  grinder: 'угловая шлифмашина',
  jigsaw: 'электролобзик',
  'circular-saw': 'дисковая пила',
  // Hand and measuring tools, storage
  tape: 'рулетка',
  'laser-level': 'лазерный уровень',
  'drill-bits': 'набор свёрл',
  toolbox: 'ящик для инструмента',
  // Fasteners, paint, ladders
  screws: 'упаковка саморезов',
  paint: 'ведро краски',
  ladder: 'стремянка',
  // Garden
  mower: 'газонокосилка',
  // Electrics
  'cord-reel': 'удлинитель на катушке',
  // Power equipment and welding
  generator: 'генератор',
  welder: 'сварочный аппарат',
  // Machine tools
  'drill-press': 'сверлильный станок',
  // Workwear
  gloves: 'рабочие перчатки',
  helmet: 'защитная каска',
  // Plumbing
  faucet: 'смеситель',
  // Auto
  battery: 'аккумулятор',
} as const

/** Name of a drawing, as it stands in picture addresses. */
export type DrawingKind = keyof typeof DRAWING_NAMES

/** All drawings. */
export const DRAWING_KINDS = Object.keys(DRAWING_NAMES) as readonly DrawingKind[]
