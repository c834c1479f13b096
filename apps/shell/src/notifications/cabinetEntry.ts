/** Marks the way into the cabinet: the user's link in the header, «Профиль» on a phone. */
export const CABINET_ENTRY = '[data-user-entry]'
