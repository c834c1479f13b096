import { SUPPORT_PHONE } from '@verstak/contracts/support'

export const captchaTexts = {
  label: 'Я не робот',
  noScript: `Проверка «Я не робот» работает только со скриптами. Включите их, подождите час или позвоните нам ${SUPPORT_PHONE}`,
  note: 'проверка на вашем устройстве',
  loading: 'Готовим проверку',
  working: 'Проверяем…',
  done: 'Проверка пройдена',
  failed: 'Проверка не удалась.',
  retry: 'Попробовать ещё раз',
}
