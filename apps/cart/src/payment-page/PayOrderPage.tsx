import { FIND_PAYMENT_FORM } from '@verstak/contracts/payment'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { paymentTexts as texts } from './payment.texts.ts'
import type { PayOrderVisit } from './payOrderPageLoader.ts'
import { note, page, sheet } from './paymentStyles.tsx'

/** Finds an order to pay by its number and phone (ROUTE-064): a plain form, which works without scripts. */
export function PayOrderPage() {
  const { problem } = useLoaderData<PayOrderVisit>()
  return (
    <Container className={page}>
      <title>{texts.findDocumentTitle}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{texts.findTitle}</Heading>
      <form method="post" action={FIND_PAYMENT_FORM} className={sheet}>
        {problem && (
          <Message tone="danger" title={texts.problemTitle} isLive>
            {texts.problem(problem)}
          </Message>
        )}
        <p className={note}>{texts.findLead}</p>
        <TextField
          label={texts.number}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          size="l"
        />
        <PhoneField label={texts.phone} name="phone" required size="l" />
        <Button type="submit" size="l">
          {texts.findAction}
        </Button>
      </form>
    </Container>
  )
}
