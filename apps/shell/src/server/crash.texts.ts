import { SUPPORT_PHONE } from '@verstak/contracts/support'

export const crashTexts = {
  500: {
    title: 'Что-то пошло не так',
    advice: `Мы уже знаем об ошибке. Обновите страницу через минуту или позвоните нам: ${SUPPORT_PHONE}.`,
    link: 'Обновить страницу',
  },
  503: {
    title: 'Магазин ненадолго закрыт',
    advice: `Обновите страницу через минуту или позвоните нам: ${SUPPORT_PHONE}.`,
    link: 'Обновить страницу',
  },
} as const
