/** Names of the notices that consist of more than a sentence with a link. */
export const NOTICE = {
  companyOffer: 'buyAsB2bPopup',
  firstOrganization: 'onboardingFirstOrganizationAdded',
  prepayment: 'prepaymentRequired',
  /** Stored on the device; the server has no notices for guests. */
  guestOnboarding: 'onboardingUnauthorizedUserSession',
  /** Specific to this store: offers for companies, shown to guests. */
  businessInformer: 'businessInformer',
  /** Specific to this store: slot of the reviews remote's reminder. */
  reviewReminder: 'reviewReminder',
} as const

/** Notices that are one sentence with a link. */
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

/** False for names that only newer pages support. */
export const hasView = (name: string): boolean => known.has(name)

const weights = new Map<string, number>([
  [NOTICE.firstOrganization, 3],
  ['newOrdersFilter', 2],
])

/** Priority of a notice; the highest is shown first (NOTIFY-007…009, 011). */
export const weightOf = (name: string): number => weights.get(name) ?? 1
