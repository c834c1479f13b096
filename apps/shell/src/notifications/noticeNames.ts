/** Names of the notices that are more than a sentence with a link. */
export const NOTICE = {
  companyOffer: 'buyAsB2bPopup',
  firstOrganization: 'onboardingFirstOrganizationAdded',
  prepayment: 'prepaymentRequired',
  /** Kept on the device; the server knows no guests. */
  guestOnboarding: 'onboardingUnauthorizedUserSession',
  /** Ours: what the store has for companies, told to guests. */
  businessInformer: 'businessInformer',
  /** Ours: the place of the reminder that the reviews remote shows. */
  reviewReminder: 'reviewReminder',
} as const

/** A sentence with a link each. */
const SENTENCES = [
  'newOrdersFilter',
  'newPostPaymentTypes',
  'onboardingNotificationSettings',
  'onboardingPostpay',
  'newDocumentsFilter',
  'onboardingOrderAvailableForReview',
  'managerChangeNotification',
  'extendedAccessGranted',
] as const

/** Name of a notice that is one sentence. */
export type SentenceName = (typeof SENTENCES)[number] | typeof NOTICE.guestOnboarding | typeof NOTICE.businessInformer

const known = new Set<string>([...SENTENCES, ...Object.values(NOTICE)])

/** False for what a newer server may tell: it waits for a newer page. */
export const hasView = (name: string): boolean => known.has(name)

const weights = new Map<string, number>([
  [NOTICE.firstOrganization, 3],
  ['newOrdersFilter', 2],
])

/** The heaviest pending notice is shown first (NOTIFY-007…009, 011). */
export const weightOf = (name: string): number => weights.get(name) ?? 1
