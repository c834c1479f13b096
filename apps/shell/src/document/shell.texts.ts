import { SUPPORT_PHONE } from '@verstak/contracts/support'

/** Texts of the shell's own error pages. */
export const errorTexts = {
  notFound: {
    title: 'Страница не найдена',
    advice: 'Возможно, товар снят с продажи или в адресе опечатка. Поищите его по названию или начните с каталога.',
  },
  badAddress: {
    title: 'Такого адреса нет',
    advice: 'В адресе есть ошибка. Поищите товар по названию или начните с каталога.',
  },
  unavailable: {
    title: 'Что-то пошло не так',
    advice: `Обновите страницу через минуту или позвоните нам: ${SUPPORT_PHONE}.`,
  },
  failed: {
    title: 'Что-то пошло не так',
    advice: `Попробуйте ещё раз или позвоните нам: ${SUPPORT_PHONE}.`,
  },
  retry: 'Попробовать ещё раз',
  home: 'На главную',
  /** @param address path that was probably meant */
  meant: (address: string) => `Перейти на ${address}`,
} as const
