/** Selector of the account link: the user's link in the header, «Профиль» on a phone. */
export const CABINET_ENTRY = '[data-user-entry]'
