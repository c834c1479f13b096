import type { MemberRole } from '@verstak/contracts/organization'
import { formatPrice } from '@verstak/money'
import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

/** Sentences of organizations for shoppers. */
export const organizationTexts = {
  required: 'Поле обязательно для заполнения',
  own: 'Эта организация уже есть в вашем списке',
  taken: 'Эту организацию уже добавил другой пользователь. Попросите владельца пригласить вас или напишите нам',
  notFound: 'Организация не найдена',
  registerDown: 'Реестр организаций сейчас не отвечает. Заполните данные вручную',
  tooLong: (most: number) => `Не длиннее ${most} символов`,
  bikFirst: 'Укажите БИК: без него счёт не проверить',
  lastOwner: 'У организации должен остаться хотя бы один владелец. Сначала сделайте владельцем другого участника',
  ownRights: 'Свои права изменить нельзя. Попросите другого владельца',
  alreadyMember: 'Этот пользователь уже участник организации',
  limitOfPurchaser: 'Лимит заказа бывает только у закупщика',
  overOrderLimit: (limit: number) =>
    `Заказ дороже вашего лимита ${formatPrice(limit)}. Уменьшите заказ или попросите владельца организации`,
} as const

export const roleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'владелец',
  manager: 'менеджер',
  purchaser: 'закупщик',
}

/** The mail with which somebody is invited. */
export const invitationLetter = {
  subject: (name: string) => `Приглашение в организацию ${name}`,
  text: ({
    name,
    inn,
    role,
    inviter,
    link,
  }: Record<'name' | 'inn' | 'inviter' | 'link', string> & { role: MemberRole }) =>
    [
      'Здравствуйте!',
      `${inviter} приглашает вас покупать в магазине «${SHOP_NAME_PLACEHOLDER}» от организации ${name}, ИНН ${inn}. Ваша роль: ${roleNames[role]}.`,
      `Чтобы принять приглашение, откройте ссылку и войдите с этой почтой: ${link}`,
      'Ссылка действует 7 дней. Если вы не ждали приглашения, ничего не делайте.',
    ].join('\n\n'),
} as const
