import { LATIN_BY_LETTER } from './slugOf.data.ts'

const LONGEST = 90

/** Slug of a name: Latin letters, digits and single hyphens, cut at a whole word; never empty. */
export function slugOf(name: string): string {
  const latin = [...name.toLowerCase()].map((letter) => LATIN_BY_LETTER[letter] ?? letter).join('')
  const slug = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  if (slug.length <= LONGEST) return slug || 'x'
  const end = slug.lastIndexOf('-', LONGEST)
  return slug.slice(0, end > 0 ? end : LONGEST)
}
