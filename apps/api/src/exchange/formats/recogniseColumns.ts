import { MERGED_LETTER } from '../words.data.ts'
import { HEADS, NOT_IN_HEADS, ROLES, type Role } from './priceList.data.ts'

/** Of each column what it is; null: a characteristic with the head's name. */
export type Columns = (Role | null)[]

const isRole = (text: string | undefined): text is Role => (ROLES as readonly string[]).includes(text ?? '')

/** A head without blanks and signs, in small letters. */
export const plainHead = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(...MERGED_LETTER)
    .replaceAll(NOT_IN_HEADS, '')

/**
 * Finds out what the columns of a table are, by its heads.
 * @param told roles by plain head, as they were told before
 * @returns null when these are no heads: neither names nor ids stand there
 */
export function recogniseColumns(heads: readonly string[], told: Readonly<Record<string, string>>): Columns | null {
  const taken = new Set<Role>()
  const take = (role: Role | undefined): Role | null => {
    if (role === undefined) return null
    if (role !== 'ignored' && taken.has(role)) return null
    taken.add(role)
    return role
  }
  const columns: Columns = heads.map((head) => {
    const role = told[plainHead(head)]
    return isRole(role) ? take(role) : null
  })
  // Better words first: «Код товара» is the id although «Артикул» stands before it.
  for (const [place, head] of heads.entries()) {
    if (columns[place] !== null || told[plainHead(head)] === 'characteristic') continue
    columns[place] = take(ROLES.find((role) => HEADS[role].includes(plainHead(head)) && !taken.has(role)))
    // A second name or code of the goods is no characteristic.
    const isOther = columns[place] === null && [...HEADS.id, ...HEADS.name].includes(plainHead(head))
    if (isOther) columns[place] = 'ignored'
  }
  const has = (role: Role) => columns.includes(role)
  const known = columns.filter((role) => role !== null && role !== 'ignored').length
  return known >= 2 && (has('id') || has('article') || has('name')) ? columns : null
}
