/** Start page of the personal account. */
export const CABINET = '/user/dashboard/'
