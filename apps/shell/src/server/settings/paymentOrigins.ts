/** Settings of this process and of the API. */
type Settings = Partial<Record<'PAYMENT_ORIGIN' | 'YOOKASSA_SHOP_ID', string | undefined>>

/** Where YooKassa's pages stand. */
const YOOKASSA_PAGES = 'https://yoomoney.ru,https://yookassa.ru'

/**
 * Origins of the acquirer's pages, to which the forms of payment pages lead by a redirect; none for a shop without one.
 * @throws when one is not an origin
 */
export function parsePaymentOrigins({ PAYMENT_ORIGIN, YOOKASSA_SHOP_ID }: Settings): readonly string[] {
  const text = PAYMENT_ORIGIN || (YOOKASSA_SHOP_ID ? YOOKASSA_PAGES : '')
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const url = URL.parse(entry)
      if (url && /^https?:$/.test(url.protocol)) return url.origin
      throw new Error(`PAYMENT_ORIGIN has "${entry}"; it must be an address such as https://yoomoney.ru.`)
    })
}

/** Origins of this process's store. */
export const PAYMENT_ORIGINS = parsePaymentOrigins({
  PAYMENT_ORIGIN: process.env['PAYMENT_ORIGIN'],
  YOOKASSA_SHOP_ID: process.env['YOOKASSA_SHOP_ID'],
})
