/** Id of the departments on the home page. */
export const CATALOGUE_ID = 'catalogue'

/** Where all departments stand, for links that have to work without JavaScript. */
export const CATALOGUE_ADDRESS = `/#${CATALOGUE_ID}`
