import { BlockList, isIPv4, isIPv6 } from 'node:net'
import * as v from 'valibot'
import type { YooKassaSettings } from './createYooKassa.ts'

const OFFICIAL_URL = 'https://api.yookassa.ru/v3'
/** From where YooKassa sends its notices, as its documentation lists them. */
const OFFICIAL_ADDRESSES =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.156.11,77.75.156.35,77.75.154.128/25,2a02:5180::/32'

/** Variables with the shop's account at its acquirer. */
export const paymentSettings = {
  YOOKASSA_URL: v.optional(v.string(), OFFICIAL_URL),
  YOOKASSA_SHOP_ID: v.optional(v.string(), ''),
  YOOKASSA_SECRET_KEY: v.optional(v.string(), ''),
  YOOKASSA_WEBHOOK_IPS: v.optional(v.string(), ''),
}

type PaymentSettings = { [Name in keyof typeof paymentSettings]: v.InferOutput<(typeof paymentSettings)[Name]> }

export interface PaymentConfig {
  yooKassa: YooKassaSettings
  /** Whether notices of the acquirer may come from an address. */
  isWebhookAddress(ip: string): boolean
}

/** @returns null without an account @throws Error that names a setting that is wrong or missing, without its value */
export function readPaymentConfig(settings: PaymentSettings, mode: 'demo' | 'production'): PaymentConfig | null {
  const { YOOKASSA_URL: url, YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = settings
  if (shopId === '' && secretKey === '') return null
  if (shopId === '' || secretKey === '')
    throw new Error('YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY belong together: set both, or none.')
  const { protocol, hostname } = URL.parse(url) ?? {}
  if (protocol === undefined || !/^https?:$/.test(protocol) || !hostname)
    throw new Error(`YOOKASSA_URL is not an address. Write it like ${OFFICIAL_URL}.`)
  if (mode === 'production' && protocol !== 'https:')
    throw new Error('YOOKASSA_URL has no https: in production, nobody may read or change what is paid.')
  const isOfficial = url === OFFICIAL_URL
  const list = settings.YOOKASSA_WEBHOOK_IPS || (isOfficial ? OFFICIAL_ADDRESSES : '')
  return {
    yooKassa: { url: url.replace(/\/$/, ''), shopId, secretKey },
    isWebhookAddress: list === '' ? () => true : checkOf(list),
  }
}

function checkOf(list: string): (ip: string) => boolean {
  const known = new BlockList()
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const type = isIPv4(address) ? 'ipv4' : 'ipv6'
    const most = type === 'ipv4' ? 32 : 128
    const prefix = bits === undefined ? most : Number(bits)
    if (!(isIPv4(address) || isIPv6(address)) || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
      throw new Error(
        'YOOKASSA_WEBHOOK_IPS: write addresses and networks with commas, like 185.71.76.0/27,77.75.156.11.',
      )
    known.addSubnet(address, prefix, type)
  }
  return (ip) => known.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
