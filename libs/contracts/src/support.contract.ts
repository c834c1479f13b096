/** The store's support line, as people read it: the one place where it is set. */
export const SUPPORT_PHONE = '8 800 550-37-70'

/** Address that dials a phone written for people: `tel:88005503770`. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
