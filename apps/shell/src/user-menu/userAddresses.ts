/** Pages of the account that only the menu links to. */
export const ORGANIZATIONS = '/user/organizations/'
export const ADD_ORGANIZATION = '/user/organizations/add/'
export const PROFILE = '/user/profile/'
/** Start page of staff. */
export const ADMIN = '/admin/product/'
