import type { Livery } from '@verstak/drawings'
import { branch, type CategoryNode } from '../kind.ts'
import { ACCESSORIES } from './accessories.data.ts'
import { AUTO_SECTIONS } from './auto.data.ts'
import { ELECTRICS_SECTIONS } from './electrics.data.ts'
import { FASTENER_SECTIONS } from './fasteners.data.ts'
import { GARDEN_SECTIONS } from './garden.data.ts'
import { HAND_TOOLS, LADDERS, MEASURING } from './handTools.data.ts'
import { MACHINE_SECTIONS } from './machines.data.ts'
import { PLUMBING_SECTIONS } from './plumbing.data.ts'
import { POWER_EQUIPMENT_SECTIONS } from './powerEquipment.data.ts'
import { POWER_TOOLS } from './powerTools.data.ts'
import { WORKWEAR_SECTIONS } from './workwear.data.ts'

/** The nine departments of the home page with their fixed ids. */
export const DEPARTMENTS: readonly CategoryNode[] = [
  branch(6474, 'Инструмент', 'drill', [POWER_TOOLS, HAND_TOOLS, MEASURING, ACCESSORIES, LADDERS]),
  branch(2994, 'Крепеж', 'screws', FASTENER_SECTIONS),
  branch(6473, 'Садовая техника', 'mower', GARDEN_SECTIONS),
  branch(6480, 'Электрика', 'cord-reel', ELECTRICS_SECTIONS),
  branch(6475, 'Силовая техника', 'generator', POWER_EQUIPMENT_SECTIONS),
  branch(6476, 'Станки', 'drill-press', MACHINE_SECTIONS),
  branch(4661, 'Спецодежда и СИЗ', 'helmet', WORKWEAR_SECTIONS),
  branch(6750, 'Сантехника', 'faucet', PLUMBING_SECTIONS),
  branch(6479, 'Автотовары', 'battery', AUTO_SECTIONS),
]

/** Colour of category pictures by department. */
export const LIVERY_BY_DEPARTMENT: Readonly<Record<number, Livery>> = {
  6474: 'plain-teal',
  2994: 'plain-steel',
  6473: 'plain-green',
  6480: 'plain-blue',
  6475: 'plain-red',
  6476: 'plain-grey',
  4661: 'plain-orange',
  6750: 'plain-steel',
  6479: 'plain-amber',
}
