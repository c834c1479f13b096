import type { StaffRole } from '@verstak/contracts/staffRole'

/** Roles of the staff. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'владелец',
  manager: 'менеджер',
  content: 'контент',
  warehouse: 'склад',
  support: 'поддержка',
}

export const sessionTexts = {
  /** A user without name, e-mail and phone. */
  nameless: 'Личный кабинет',
  /** His data could not be read. */
  unreadable: 'Не удалось загрузить данные. Обновите страницу или попробуйте позже.',
  yandexBrowser: 'Яндекс Браузер',
  unknownDevice: 'Неизвестное устройство',
  /** To staff whose role is not enough. */
  forbidden: (role: StaffRole) =>
    `Ваша роль — «${ROLE_NAMES[role]}», она не позволяет этого. Попросите владельца магазина.`,
} as const
