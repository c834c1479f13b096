const YEAR_DAYS = 365

/** Type of a stored value: a count from 0, a flag, or texts by name. */
export type DeviceKind = 'count' | 'flag' | 'texts'

/** Row of the table of keys. */
export interface DeviceKey {
  /** Name in the browser's storage, exactly as in the specification. */
  name: string
  kind: DeviceKind
  /** Lifetime in days; null: until the tab's session ends. */
  days: number | null
}

/**
 * All keys in the browser's storage except form drafts (`draftKeys.ts`, which pages load immediately). Cookies are in
 * `contracts/cookie`.
 */
export const DEVICE_KEYS = {
  /** Step of the onboarding of a first organization, 1…3. */
  firstOrganizationStep: { name: 'onboardingFirstOrganizationAdded', kind: 'count', days: YEAR_DAYS },
  /** Number of a guest's sessions. */
  guestSessions: { name: 'onboardingUnauthorizedUserSession', kind: 'count', days: YEAR_DAYS },
  /** Start of the last counted session, ms since 1970. */
  guestSessionStart: { name: 'onboarding_session_start', kind: 'count', days: null },
  /** The onboarding of guests was viewed. */
  guestOnboardingViewed: { name: 'onboardingUnauthorizedUserSessionViewed', kind: 'flag', days: YEAR_DAYS },
  /** A guest has added favourites. */
  guestFavorites: { name: 'favoritesAddedWithoutLogin', kind: 'flag', days: YEAR_DAYS },
  /** The hint about favourites was shown. */
  favoritesHintShown: { name: 'isFavoritesOnboardWasShown', kind: 'flag', days: YEAR_DAYS },
  /** Number of viewed pages, for the review reminder. */
  pagesViewed: { name: 'pages_viewed', kind: 'count', days: YEAR_DAYS },
  /** The benefits for companies were shown in this session. */
  businessInformerShown: { name: 'user_b2b_informer_showed', kind: 'flag', days: null },
  /** The confirmation of the region was dismissed (WIDGET-003). */
  regionConfirmationClosed: { name: 'region_prompt_closed', kind: 'flag', days: null },
  /** Last autologin at the social network, ms since 1970 (SOCIAL-007). */
  vkAutologinAt: { name: 'vkAutologinAt', kind: 'count', days: YEAR_DAYS },
  /** Its account was used to sign in here; signing out of the store then signs out there. */
  vkSignedIn: { name: 'vk_signed_in', kind: 'flag', days: YEAR_DAYS },
  /** A passkey was offered. */
  passkeyOffered: { name: 'passkey_offered', kind: 'flag', days: 30 },
  /** A passkey is to be offered on the next page: its visitor has just signed in without one. */
  passkeyOfferDue: { name: 'passkey_offer_due', kind: 'flag', days: null },
} as const satisfies Record<string, DeviceKey>

/** Type of a key's value. */
export type DeviceValue<Key extends DeviceKey> = Key['kind'] extends 'count'
  ? number
  : Key['kind'] extends 'flag'
    ? boolean
    : Texts

/** Texts by name, such as the values of form fields. */
export type Texts = Readonly<Record<string, string>>
