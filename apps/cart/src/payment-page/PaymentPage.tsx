import { PAY_ORDER_ADDRESS } from '@verstak/contracts/address'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { PaymentOfOrder } from './PaymentOfOrder.tsx'
import { paymentTexts as texts } from './payment.texts.ts'
import type { PaymentVisit } from './paymentPageLoader.ts'
import { page } from './paymentStyles.tsx'

/** Page on which an order is paid, and to which the shopper comes back from the bank (ROUTE-065). */
export function PaymentPage() {
  const { address, problem } = useLoaderData<PaymentVisit>()
  return (
    <Container className={page}>
      <meta name="robots" content="noindex" />
      {/* The address opens the order: nobody learns more than the origin, without which the API takes no form. */}
      <meta name="referrer" content="strict-origin" />
      {address ? <PaymentOfOrder address={address} problem={problem} /> : <Missing />}
    </Container>
  )
}

function Missing() {
  return (
    <>
      <title>{texts.missing}</title>
      <EmptyState
        level={1}
        title={texts.missing}
        actions={
          <>
            <Button href={PAY_ORDER_ADDRESS}>{texts.find}</Button>
            <Button href="/user/orders/all/" variant="secondary">
              {texts.orders}
            </Button>
          </>
        }
      >
        {texts.missingNote}
      </EmptyState>
    </>
  )
}
