import type { BrandRow } from '@verstak/contracts/content'
import { brandsTexts } from './brands.texts.ts'

/** Brands that begin with a letter. */
export interface BrandLetter {
  letter: string
  brands: BrandRow[]
}

const LATIN = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** All letters of the page in order: Latin, Russian, then figures and signs; letters without brands are empty. */
export function brandLetters(brands: readonly BrandRow[]): BrandLetter[] {
  const byLetter = new Map<string, BrandRow[]>(
    [...LATIN, ...brandsTexts.letters, brandsTexts.figures].map((letter) => [letter, []]),
  )
  for (const brand of brands) byLetter.get(letterOf(brand.name))!.push(brand)
  return [...byLetter].map(([letter, found]) => ({ letter, brands: found }))
}

/** Under which letter a brand stands. */
export function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  return LATIN.includes(first) || brandsTexts.letters.includes(first) ? first : brandsTexts.figures
}

/** Brands whose name has the text, whatever the case. */
export function findBrands(brands: readonly BrandRow[], text: string): BrandRow[] {
  const wanted = text.trim().toLowerCase()
  return brands.filter(({ name }) => name.toLowerCase().includes(wanted))
}
