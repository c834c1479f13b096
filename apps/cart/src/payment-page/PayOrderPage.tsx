import { FIND_PAYMENT_FORM } from '@verstak/contracts/payment'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useLoaderData, useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { paymentTexts as texts } from './payment.texts.ts'
import type { PayOrderVisit } from './payOrderPageLoader.ts'
import { note, page, sheet } from './paymentStyles.tsx'

/** Codes of the API that have the words for what a form may meet. */
const FORM_PROBLEMS = { lost: 'unavailable', limit: 'rate-limited', failed: 'internal' } as const

/** In the chunk of the checkout's form: another name would cost every page that has the cart's buttons. */
const load = async () => (await import(/* webpackChunkName: "checkout" */ './findOrderLogic.ts')).findOrderLogic

/** Finds an order to pay by its number and phone (ROUTE-064): a form that works without scripts, too. */
export function PayOrderPage() {
  const visit = useLoaderData<PayOrderVisit>()
  const { call } = useHost()
  const navigate = useNavigate()
  const form = useForm({
    load,
    context: { call },
    onSent: (link) => navigate(link),
    // Whether an order was found depends on both.
    related: { phone: ['number'] },
  })
  // What the form without scripts was answered, until this one has an answer of its own.
  const problem = form.problem ? FORM_PROBLEMS[form.problem.kind] : visit.problem
  return (
    <Container className={page}>
      <title>{texts.findDocumentTitle}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{texts.findTitle}</Heading>
      <form {...form.props} action={FIND_PAYMENT_FORM} className={sheet}>
        {problem && (
          <Message tone="danger" title={texts.problemTitle} isLive>
            {texts.problem(problem)}
          </Message>
        )}
        <p className={note}>{texts.findLead}</p>
        <TextField
          {...form.field('number')}
          label={texts.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          size="l"
        />
        <PhoneField {...form.field('phone')} label={texts.phone} required size="l" />
        <Button type="submit" size="l" loading={form.isSending} loadingLabel={texts.finding}>
          {texts.findAction}
        </Button>
      </form>
    </Container>
  )
}
