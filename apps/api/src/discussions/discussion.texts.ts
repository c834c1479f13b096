export const discussionTexts = {
  thirdParty: 'На записи из открытых источников нельзя ответить',
} as const
