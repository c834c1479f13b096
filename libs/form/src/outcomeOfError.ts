import { readApiError } from '@verstak/api-client/readApiError'
import type { FieldErrors, FormProblem } from './formLogic.ts'
import { refusedMessage } from './form.texts.ts'

/**
 * Converts a failed call to form errors: a detail whose path ends with the name of a field, such as `contact.phone`,
 * is shown there, with the server's text if it sent one; anything else is a problem of the whole form.
 *
 * @param fields names of the controls
 */
export function outcomeOfError<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { errors?: FieldErrors<Field>; problem?: FormProblem } {
  const failure = readApiError(error)
  if (!failure && !isAbort(error)) globalThis.reportError?.(error)
  const told = (failure?.details ?? []).flatMap(({ field: path, text }) => {
    const field = fields.find((name) => name === path.split('.').at(-1))
    return field ? [[field, text ?? refusedMessage]] : []
  })
  if (told.length > 0) return { errors: Object.fromEntries(told) as FieldErrors<Field> }
  return { problem: { kind: kindOf(failure?.code) } }
}

/** A timeout set by the form. Any other error that is no failed call is a bug and must be reported. */
const isAbort = (error: unknown) => error instanceof DOMException

/** After an answer that breaks the contract, or no answer, the result is unknown. */
function kindOf(code: string | undefined): FormProblem['kind'] {
  if (code === undefined || code === 'unavailable' || code === 'internal') return 'lost'
  return code === 'rate-limited' ? 'limit' : 'failed'
}
