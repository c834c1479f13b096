import { SUPPORT_PHONE } from '@verstak/contracts/support'

/** Texts of the modal host's own windows. */
export const modalTexts = {
  close: 'Понятно',
  cancel: 'Отмена',
  retry: 'Повторить',
  loading: 'Загружаем',
  video: 'Видео',
  errors: {
    later: { title: 'Что-то пошло не так', text: 'Произошла ошибка. Повторите попытку позже.' },
    call: { title: 'Ошибка', text: `Повторите попытку или позвоните нам ${SUPPORT_PHONE}` },
  },
}
