const MAX_LETTERS = 4

/** What stands for a logo: a short name itself, otherwise the first letters of its words: «ДЛ». */
export function initialsOf(title: string): string {
  const words = title.split(/[\s-]+/).filter(Boolean)
  if (words.length < 2 && title.length <= MAX_LETTERS) return title
  const letters = words.length < 2 ? title.slice(0, 2) : words.map((word) => word.charAt(0)).join('')
  return letters.slice(0, MAX_LETTERS).toUpperCase()
}
