/** Shown when the query was corrected. */
export const searchedForTexts = {
  before: 'Показаны результаты по запросу ',
  exact: (what: string): string => `Искать именно «${what}»`,
}

const listOf = new Intl.ListFormat('ru')

/**
 * Shown when words of a search were ignored, because no product matches them together with the others:
 * По запросу «ключ гаечный» ничего нет. Показаны товары без слова «гаечный».
 * По запросу «перфаратор синий» ничего нет. Показаны товары по запросу «перфоратор» без слова «синий».
 * @param searchedFor null when the remaining words were not corrected
 */
export const leftOutText = (what: string, leftOut: readonly string[], searchedFor: string | null): string =>
  `По запросу «${what}» ничего нет. Показаны товары${searchedFor === null ? '' : ` по запросу «${searchedFor}»`} без слов${
    leftOut.length === 1 ? 'а' : ''
  } ${listOf.format(leftOut.map((word) => `«${word}»`))}.`
