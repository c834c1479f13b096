/** Pages that header and tab bar link to once a remote answers them. */
export const FAVORITES = '/user/favorites/'
export const COMPARE = '/compare/'
export const ORDERS = '/user/orders/all/'
export const FOR_COMPANIES = '/b2b/'
