import type { Livery } from '@verstak/drawings'
import { branch, type CategoryNode } from '../kind.ts'
import { POWER_TOOLS } from './powerTools.data.ts'

/** The nine departments of the home page with their fixed ids. */
export const DEPARTMENTS: readonly CategoryNode[] = [
  branch(6474, 'Инструмент', 'drill', [POWER_TOOLS]),
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
