import * as v from 'valibot'
import type { FieldErrors, FormLogic, FormOutcome, FormProblem } from './formLogic.ts'
import { outcomeOfError } from './outcomeOfError.ts'

/** Sentences of a field: one for any fault, one per flag, or made of all flags. */
export type FieldWords = string | Readonly<Record<string, string>> | ((flags: readonly never[]) => string)

/** Names of all fields that a schema gives, in any of its variants. */
export type FieldOf<Values> = Values extends unknown ? keyof Values & string : never

/** What a form is made of. */
export interface FormDefinition<Context, Schema extends v.GenericSchema, Result, Problem> {
  /** Schema of the fields' texts by name, as `FormData` gives them; an issue's message is a flag of the validators. */
  schema: (context: Context) => Schema
  /** Sentences of the fields that can be wrong, in the order of the form. */
  words: Partial<Record<FieldOf<v.InferOutput<Schema>>, FieldWords>>
  /** Sentences of what the schema lets pass, where a rule looks at several fields at once. */
  faultsOf?: (values: v.InferOutput<Schema>, context: Context) => FieldErrors<FieldOf<v.InferOutput<Schema>>>
  /** Sends what was read. Throw what the call throws: a detail of the API's lands at the field that its path ends with. */
  send: (
    values: v.InferOutput<Schema>,
    context: Context,
  ) => Promise<FormOutcome<FieldOf<v.InferOutput<Schema>>, Result, Problem>>
}

/**
 * Makes a form's logic out of its schema, its sentences and its call. The fields themselves hold what is filled in: they are
 * read when something is to be checked or sent, so they work before this code is here. Import it late; pages that nobody
 * fills in then carry neither schemas nor valibot.
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
      // Something is missing that is no field of the visitor's.
      if (values === undefined) return { problem: { kind: 'failed' } }
      try {
        return await send(values, context)
      } catch (error) {
        return outcomeOfError(error, Object.keys(words) as Field[])
      }
    },
  }
}

/** One sentence per field, in the order of `words`. */
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
