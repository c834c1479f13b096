import type { MemberRole } from '@verstak/contracts/organization'

/** The page `/user/organizations/`. */
export const organizationsTexts = {
  title: 'Мои организации',
  add: 'Добавить организацию',
  empty: 'Организаций пока нет',
  emptyAdvice: 'Добавьте организацию, чтобы покупать по счёту, с документами и ценами для бизнеса.',
  search: 'Найти по названию или ИНН',
  nothing: 'Такой организации в списке нет',
  inn: (inn: string) => `ИНН ${inn}`,
  kpp: (kpp: string) => `КПП ${kpp}`,
  main: 'основная',
  active: 'Покупаете от неё',
  buy: 'Покупать от неё',
  buyOf: (name: string) => `Покупать от неё: ${name}`,
  setMain: 'Сделать основной',
  setMainOf: (name: string) => `Сделать основной: ${name}`,
  isMain: (name: string) => `${name} теперь основная. После входа вы покупаете от неё`,
  limit: (sum: string) => `Ваш лимит на заказ ${sum}`,
  members: (count: number) => `Участники: ${count}`,
  membersOf: (name: string) => `Участники организации ${name}`,
  details: 'Реквизиты',
  leave: 'Выйти из организации',
  leaveOf: (name: string) => `Выйти из организации ${name}`,
  leaveTitle: (name: string) => `Выйти из организации ${name}?`,
  leaveText: 'Её заказы, документы и цены станут вам недоступны. Вернуться можно только по приглашению.',
  left: 'Вы вышли из организации',
  failed: 'Не получилось. Проверьте связь и попробуйте ещё раз',
  invitation: 'Приглашение',
  invited: (name: string, role: string) => `Вас приглашают покупать от организации ${name}. Ваша роль: ${role}.`,
  accept: 'Принять приглашение',
  accepted: (name: string) => `Теперь вы покупаете и от организации ${name}`,
  badInvitation: 'Приглашение не открывается',
  badInvitationText:
    'Оно устарело, уже принято, отозвано или отправлено на другую почту. Войдите с той почтой, на которую пришло письмо, или попросите прислать новое.',
} as const

export const roleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'Владелец',
  manager: 'Менеджер',
  purchaser: 'Закупщик',
}

/** What the rows of details are called. */
export const detailTexts = {
  ogrn: 'ОГРН',
  legalAddress: 'Юридический адрес',
  postalAddress: 'Почтовый адрес',
  bank: 'Банк',
  bik: 'БИК',
  settlementAccount: 'Расчётный счёт',
  correspondentAccount: 'Корр. счёт',
  none: 'не указан',
  change: 'Изменить адрес и банк',
  save: 'Сохранить',
  cancel: 'Отмена',
  saved: 'Реквизиты сохранены. В новых счетах будут они',
} as const
