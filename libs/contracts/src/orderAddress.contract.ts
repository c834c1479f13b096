/**
 * Thank-you page of a placed order. It opens with the cookie of the order's cart; otherwise it needs the `key` of the
 * signed link.
 */
export const thanksAddress = (orderGuid: string) => `/cart-checkout/thanks/?order=${orderGuid}`

/** The user's orders in the cabinet (ROUTE-046). */
export const ORDERS_ADDRESS = '/user/orders/all/'

/** Page of one of them. */
export const orderAddress = (orderGuid: string) => `/user/orders/${orderGuid}/`

/** Page of an order's payment (ROUTE-065). It opens as its thank-you page does. @param key of the order's signed link */
export const paymentAddress = (orderGuid: string, key?: string | null) =>
  `/checkout/payment/?orderid=${orderGuid}${key ? `&key=${encodeURIComponent(key)}` : ''}`

/** Where an order to pay is found by its number and phone (ROUTE-064). */
export const PAY_ORDER_ADDRESS = '/pay-order/'

/** Where a placed order leads: to its payment where it is paid online, else to the thank-you page, its `link`. */
export function afterOrderAddress({ guid, link }: { guid: string; link: string }, payment: string): string {
  if (payment !== 'online' && payment !== 'sbp') return link
  return paymentAddress(guid, new URLSearchParams(link.split('?')[1]).get('key'))
}

/** The invoice of an order that is paid so, as PDF. It opens with the cookie of the order's cart or with its key. */
export const invoiceAddress = (orderGuid: string, key: string | null) =>
  `/api/v1/order/invoice?guid=${orderGuid}${key === null ? '' : `&key=${key}`}`
