/** The popup with what companies get (NOTIFY-012): for everybody without a company, until he has looked at it. */
export const COMPANY_OFFER = 'buyAsB2bPopup'
