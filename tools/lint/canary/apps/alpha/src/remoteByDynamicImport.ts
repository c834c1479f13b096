// expect: verstak/boundaries, verstak/boundaries
export const loadByName = () => import('@verstak/beta/page')
export const loadByTemplate = () => import(`../../beta/src/page.ts`)
