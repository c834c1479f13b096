// expect: nothing
export { readFileSync as start } from 'node:fs'
