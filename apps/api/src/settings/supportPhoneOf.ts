/** A phone of eleven digits as the shop's pages show it: «8 800 000-00-00», «+7 495 000-00-00». */
export function supportPhoneOf(typed: string): string {
  const [, lead = '', code, first, second, third] = /^(7|8)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(
    typed.replaceAll(/\D/g, ''),
  )!
  return `${lead === '7' ? '+7' : lead} ${code} ${first}-${second}-${third}`
}
