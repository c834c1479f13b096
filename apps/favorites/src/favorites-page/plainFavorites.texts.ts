import { MAX_FAVORITES, MAX_FAVORITES_LISTS, MAX_WANTED } from '@verstak/contracts/favorites'
import { listNameExampleText, listNameMessages } from '@verstak/validators/favoritesListName.texts'

const nameProblem = (message: string) => `Название списка: ${message}. ${listNameExampleText}`

/** Without scripts. */
export const plainTexts = {
  title: 'Настройки списков',
  create: 'Название нового списка',
  rename: 'Название этого списка',
  link: 'Ссылка на список',
  close: 'Закрыть доступ',
  problems: {
    empty: nameProblem(listNameMessages.empty),
    symbols: nameProblem(listNameMessages.symbols),
    long: nameProblem(listNameMessages.long),
    quantity: `Введите количество от 1 до ${MAX_WANTED}`,
    'lists-full': `Можно создать не более ${MAX_FAVORITES_LISTS} списков. Пожалуйста, удалите неактуальные`,
    'favorites-full': `В избранное можно добавить не более ${MAX_FAVORITES} товаров. Пожалуйста, удалите неактуальные`,
    'common-list': 'Этот список нельзя переименовать или удалить',
    'sign-in-required': 'Чтобы менять списки, войдите',
    'not-found': 'Такого списка или товара больше нет',
    'rate-limited': 'Слишком много попыток. Попробуйте позже',
  },
} as const
