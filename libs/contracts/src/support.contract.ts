/** The store's support line in display format; defined only here. */
export const SUPPORT_PHONE = '8 800 550-37-70'

/** `tel:` link for a phone number in display format: `tel:88005503770`. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
