// expect: verstak/boundaries
export { readFileSync } from 'node:fs'
