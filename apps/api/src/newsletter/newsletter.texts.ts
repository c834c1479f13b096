import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

/** Why an e-mail was not subscribed, by the error of the answer. */
export const newsletterMessages = {
  AlreadyExistFeed: 'Этот email уже подписан на рассылку',
  LimitReached: 'Письмо на этот email уже отправлено. Проверьте почту или повторите попытку завтра',
} as const

/** The first letter of the newsletter. */
export const welcomeLetter = {
  subject: `Вы подписаны на рассылку магазина «${SHOP_NAME_PLACEHOLDER}»`,
  text: (link: string) =>
    [
      'Здравствуйте!',
      `Подписка подтверждена: будем писать о скидках и акциях магазина «${SHOP_NAME_PLACEHOLDER}», не чаще раза в неделю.`,
      `Отписаться можно в любой момент: ${link}`,
    ].join('\n\n'),
} as const

/** The letter that asks to confirm a subscription. */
export const confirmationLetter = {
  subject: `Подтвердите подписку на рассылку магазина «${SHOP_NAME_PLACEHOLDER}»`,
  text: (link: string) =>
    [
      'Здравствуйте!',
      `Кто-то, скорее всего вы, попросил присылать на этот адрес новости о скидках и акциях магазина «${SHOP_NAME_PLACEHOLDER}».`,
      `Чтобы подтвердить подписку, откройте ссылку: ${link}`,
      'Ссылка действует 7 дней. Если вы не подписывались, ничего не делайте: писем не будет.',
    ].join('\n\n'),
} as const
