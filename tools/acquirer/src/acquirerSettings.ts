/** Id of the shop at the embedded acquirer. */
export const SHOP_ID = 'verstak-demo'

/** Environment of an API whose acquirer is the embedded one at an origin. */
export const acquirerSettingsFor = (origin: string, secret: string) => ({
  YOOKASSA_URL: `${origin}/v3`,
  YOOKASSA_SHOP_ID: SHOP_ID,
  YOOKASSA_SECRET_KEY: secret,
})
