import { SUPPORT_PHONE } from '@verstak/contracts/support'

export const loginPageTexts = {
  documentTitle: 'Вход или регистрация — Верстак',
  back: 'Назад',
  recoveryTitle: 'Новый пароль',
  recoveryLead: 'Придумайте новый пароль. На других устройствах нужно будет войти заново.',
  newPassword: 'Новый пароль',
  save: 'Сохранить и войти',
  expired: 'Ссылка больше не действует. Запросите новую.',
  again: 'Войти или запросить новую ссылку',
  silent: `Вход сейчас недоступен. Повторите попытку или позвоните нам ${SUPPORT_PHONE}`,
}
