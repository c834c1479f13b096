import * as v from 'valibot'

/**
 * Schema of a text that a validator accepts, trimmed. Each issue's message is the flag of one fault, as in all contracts;
 * the view turns it into a sentence with the validator's texts. What is no text at all is `invalid`.
 *
 * @param faultsOf the validator: one flag or several; null or none when the text is right
 */
export function textSchema<Fault extends string>(faultsOf: (text: string) => Fault | readonly Fault[] | null) {
  return v.pipe(v.string('invalid'), v.trim(), faultCheck(faultsOf))
}

/** The same without trimming: in a password every character counts. */
export function exactTextSchema<Fault extends string>(faultsOf: (text: string) => Fault | readonly Fault[] | null) {
  return v.pipe(v.string('invalid'), faultCheck(faultsOf))
}

function faultCheck<Fault extends string>(faultsOf: (text: string) => Fault | readonly Fault[] | null) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const message of [faultsOf(dataset.value) ?? []].flat()) addIssue({ message })
  })
}
