// expect: verstak/boundaries
export { start } from '@verstak/server/start'
