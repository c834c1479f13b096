import { SUPPORT_PHONE } from '@verstak/contracts/support'

export const captchaTexts = {
  label: 'Я не робот',
  noScriptTitle: 'Нужна проверка «Я не робот»',
  noScript: `Она работает только со скриптами. Включите их и обновите страницу, или подождите час и отправьте форму ещё раз. Или позвоните нам: ${SUPPORT_PHONE}`,
  /** After wrong passwords, which count for a day. */
  noScriptPassword: `Она работает только со скриптами. Включите их и обновите страницу, войдите по коду из SMS или восстановите пароль. Или позвоните нам: ${SUPPORT_PHONE}`,
  note: 'проверка на вашем устройстве',
  loading: 'Готовим проверку',
  working: 'Проверяем…',
  done: 'Проверка пройдена',
  failed: 'Проверка не удалась.',
  retry: 'Попробовать ещё раз',
}
