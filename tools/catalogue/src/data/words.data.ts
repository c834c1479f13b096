/** Warranty of a brand that says nothing else. */
export const DEFAULT_WARRANTY = '2 года'

/** Values of the characteristic «Для кого». */
export const AUDIENCES = { home: 'для дома', pro: 'для профи' } as const

/** Battery kits: value of «Аккумуляторов в комплекте» for none. */
export const NO_BATTERY = 'без аккумулятора'

/** What a name gets when another product already has it. */
export const REISSUE_WORDS = ['Plus', 'Kit', 'Pro', 'SE', 'II'] as const

/** Joins a name that is still not unique with the manufacturer's article. */
export const articleInName = (article: string) => `, арт. ${article}`
