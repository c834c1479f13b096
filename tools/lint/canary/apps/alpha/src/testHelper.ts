// expect: verstak/boundaries
export { sample } from '@verstak/samples/sample'
