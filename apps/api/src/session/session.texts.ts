export const sessionTexts = {
  /** A user without name, e-mail and phone. */
  nameless: 'Личный кабинет',
} as const
