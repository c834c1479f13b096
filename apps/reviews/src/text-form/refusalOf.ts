import type { RefusedText } from '@verstak/contracts/textForm'
import type { FormProblem } from '@verstak/form/formLogic'

/** The refusal of a page without scripts as `useForm` takes it. */
export const refusalOf = (refused: RefusedText | null) => ({
  errors: refused?.errors ?? {},
  problem: refused?.problem ? ({ kind: refused.problem } satisfies FormProblem) : null,
})
