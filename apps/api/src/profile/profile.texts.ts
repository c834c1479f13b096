import { SUPPORT_PHONE } from '@verstak/contracts/support'

/** What changes of a profile say. */
export const profileTexts = {
  passwordNeeded: 'Введите текущий пароль',
  signInAgain: 'Чтобы изменить эти данные, выйдите и войдите ещё раз',
  wrongPassword: 'Неверный пароль',
  samePassword: 'Новый пароль совпадает с текущим',
  sameContact: 'Этот контакт уже подтвержден в вашем профиле',
} as const

/** Messages to users. */
export const profileMessages = {
  passwordChanged: {
    subject: 'Пароль изменён',
    text: `Пароль вашей учётной записи изменён, на всех других устройствах нужно войти заново. Если это были не вы, восстановите пароль на странице входа и позвоните нам: ${SUPPORT_PHONE}.`,
  },
  emailChanged: (masked: string) => ({
    subject: 'Email изменён',
    text: `Email вашей учётной записи изменён на ${masked}. Если это были не вы, позвоните нам: ${SUPPORT_PHONE}.`,
  }),
  phoneChanged: (masked: string) =>
    `Номер телефона вашей учётной записи изменён на ${masked}. Если это были не вы, позвоните: ${SUPPORT_PHONE}.`,
} as const
