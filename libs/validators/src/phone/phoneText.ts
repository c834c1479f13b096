/**
 * A Russian phone as it is read: «+7 (495) 120-44-70», «8 (800) 200-11-22» (PICKUP-006). The prefix stays that of the
 * source; numbers from 800 on have 8. What is no Russian number stays as it is.
 */
export function phoneTextOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const parts = /^([78]?)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits)
  if (!parts) return phone
  const [, prefix, code = '', first, second, third] = parts
  const lead = prefix === '8' || code === '800' ? '8' : '+7'
  return `${lead} (${code}) ${first}-${second}-${third}`
}
