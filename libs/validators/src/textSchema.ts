import * as v from 'valibot'

/**
 * Schema of a text for a validator; trims the text. The message of each issue is the flag of one fault, as in all
 * contracts; the view turns it into a sentence with the validator's texts. A value that is not a string is `invalid`.
 *
 * @param faultsOf the validator: one flag or several; null or none when the text is valid
 */
export function textSchema<Fault extends string>(faultsOf: (text: string) => Fault | readonly Fault[] | null) {
  return v.pipe(v.string('invalid'), v.trim(), faultCheck(faultsOf))
}

/** The same without trimming, for passwords. */
export function exactTextSchema<Fault extends string>(faultsOf: (text: string) => Fault | readonly Fault[] | null) {
  return v.pipe(v.string('invalid'), faultCheck(faultsOf))
}

function faultCheck<Fault extends string>(faultsOf: (text: string) => Fault | readonly Fault[] | null) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const message of [faultsOf(dataset.value) ?? []].flat()) addIssue({ message })
  })
}
