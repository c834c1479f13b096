// expect: verstak/boundaries
export { alpha } from './testing/makeAlpha.ts'
