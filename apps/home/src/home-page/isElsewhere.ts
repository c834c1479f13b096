/** True for addresses of other sites; the shop's own addresses are paths. */
export const isElsewhere = (url: string): boolean => !url.startsWith('/')
