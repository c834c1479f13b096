import type { FormProblem } from '@verstak/form/formLogic'
import { Message } from '@verstak/ui-kit/Message'
import { calculatorTexts } from './calculator.texts.ts'

/** Why nothing was computed. */
export function CalculatorProblem({ problem }: { problem: FormProblem }) {
  const { title, text } = problem.kind === 'limit' ? calculatorTexts.limit : calculatorTexts.failed
  return (
    <Message tone="danger" title={title} isLive>
      {text}
    </Message>
  )
}
