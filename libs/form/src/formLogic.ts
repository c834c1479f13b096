/** Message per invalid field; the keys are names of controls. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Why a form could not be sent, if it concerns no single field. */
export interface FormProblem {
  /**
   * `lost`: it is unknown whether the form arrived, or the form's code did not load; it can be sent again. `limit`:
   * too many attempts. `failed`: anything else.
   */
  kind: 'lost' | 'limit' | 'failed'
}

/** Outcome of a submission: success, or errors of fields, of the whole form, or both. */
export type FormOutcome<Field extends string, Result, Problem> =
  { result: Result } | { errors?: FieldErrors<Field>; problem?: Problem }

/**
 * Logic of a form: created by `defineForm` and loaded lazily.
 *
 * @typeParam Context data for validation and submission besides the fields
 */
export interface FormLogic<Context, Field extends string, Result, Problem> {
  /** Validates the fields; empty when all are valid. */
  check: (form: HTMLFormElement, context: Context) => FieldErrors<Field>
  /** Validates, then sends. Never rejects. */
  submit: (form: HTMLFormElement, context: Context) => Promise<FormOutcome<Field, Result, Problem>>
}
