import * as v from 'valibot'
import type { DadataSettings } from './createDadataRegister.ts'

/** Variables with the shop's key at DaData. */
export const registerSettings = {
  DADATA_URL: v.optional(v.string(), 'https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
  DADATA_TOKEN: v.optional(v.string(), ''),
}

type RegisterSettings = { [Name in keyof typeof registerSettings]: v.InferOutput<(typeof registerSettings)[Name]> }

/** @returns null without a key @throws Error that names a setting that is wrong, without its value */
export function readRegisterConfig({ DADATA_URL: url, DADATA_TOKEN: token }: RegisterSettings): DadataSettings | null {
  if (token === '') return null
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('DADATA_URL is not an address. Write it like https://suggestions.dadata.ru/suggestions/api/4_1/rs.')
  }
  return { url: url.replace(/\/$/, ''), token }
}
