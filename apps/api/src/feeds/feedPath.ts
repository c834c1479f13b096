/** Where marketplaces find the feeds. */
export const FEED_PATH = '/api/feeds/'

/** Address of a feed, within the shop. */
export const feedAddress = (key: string): string => `${FEED_PATH}${key}.yml`
