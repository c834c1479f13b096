/** Group of characteristics: a property belongs to the one that names its key, else to the first that names its unit. */
interface GroupRow {
  id: number
  name: string
  keys: readonly string[]
  units: readonly string[]
}

/** In the order of the page; what no group takes is in the first. */
export const PROPERTY_GROUPS: readonly GroupRow[] = [
  { id: 1, name: 'Основные', keys: [], units: [] },
  {
    id: 2,
    name: 'Питание и мощность',
    keys: ['source', 'batteryType', 'indicator', 'feeding', 'motor', 'engine', 'startType', 'phases'],
    units: ['В', 'Вт', 'кВт', 'ВА', 'А', 'А·ч', 'л. с.', 'см³', 'мА', 'кА'],
  },
  {
    id: 3,
    name: 'Размеры и вес',
    keys: ['sizeRange', 'inches', 'sheetSize', 'clothSize', 'footSize', 'glovesSize', 'pumpSize'],
    units: ['мм', 'см', 'м', 'мм²', 'м²', 'кг', 'г', 'т', 'л', 'мл', 'мкм'],
  },
  {
    id: 4,
    name: 'Комплект и гарантия',
    keys: [
      ...['batteries', 'accessories', 'packSize', 'sticks', 'pieces', 'count', 'caseType', 'caseIn', 'bagIn', 'spare'],
      ...['mixers', 'nozzlesIn', 'handleIncluded', 'packaging', 'country', 'warranty', 'pack', 'setOfClothes'],
    ],
    units: [],
  },
]

/** Properties of which shoppers want a higher number, by key. */
export const MORE_IS_BETTER: ReadonlySet<string> = new Set([
  ...['power', 'powerKw', 'powerMaxKw', 'powerVa', 'powerMax', 'horsepower', 'torque', 'energy', 'capacity'],
  ...['capacityAh', 'batteryAh', 'batteries', 'rpm', 'impactRate', 'speeds', 'modes', 'torqueSteps', 'holeConcrete'],
  ...['holeWood', 'cutDepth', 'cutWood', 'cutMetal', 'strokes', 'pendulum', 'airflow', 'airCubic', 'airCubic2', 'flux'],
  ...['throughput', 'throughputLm', 'throughputLh', 'cord', 'cordLength', 'coilLength', 'pieces', 'loadKg', 'range'],
  ...['lifetime', 'crank', 'hours', 'lift', 'duty', 'snr', 'pull', 'yield', 'coverage', 'capacityT'],
])

/** Properties of which shoppers want a lower number, by key. */
export const LESS_IS_BETTER: ReadonlySet<string> = new Set([
  ...['weight', 'chargeTime', 'drying', 'dryingMin', 'warmUp', 'noise', 'switchTime', 'fuelRate'],
])
