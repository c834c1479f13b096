/** How often something may happen: `points` times within a window that begins with the first time. */
export interface LimitRule {
  points: number
  /** Length of the window, seconds. */
  seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * All numbers of sign-in. A contact is a phone or an e-mail, an address that of a computer (of IPv6 its first half), a
 * browser the holder of a sign-in's cookie.
 *
 * | what                       | for each | how often                                    | then                            |
 * | -------------------------- | -------- | -------------------------------------------- | ------------------------------- |
 * | codes sent                 | contact  | 1 in 60 s; 5 an hour; 10 a day               | wait (isLimit, blockingEndDate) |
 * |                            | address  | 20 an hour                                   | the same                        |
 * |                            | browser  | 10 an hour                                   | the same                        |
 * | codes tried and wrong      | code     | 5                                            | another code                    |
 * |                            | contact  | 2 an hour in each browser, 5 beyond that     | wait                            |
 * |                            | address  | 60 an hour                                   | wait                            |
 * | passwords tried and wrong  | account  | 5, then after 60 s, 2 min … 15 min one each  | wait (delay)                    |
 * |                            | address  | 100 an hour                                  | wait                            |
 * | mails of recovery          | e-mail   | 1 in 60 s; 3 an hour                         | wait                            |
 * |                            | address  | 20 an hour                                   | wait                            |
 * | e-mails looked up          | address  | 300 an hour                                  | wait                            |
 * | accounts made              | address  | 30 an hour                                   | wait                            |
 * | tasks of the captcha       | address  | 120 a minute                                 | 429                             |
 */
export const SIGN_IN_LIMITS = {
  codePause: { points: 1, seconds: MINUTE },
  codesPerContactHour: { points: 5, seconds: HOUR },
  codesPerContactDay: { points: 10, seconds: DAY },
  codesPerAddress: { points: 20, seconds: HOUR },
  codesPerBrowser: { points: 10, seconds: HOUR },
  /**
   * What a browser with a code of the contact has for itself, so that nobody can use up the tries of its owner. With the
   * five codes an hour, and what all browsers share beyond that, at most 15 codes an hour are compared for a contact.
   */
  wrongCodesPerContactAndBrowser: { points: 2, seconds: HOUR },
  wrongCodesPerContact: { points: 5, seconds: HOUR },
  wrongCodesPerAddress: { points: 60, seconds: HOUR },
  /** The first tries; each further one takes the whole window, whose length grows. */
  passwordsPerAccount: { points: 5, seconds: MINUTE },
  /** Only counted: how many in a row were wrong. */
  wrongPasswordsInARow: { points: Number.MAX_SAFE_INTEGER, seconds: DAY },
  wrongPasswordsPerAddress: { points: 100, seconds: HOUR },
  recoveryPause: { points: 1, seconds: MINUTE },
  recoveriesPerEmail: { points: 3, seconds: HOUR },
  recoveriesPerAddress: { points: 20, seconds: HOUR },
  lookUpsPerAddress: { points: 300, seconds: HOUR },
  accountsPerAddress: { points: 30, seconds: HOUR },
  captchaTasksPerAddress: { points: 120, seconds: MINUTE },
  /** Each solution counts once; longer than the task's lifetime. */
  captchaSolution: { points: 1, seconds: 10 * MINUTE },
} as const satisfies Record<string, LimitRule>

export type SignInLimit = keyof typeof SIGN_IN_LIMITS

/** Delay after the fifth wrong password, seconds; it doubles with each further one. */
export const FIRST_PASSWORD_DELAY = MINUTE
export const LONGEST_PASSWORD_DELAY = 15 * MINUTE

/**
 * How often something may have happened before the captcha is asked for; the first two wrong codes of a browser do not
 * count to those of the contact. A second code for the same contact or from the
 * same browser needs it always.
 */
export const CAPTCHA_AFTER = {
  codesPerAddress: 5,
  wrongCodesPerContact: 3,
  wrongPasswordsInARow: 3,
  wrongPasswordsPerAddress: 10,
  recoveriesPerEmail: 1,
  recoveriesPerAddress: 5,
  lookUpsPerAddress: 20,
  accountsPerAddress: 5,
} as const satisfies Partial<Record<SignInLimit, number>>
