/** Address of the section. */
export const EXCHANGE_PAGE = '/admin/exchange/'
