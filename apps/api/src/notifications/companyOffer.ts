/** The popup with offers for companies (NOTIFY-012): for every user without a company, until he has viewed it. */
export const COMPANY_OFFER = 'buyAsB2bPopup'
