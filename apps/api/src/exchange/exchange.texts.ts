/** Category of products whose source names none. */
export const UNSORTED_CATEGORY = 'Другие товары'
