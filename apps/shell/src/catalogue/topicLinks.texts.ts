export const topicLinksLabel = 'Начать с раздела'
