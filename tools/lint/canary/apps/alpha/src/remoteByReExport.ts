// expect: verstak/boundaries, verstak/boundaries
export { page } from '@verstak/beta/page'
export * from '../../beta/src/page.ts'
