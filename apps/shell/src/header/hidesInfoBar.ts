/** First segments of pages without distractions: cart, checkout, the loyalty club (HEADER-011). */
const QUIET = /^\/(cart|cart-checkout|checkout|pay-order|alfa-club)\//

/** True on pages without the bar above the header. */
export const hidesInfoBar = (pathname: string): boolean => QUIET.test(pathname)
