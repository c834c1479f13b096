import { STAFF_ROLE_NAMES } from '@verstak/contracts/staffWords.texts'
import type { StaffRole } from '@verstak/contracts/staffRole'

export const sessionTexts = {
  /** A user without name, e-mail and phone. */
  nameless: 'Личный кабинет',
  /** His data could not be read. */
  unreadable: 'Не удалось загрузить данные. Обновите страницу или попробуйте позже.',
  yandexBrowser: 'Яндекс Браузер',
  unknownDevice: 'Неизвестное устройство',
  /** To staff whose role is not enough. */
  forbidden: (role: StaffRole) =>
    `Ваша роль — «${STAFF_ROLE_NAMES[role]}», она не позволяет этого. Попросите владельца магазина.`,
} as const
