import * as v from 'valibot'
import type { CdekSettings } from './createCdekCarrier.ts'

/** Variables with the shop's account at CDEK. */
export const transportSettings = {
  CDEK_URL: v.optional(v.string(), 'https://api.cdek.ru/v2'),
  CDEK_ACCOUNT: v.optional(v.string(), ''),
  CDEK_SECRET: v.optional(v.string(), ''),
}

type TransportSettings = { [Name in keyof typeof transportSettings]: v.InferOutput<(typeof transportSettings)[Name]> }

/** @returns null without an account @throws Error that names a setting that is wrong or missing, without its value */
export function readTransportConfig(settings: TransportSettings): CdekSettings | null {
  const { CDEK_URL: url, CDEK_ACCOUNT: account, CDEK_SECRET: secret } = settings
  if (account === '' && secret === '') return null
  if (account === '' || secret === '')
    throw new Error('CDEK_ACCOUNT and CDEK_SECRET belong together: set both, or none.')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('CDEK_URL is not an address. Write it like https://api.cdek.ru/v2.')
  }
  return { url: url.replace(/\/$/, ''), account, secret }
}
