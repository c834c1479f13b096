import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

/** What a notice says, and the line of the log. */
export interface Notice {
  subject: string
  /** What has happened; what to do follows below. */
  what: string
  purpose: string
}

const WHEN = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' })

/** Mails that tell users what happens to their account; see `sendNotice`. */
export const notices = {
  newSignIn: ({ at, device, address }: { at: Date; device: string; address: string }): Notice => ({
    subject: 'Новый вход',
    what: `В ваш аккаунт вошли с устройства, с которого раньше не входили.\n\nКогда: ${WHEN.format(at)} (МСК)\nУстройство: ${device}\nАдрес: ${address}`,
    purpose: 'new-sign-in',
  }),
  newWay: (way: string): Notice => ({
    subject: `Новый способ входа в «${SHOP_NAME_PLACEHOLDER}»`,
    what: `В ваш аккаунт теперь можно войти так: ${way}.`,
    purpose: 'new-sign-in-way',
  }),
  removedWay: (way: string): Notice => ({
    subject: `Способ входа в «${SHOP_NAME_PLACEHOLDER}» удалён`,
    what: `В ваш аккаунт больше нельзя войти так: ${way}.`,
    purpose: 'removed-sign-in-way',
  }),
  passwordChanged: {
    subject: 'Пароль изменён',
    what: 'Пароль вашей учётной записи изменён, на всех других устройствах нужно войти заново.',
    purpose: 'password-changed',
  },
  passwordRecovered: {
    subject: 'Пароль изменён',
    what: 'Пароль вашей учётной записи изменён по ссылке из письма, на всех других устройствах нужно войти заново.',
    purpose: 'password-recovered',
  },
  emailChanged: (masked: string): Notice => ({
    subject: 'Email изменён',
    what: `Email вашей учётной записи изменён на ${masked}.`,
    purpose: 'email-changed',
  }),
} as const

/** @param origin of the shop @param phone its support line */
export const ifNotYou = (origin: string, phone: string) =>
  `Если это были не вы:\n1. Задайте новый пароль: ${origin}/login/ («Забыли пароль?»).\n2. Завершите чужие сеансы: ${origin}/user/devices/\n3. Позвоните нам, если войти не получается: ${phone}.`

/** In the mail about a new way to sign in, or one that is gone. */
export const wayTexts = {
  passkey: (device: string) => `ключ доступа (${device})`,
} as const
