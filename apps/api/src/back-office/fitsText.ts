/** Whether the words of a search stand in one of some texts, whatever their case; without words all fit. */
export function fitsText(words: string | undefined, ...texts: readonly (string | null)[]): boolean {
  const wanted = (words ?? '').trim().toLocaleLowerCase('ru')
  return texts.some((text) => (text ?? '').toLocaleLowerCase('ru').includes(wanted))
}
