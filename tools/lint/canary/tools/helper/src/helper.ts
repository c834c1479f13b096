// expect: verstak/boundaries
export { page } from '@verstak/beta/page'
