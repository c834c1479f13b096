/** Id of the place of reviews, where ratings lead. */
export const REVIEWS_ID = 'reviews'
