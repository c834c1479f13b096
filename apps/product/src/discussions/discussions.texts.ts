export const discussionTexts = {
  title: 'Вопросы и ответы',
  all: 'Все вопросы',
}
