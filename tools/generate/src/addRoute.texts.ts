/** What the list of pages calls a page whose heading is not Russian yet. */
export const routeTexts = { section: (title: string) => `Раздел «${title}»` }
