/** The store's support line in display format until its staff sets another one; defined only here. */
export const SUPPORT_PHONE = '8 800 550-37-70'

/** `tel:` link for a phone number in display format: `tel:88005503770`. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** A text that names the support line, with the line that the shop has; without one it stays as it is. */
export const withSupportPhone = (text: string, phone: string | undefined): string =>
  phone === undefined ? text : text.replaceAll(SUPPORT_PHONE, phone)
