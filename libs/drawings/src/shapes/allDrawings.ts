import type { Drawing } from '../drawing.ts'
import type { DrawingKind } from '../drawingKinds.data.ts'
import { AUTO } from './auto.data.ts'
import { BUILDING } from './building.data.ts'
import { ELECTRICS } from './electrics.data.ts'
import { ELECTRIC_GOODS } from './electricGoods.data.ts'
import { GARDEN } from './garden.data.ts'
import { GARDEN_TOOLS } from './gardenTools.data.ts'
import { HAND_TOOLS } from './handTools.data.ts'
import { MACHINES } from './machines.data.ts'
import { PLUMBING } from './plumbing.data.ts'
import { POWER_TOOLS } from './powerTools.data.ts'
import { WATER_SUPPLY } from './waterSupply.data.ts'
import { WORKSHOP_TOOLS } from './workshopTools.data.ts'
import { WORKWEAR } from './workwear.data.ts'

/** Every drawing by its name. The type makes a name without a drawing, or a drawing without a name, a compile error. */
export const ALL_DRAWINGS: Record<DrawingKind, Drawing> = {
  ...POWER_TOOLS,
  ...HAND_TOOLS,
  ...WORKSHOP_TOOLS,
  ...BUILDING,
  ...GARDEN,
  ...GARDEN_TOOLS,
  ...ELECTRICS,
  ...ELECTRIC_GOODS,
  ...MACHINES,
  ...WORKWEAR,
  ...PLUMBING,
  ...WATER_SUPPLY,
  ...AUTO,
}
