import { PLACE_KINDS } from './placeKinds.data.ts'

const KINDS = new RegExp(`(?<!\\p{L})(?:${PLACE_KINDS.join('|')})(?![\\p{L}-])\\.?`, 'gu')

/** The words of a place's name that tell it from others: in lower case, without the dots of the letter io, without words for a street. */
export function placeWords(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u0308', '')
    .normalize('NFC')
    .replace(KINDS, ' ')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
}
