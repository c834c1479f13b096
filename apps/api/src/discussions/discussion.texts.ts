/** Under which the shop answers. */
export const shopName = 'Верстак'

export const discussionTexts = {
  thirdParty: 'На записи из открытых источников нельзя ответить',
} as const
