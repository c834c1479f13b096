/** Sentence per wrong field; the keys are names of controls. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Why a form could not be sent, where no single field is to blame. */
export interface FormProblem {
  /**
   * `lost`: nobody knows whether it arrived, or the page's code did not come; the same may be sent again. `limit`: too many
   * tries. `failed`: anything else.
   */
  kind: 'lost' | 'limit' | 'failed'
}

/** What became of a form that was sent: it arrived, or something is wrong with fields, with the whole, or with both. */
export type FormOutcome<Field extends string, Result, Problem> =
  { result: Result } | { errors?: FieldErrors<Field>; problem?: Problem }

/**
 * What a form needs once somebody uses it: made by `defineForm`, and brought late.
 *
 * @typeParam Context what checking and sending need to know besides the fields
 */
export interface FormLogic<Context, Field extends string, Result, Problem> {
  /** What is wrong with what stands in the fields; empty when all is right. */
  check: (form: HTMLFormElement, context: Context) => FieldErrors<Field>
  /** Checks, then sends. Never rejects. */
  submit: (form: HTMLFormElement, context: Context) => Promise<FormOutcome<Field, Result, Problem>>
}
