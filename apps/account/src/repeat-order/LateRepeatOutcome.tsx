import { createLatePart } from '../late-part/createLatePart.tsx'

/** `RepeatOutcome`, whose code comes with the first press that repeats an order. */
export const LateRepeatOutcome = createLatePart(() =>
  import(/* webpackChunkName: "repeat-outcome" */ './RepeatOutcome.tsx').then((code) => code.RepeatOutcome),
)
