import type { FlagRule } from '@verstak/flags/flagRow'
import { isPhotoGuid, photoGuidOf } from './photo.contract.ts'
import { NAMEPLATE_NAMES, USER_KIND_NAMES, VALUE_NAMES, valueTexts } from './staffWords.texts.ts'

const MONEY = new Set(['price', 'oldPrice', 'businessPrice', 'amount', 'minSum', 'deferredLimit', 'refunded'])
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/

/** Whether a value of a field is kopecks. */
export const isMoney = (field: string, value: unknown): value is number => MONEY.has(field) && typeof value === 'number'

/** Whether a value is a moment, ISO 8601. */
export const isTimestamp = (value: unknown): value is string => typeof value === 'string' && MOMENT.test(value)

/** Fields that hold the id of another entity, and of which kind. */
export const REFERENCES = {
  categoryId: 'category',
  parentId: 'category',
  brandId: 'brand',
  regionId: 'region',
} as const

/** Whether a value of a field is the id of another entity. */
export const isReference = (field: string, value: unknown): boolean =>
  Object.hasOwn(REFERENCES, field) && typeof value === 'number'

/** The name of what an id stands for; `№ 12 (удалено)` of what has none any more; undefined for other values. */
export function referenceInWords(field: string, value: unknown, name: string | undefined): string | undefined {
  return isReference(field, value) ? (name ?? valueTexts.gone(value as number)) : undefined
}

/** A value of a thing's field in the words of the staff; what has none stays as it is, such as numbers and texts. */
export function valueInWords(field: string, value: unknown): unknown {
  if (field === 'publishedAt' && value === null) return valueTexts.unpublished
  if (Array.isArray(value)) return listInWords(field, value)
  if (typeof value !== 'string') return value
  const guid = photoGuidOf(value)
  return guid === undefined ? (VALUE_NAMES[field]?.[value] ?? value) : valueTexts.photo(guid)
}

/** What stands in a list, by the field that it is in. */
const ITEMS: Readonly<Record<string, (item: never) => string>> = {
  nameplates: (plate: keyof typeof NAMEPLATE_NAMES) => NAMEPLATE_NAMES[plate],
  properties: ({ value }: { value: string }) => value,
  pictures: pictureInWords,
  alts: ({ text }: { text: string }) => text,
  documents: ({ name }: { name: string }) => name,
}

function listInWords(field: string, items: readonly unknown[]): unknown {
  // A text in blocks has too many words for a line.
  if (field === 'blocks') return valueTexts.blocks(items.length)
  if (field === 'stock') return (items as { quantity: number }[]).reduce((sum, { quantity }) => sum + quantity, 0)
  if (field === 'rules') return rulesInWords(items as FlagRule[])
  const nameOf = field.endsWith('Links') ? linkInWords : ITEMS[field]
  return nameOf ? items.map((item) => nameOf(item as never)).join(', ') : items
}

const linkInWords = ({ name, href }: { name: string; href: string }) => `${name} ${href}`

/** A view of a product: one of a drawing, or a photo by its guid. */
export function pictureInWords(view: string): string {
  return isPhotoGuid(view) ? valueTexts.photo(view) : valueTexts.view(view)
}

/** Rules of a flag in words: `on 10 % (сотрудники); off 100 % (всем)`; '' = none. */
export function rulesInWords(rules: readonly FlagRule[]): string {
  const words = rules.map(({ target, split }) => {
    const shares = Object.entries(split).map(([value, percent]) => `${value} ${percent} %`)
    const whom = target.users?.map((kind) => USER_KIND_NAMES[kind]).join(', ') ?? valueTexts.everybody
    const where = [target.layouts?.join(', '), target.regionIds?.join(', ')].filter(Boolean)
    return `${shares.join(', ')} (${[whom, ...where].join('; ')})`
  })
  return words.join('; ')
}
