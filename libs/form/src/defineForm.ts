import * as v from 'valibot'
import type { FieldErrors, FormLogic, FormOutcome, FormProblem } from './formLogic.ts'
import { outcomeOfError } from './outcomeOfError.ts'

/** Messages of a field: one for any fault, one per flag, or built from all flags. */
export type FieldWords = string | Readonly<Record<string, string>> | ((flags: readonly never[]) => string)

/** Names of all fields of a schema, in any of its variants. */
export type FieldOf<Values> = Values extends unknown ? keyof Values & string : never

/** Definition of a form. */
export interface FormDefinition<Context, Schema extends v.GenericSchema, Result, Problem> {
  /** Schema of the fields' texts by name, as in `FormData`; an issue's message is a validator's flag. */
  schema: (context: Context) => Schema
  /** Messages of the fields that can be invalid, in the order of the form. */
  words: Partial<Record<FieldOf<v.InferOutput<Schema>>, FieldWords>>
  /** Messages for rules across several fields, which the schema does not check. */
  faultsOf?: (values: v.InferOutput<Schema>, context: Context) => FieldErrors<FieldOf<v.InferOutput<Schema>>>
  /** Sends the values. Rethrow the call's error: a detail of the API is shown at the field that its path ends with. */
  send: (
    values: v.InferOutput<Schema>,
    context: Context,
  ) => Promise<FormOutcome<FieldOf<v.InferOutput<Schema>>, Result, Problem>>
}

/**
 * Creates a form's logic from its schema, messages and call. The fields themselves hold their values, which are read
 * on validation and submission, so they work before this code loads. Import it lazily: otherwise every page with the
 * form would load the schemas and valibot.
 */
export function defineForm<Context, Schema extends v.GenericSchema, Result, Problem = never>(
  definition: FormDefinition<Context, Schema, Result, Problem>,
): FormLogic<Context, FieldOf<v.InferOutput<Schema>>, Result, Problem | FormProblem> {
  type Field = FieldOf<v.InferOutput<Schema>>
  const { schema, faultsOf, send } = definition
  const words = definition.words as Readonly<Partial<Record<string, FieldWords>>>

  function read(form: HTMLFormElement, context: Context): [FieldErrors<Field>, v.InferOutput<Schema> | undefined] {
    const { success, output, issues } = v.safeParse(schema(context), Object.fromEntries(new FormData(form)))
    if (!success) return [errorsOf<Field>(issues, words), undefined]
    return [faultsOf?.(output, context) ?? {}, output]
  }

  return {
    check: (form, context) => read(form, context)[0],
    async submit(form, context) {
      const [errors, values] = read(form, context)
      if (Object.keys(errors).length > 0) return { errors }
      // Something other than the visitor's fields is missing.
      if (values === undefined) return { problem: { kind: 'failed' } }
      try {
        return await send(values, context)
      } catch (error) {
        return outcomeOfError(error, Object.keys(words) as Field[])
      }
    },
  }
}

/** One message per field, in the order of `words`. */
function errorsOf<Field extends string>(
  issues: readonly v.BaseIssue<unknown>[],
  words: Readonly<Partial<Record<string, FieldWords>>>,
): FieldErrors<Field> {
  const told = Object.entries(words).flatMap(([field, sentences]) => {
    const flags = issues.filter((issue) => v.getDotPath(issue) === field).map(({ message }) => message)
    return flags.length > 0 && sentences !== undefined ? [[field, sentenceOf(sentences, flags)]] : []
  })
  return Object.fromEntries(told) as FieldErrors<Field>
}

function sentenceOf(words: FieldWords, flags: readonly string[]): string {
  if (typeof words === 'string') return words
  if (typeof words === 'function') return words(flags as readonly never[])
  return words[flags[0] ?? ''] ?? ''
}
