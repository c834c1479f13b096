/** Name of the shop in its feeds. */
export const FEED_SHOP_NAME = 'Верстак'
