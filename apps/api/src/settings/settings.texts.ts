/** Words of settings in the journal. */
export const settingsTexts = {
  settings: 'Настройки магазина',
  requisites: 'Реквизиты продавца',
  kpp: 'У организации с ИНН из 10 цифр есть КПП',
  noKpp: 'У предпринимателя КПП нет: оставьте поле пустым',
} as const
