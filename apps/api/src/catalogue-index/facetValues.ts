/** Values of the facet «availability»; the ids stand in addresses. */
export const AVAILABILITY = { pickupToday: 1, courierTomorrow: 2, onOrder: 3 } as const

/** Values of the facet «rating»; the ids stand in addresses. */
export const RATING = { high: 1, reviewed: 2 } as const

/** From this rating on a product counts as `RATING.high`. */
export const HIGH_RATING_TENTHS = 45
