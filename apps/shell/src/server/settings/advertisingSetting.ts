import * as v from 'valibot'
import type { Advertising } from '../../document/boot.ts'

const Origin = v.pipe(v.string(), v.regex(/^https?:\/\/[\w*.:-]+$/))

/** Schema of the setting ADVERTISING. */
const AdvertisingSetting = v.object({
  /** Address of the advertising system's script. */
  script: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  /** Further origins of banners: `https://*.example`. */
  origins: v.optional(v.array(Origin), []),
  /** Parameters of the banner slot in the advertising system: `{ "p1": "abc", "p2": "def" }`. */
  place: v.optional(v.record(v.pipe(v.string(), v.regex(/^p\d+$/)), v.string()), {}),
})
type AdvertisingSetting = v.InferOutput<typeof AdvertisingSetting>

/**
 * Reads ADVERTISING: JSON of an {@link AdvertisingSetting}. Null when it is not set: then there is no advertising.
 * @throws when the value is invalid
 */
export function parseAdvertising(setting: string | undefined): AdvertisingSetting | null {
  if (!setting) return null
  try {
    return v.parse(AdvertisingSetting, JSON.parse(setting))
  } catch (error) {
    throw new Error(`ADVERTISING is not as the shell's README says: ${setting}`, { cause: error })
  }
}

/** Advertising of this process's store. */
export const ADVERTISING = parseAdvertising(process.env['ADVERTISING'])

/** Origins of banners, for the content security policy. */
export const adOriginsOf = (setting: AdvertisingSetting | null): string[] =>
  setting ? [new URL(setting.script).origin, ...setting.origins] : []

/** Advertising data for the browser. */
export const pageAdvertisingOf = ({ script, place }: AdvertisingSetting): Advertising => ({ script, place })
