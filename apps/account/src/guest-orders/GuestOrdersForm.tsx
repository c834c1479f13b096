import { useQueryClient } from '@tanstack/react-query'
import { listOrders } from '@verstak/contracts/userOrders'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { Message } from '@verstak/ui-kit/Message'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { useState } from 'react'
import { CodeStep } from '../profile-page/CodeStep.tsx'
import { profilePageTexts } from '../profile-page/profilePage.texts.ts'
import { useCodeSteps } from '../profile-page/useCodeSteps.ts'
import { guestOrdersTexts as texts } from './guestOrders.texts.ts'
import type { GuestOrdersOutcome } from './guestOrdersLogic.ts'
import { guestOrdersForm } from './guestOrdersStyles.tsx'

const load = () =>
  import(/* webpackChunkName: "guest-orders" */ './guestOrdersLogic.ts').then((code) => code.guestOrdersLogic)

/** The phone of the orders, then the code that was sent there. */
export function GuestOrdersForm() {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const steps = useCodeSteps()
  const [found, setFound] = useState<number | null>(null)
  const stage = steps.isCodeStage ? ('code' as const) : ('phone' as const)
  const form = useForm({ load, context: { call, stage, takeCaptcha: steps.captcha.take }, onSent: take })

  async function take(outcome: GuestOrdersOutcome) {
    setFound(outcome.kind === 'claimed' ? outcome.found : null)
    if (outcome.kind !== 'claimed') return steps.take(outcome)
    steps.reopen()
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === listOrders.path })
  }

  return (
    <form className={guestOrdersForm} {...form.props} aria-label={texts.title}>
      <PhoneField {...form.field('phone')} label={texts.phone} size="l" readOnly={steps.sent !== null} required />
      <CodeStep
        form={form}
        steps={steps}
        sentText={texts.sent}
        codeLabel={profilePageTexts.code.phone}
        action={texts.add}
        changeText={texts.change}
      >
        {found !== null && (
          <Message tone={found > 0 ? 'ok' : 'info'} isLive>
            {found > 0 ? texts.found(found) : texts.none}
          </Message>
        )}
      </CodeStep>
    </form>
  )
}
