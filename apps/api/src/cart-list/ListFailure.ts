import type { ListProblem } from '@verstak/contracts/cartList'

/** A list cannot be read. */
export class ListFailure extends Error {
  override readonly name = 'ListFailure'
  readonly problem: ListProblem

  constructor(problem: ListProblem) {
    super(`The list cannot be read: ${problem}.`)
    this.problem = problem
  }
}
