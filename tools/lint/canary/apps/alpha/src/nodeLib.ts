// expect: verstak/boundaries
export { record } from '@verstak/records'
