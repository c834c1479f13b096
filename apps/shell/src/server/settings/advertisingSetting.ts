import * as v from 'valibot'
import type { Advertising } from '../../document/boot.ts'

const Origin = v.pipe(v.string(), v.regex(/^https?:\/\/[\w*.:-]+$/))

/** Advertising of a store as its setting names it. */
const AdvertisingSetting = v.object({
  /** Address of the advertising system's script. */
  script: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  /** Where else banners come from: `https://*.example`. */
  origins: v.optional(v.array(Origin), []),
  /** The parameters of the place at the advertising system: `{ "p1": "abc", "p2": "def" }`. */
  place: v.optional(v.record(v.pipe(v.string(), v.regex(/^p\d+$/)), v.string()), {}),
})
type AdvertisingSetting = v.InferOutput<typeof AdvertisingSetting>

/**
 * Reads ADVERTISING: JSON of an {@link AdvertisingSetting}. Null without one: then there is no place for advertising.
 * @throws when it is something else
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

/** Where banners may come from; the policy of pages names nobody else. */
export const adOriginsOf = (setting: AdvertisingSetting | null): string[] =>
  setting ? [new URL(setting.script).origin, ...setting.origins] : []

/** What the browser must know of it. */
export const pageAdvertisingOf = ({ script, place }: AdvertisingSetting): Advertising => ({ script, place })
