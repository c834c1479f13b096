/** What stands beside prices: «р.», «руб.», «₽», «RUB». */
export const RUBLE_SIGN = /(?:₽|руб(?:\.|лей|ля|ль)?|р\.?|rub|rur)$/i
/** Codes of our currency. */
export const RUBLES: ReadonlySet<string> = new Set(['', 'RUB', 'RUR', 'РУБ', 'РУБ.', '643', '810'])
/** Letters that names do not tell apart. */
export const MERGED_LETTER: readonly [from: string, to: string] = ['ё', 'е']
