const YEAR_DAYS = 365

/** What a key of the device holds: a count from 0, whether something happened, or texts by name. */
export type DeviceKind = 'count' | 'flag' | 'texts'

/** Row of the table of keys. */
export interface DeviceKey {
  /** Name in the browser's storage, to the letter of the specification. */
  name: string
  kind: DeviceKind
  /** Days that it is remembered; null: as long as the tab's session. */
  days: number | null
}

/**
 * The table of what the store keeps in the browser's storage, beside the drafts of forms (`draftKeys.ts`, which pages bring
 * before anything happens); what it keeps in cookies stands in `contracts/cookie`.
 */
export const DEVICE_KEYS = {
  /** Step of the onboarding of a first organization, 1…3. */
  firstOrganizationStep: { name: 'onboardingFirstOrganizationAdded', kind: 'count', days: YEAR_DAYS },
  /** Sessions that a guest has had. */
  guestSessions: { name: 'onboardingUnauthorizedUserSession', kind: 'count', days: YEAR_DAYS },
  /** When the session that was counted last began, ms since 1970. */
  guestSessionStart: { name: 'onboarding_session_start', kind: 'count', days: null },
  /** The onboarding of guests was viewed. */
  guestOnboardingViewed: { name: 'onboardingUnauthorizedUserSessionViewed', kind: 'flag', days: YEAR_DAYS },
  /** A guest has added favourites. */
  guestFavorites: { name: 'favoritesAddedWithoutLogin', kind: 'flag', days: YEAR_DAYS },
  /** The hint about favourites was shown. */
  favoritesHintShown: { name: 'isFavoritesOnboardWasShown', kind: 'flag', days: YEAR_DAYS },
  /** Pages that were looked at, for the reminder of reviews. */
  pagesViewed: { name: 'pages_viewed', kind: 'count', days: YEAR_DAYS },
  /** Companies were told in this session what the store has for them. */
  businessInformerShown: { name: 'user_b2b_informer_showed', kind: 'flag', days: null },
  /** The question whether the region is right was put off (WIDGET-003). */
  regionPromptClosed: { name: 'region_prompt_closed', kind: 'flag', days: null },
} as const satisfies Record<string, DeviceKey>

/** Type of a key's value. */
export type DeviceValue<Key extends DeviceKey> = Key['kind'] extends 'count'
  ? number
  : Key['kind'] extends 'flag'
    ? boolean
    : Texts

/** Texts by name, such as what stands in the fields of a form. */
export type Texts = Readonly<Record<string, string>>
