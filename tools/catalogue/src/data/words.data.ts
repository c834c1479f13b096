/** Default warranty of a brand. */
export const DEFAULT_WARRANTY = '2 года'

/** Values of the characteristic «Для кого». */
export const AUDIENCES = { home: 'для дома', pro: 'для профи' } as const

/** Battery kits: value of «Аккумуляторов в комплекте» for none. */
export const NO_BATTERY = 'без аккумулятора'

/** Suffixes for a name that another product already has. */
export const REISSUE_WORDS = ['Plus', 'Kit', 'Pro', 'SE', 'II'] as const

/** Joins a name that is still not unique with the manufacturer's article. */
export const articleInName = (article: string) => `, арт. ${article}`
