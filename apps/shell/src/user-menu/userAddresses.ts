/** Pages of the account that only the menu leads to. */
export const ORGANIZATIONS = '/user/organizations/'
export const ADD_ORGANIZATION = '/user/organizations/add/'
/** Where staff begins. */
export const ADMIN = '/admin/product/'
