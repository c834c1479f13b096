export const captchaTexts = {
  label: 'Я не робот',
  note: 'проверка на вашем устройстве',
  loading: 'Готовим проверку',
  working: 'Проверяем…',
  done: 'Проверка пройдена',
  failed: 'Проверка не удалась.',
  retry: 'Попробовать ещё раз',
}
