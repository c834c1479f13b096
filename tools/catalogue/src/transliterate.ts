import { LATIN_BY_LETTER } from './data/transliteration.data.ts'

const LONGEST_SLUG = 90

/** Slug of a Russian name: Latin letters, digits and single hyphens, cut at a whole word; never empty. */
export function transliterate(name: string): string {
  const latin = [...name.toLowerCase()].map((letter) => LATIN_BY_LETTER[letter] ?? letter).join('')
  const slug = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  if (slug.length <= LONGEST_SLUG) return slug || 'x'
  return slug.slice(0, slug.lastIndexOf('-', LONGEST_SLUG))
}
