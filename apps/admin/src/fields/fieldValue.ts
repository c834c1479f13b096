import { photoGuidOf } from '@verstak/contracts/photo'
import type { OuterLink } from '@verstak/contracts/shop'
import { formatPrice } from '@verstak/money'
import { showValue } from '../edit/EditFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { stateNames } from '../orders-page/orders.texts.ts'
import { fieldTexts, NAMEPLATE_NAMES, STATE_WORDS } from './editFields.texts.ts'

const MONEY = new Set(['price', 'oldPrice', 'businessPrice', 'amount', 'minSum', 'deferredLimit', 'refunded'])
const STATES = new Set(['status', 'state', 'refund'])

/** A value of a field of the catalogue in words, for the journal and for what others have changed. */
export function showField(field: string, value: unknown): string {
  if (MONEY.has(field) && typeof value === 'number') return formatPrice(value)
  if (STATES.has(field) && typeof value === 'string')
    return STATE_WORDS[value] ?? stateNames[value as keyof typeof stateNames] ?? value
  if (field.endsWith('At') && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return momentOf(value)
  if (field === 'nameplates' && Array.isArray(value))
    return showValue(field, value.map((one: keyof typeof NAMEPLATE_NAMES) => NAMEPLATE_NAMES[one]).join(', '))
  if (field === 'stock' && Array.isArray(value))
    return String(value.reduce((sum: number, shop: { quantity: number }) => sum + shop.quantity, 0))
  if (field === 'properties' && Array.isArray(value))
    return showValue(field, value.map(({ value: text }: { value: string }) => text).join(', '))
  if (field === 'pictures' && Array.isArray(value))
    return showValue(field, value.map((view: string) => fieldTexts.picture(view)).join(', '))
  if (field === 'alts' && Array.isArray(value))
    return showValue(field, value.map(({ text }: { text: string }) => text).join(', '))
  if (field === 'documents' && Array.isArray(value))
    return showValue(field, value.map(({ name }: { name: string }) => name).join(', '))
  if (field.endsWith('Links') && Array.isArray(value))
    return showValue(field, value.map((link: OuterLink) => `${link.name} ${link.href}`).join(', '))
  if (typeof value === 'string' && photoGuidOf(value) !== undefined) return fieldTexts.picture(photoGuidOf(value)!)
  return showValue(field, value)
}
