/** The shop's own addresses are paths; anything else is another site. */
export const isElsewhere = (url: string): boolean => !url.startsWith('/')
