import { DomainError } from '../DomainError.ts'

/** A `Range` header that asks for bytes behind the end; answered with status 416. */
export class RangeNotSatisfiable extends DomainError {
  constructor(size: number) {
    super('invalid-input', { field: 'range', reason: 'unsatisfiable', message: `There are ${size} bytes.` })
  }
}
