/** The store's support line, as people read it: the one place where it is set. */
export const SUPPORT_PHONE = '8 800 550-37-70'
