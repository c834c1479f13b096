import { Message } from '@verstak/ui-kit/Message'
import { profilePageTexts as texts } from './profilePage.texts.ts'

/** What concerns no single field. */
export function FormProblem({ problem }: { problem: { kind: string; text?: string } | null }) {
  if (!problem) return null
  const words = { captcha: texts.captcha, limit: texts.tooOften, said: problem.text }[problem.kind]
  return (
    <Message tone={problem.kind === 'captcha' ? 'info' : 'danger'} isLive>
      {words ?? texts.failed}
    </Message>
  )
}
