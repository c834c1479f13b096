// expect: verstak/boundaries
export { sum } from '../../../libs/sums/src/sum.ts'
