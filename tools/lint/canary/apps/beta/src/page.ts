// expect: nothing
export type Page = string
export const page: Page = 'page'
