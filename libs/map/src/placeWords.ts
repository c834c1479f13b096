import { PLACE_KINDS } from './placeKinds.data.ts'

const KINDS = new RegExp(`(?<![а-я])(?:${PLACE_KINDS.join('|')})(?![а-я-])\\.?`, 'g')

/** The words of a place's name that tell it from others: in lower case, without ё, without «улица» and its likes. */
export function placeWords(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(KINDS, ' ')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
}
