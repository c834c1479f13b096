import { readApiError } from '@verstak/api-client/readApiError'
import type { FieldErrors, FormProblem } from './formLogic.ts'
import { refusedMessage } from './form.texts.ts'

/**
 * What a failed call means to a form: a detail whose path ends with the name of a field, such as `contact.phone`, is told
 * there, in the server's words where it sent some; anything else is a problem of the whole form.
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

/** A time limit of the form's own; whatever else is no failed call is a mistake in the code, which must not go unheard. */
const isAbort = (error: unknown) => error instanceof DOMException

/** An answer that breaks the contract, or none at all, leaves open what has happened. */
function kindOf(code: string | undefined): FormProblem['kind'] {
  if (code === undefined || code === 'unavailable' || code === 'internal') return 'lost'
  return code === 'rate-limited' ? 'limit' : 'failed'
}
