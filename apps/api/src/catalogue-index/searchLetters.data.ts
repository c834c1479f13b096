/** Letters that a search does not tell apart: from → to, both small. */
export const SAME_LETTERS: readonly (readonly [from: string, to: string])[] = [['ё', 'е']]
