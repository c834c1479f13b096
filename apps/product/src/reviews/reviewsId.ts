/** Id of the reviews section; ratings link to it. */
export const REVIEWS_ID = 'reviews'
