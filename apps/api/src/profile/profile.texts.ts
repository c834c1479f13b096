import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

/** What changes of a profile say. */
export const profileTexts = {
  passwordNeeded: 'Введите текущий пароль',
  signInAgain: 'Чтобы изменить эти данные, выйдите и войдите ещё раз',
  wrongPassword: 'Неверный пароль',
  samePassword: 'Новый пароль совпадает с текущим',
  sameContact: 'Этот контакт уже подтвержден в вашем профиле',
} as const

/** Messages to users; mails are in `notices`. */
export const profileMessages = {
  confirmEmail: (link: string) => ({
    subject: 'Подтвердите email',
    text: `Вы зарегистрировались в магазине «${SHOP_NAME_PLACEHOLDER}» с этим адресом. Чтобы получать на него коды и письма о заказах и восстанавливать пароль, подтвердите его:\n${link}\n\nСсылка действует три дня и один раз, в браузере, где вы вошли в свой аккаунт. Если вы не регистрировались, ничего делать не нужно.`,
  }),
  phoneChanged: (masked: string, supportPhone: string) =>
    `Номер телефона вашей учётной записи изменён на ${masked}. Если это были не вы, позвоните: ${supportPhone}.`,
} as const
