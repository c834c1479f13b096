// expect: verstak/boundaries
export { thing } from '@verstak/nowhere'
