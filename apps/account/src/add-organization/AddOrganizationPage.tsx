import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSession } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { CabinetFrame } from '@verstak/remote-kit/CabinetFrame'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { useState } from 'react'
import { addPageTexts as texts } from './addPage.texts.ts'
import { openPage } from './reloadPage.ts'
import { TwoSteps } from './TwoSteps.tsx'
import { useAddedMessage } from './useAddedMessage.tsx'
import * as styles from './addOrganizationStyles.tsx'

const ADDRESS = '/user/organizations/add/'
const ORGANIZATIONS = '/user/organizations/'

/** The same two steps as a page (ROUTE-048); it leads to the list afterwards. */
export function AddOrganizationPage() {
  const { call } = useHost()
  const account = useQuery(endpointQuery(call, getSession, {})).data?.account
  return (
    <CabinetFrame current={ORGANIZATIONS} title={texts.title}>
      <title>{texts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      {account ? <Steps /> : <GuestPage />}
    </CabinetFrame>
  )
}

function Steps() {
  const [step, setStep] = useState<1 | 2>(1)
  const tellAdded = useAddedMessage(() => openPage(ORGANIZATIONS))
  return (
    <div className={styles.card} data-step={step}>
      <TwoSteps onStep={(next) => setStep(next)} onAdded={tellAdded} />
    </div>
  )
}

function GuestPage() {
  return (
    <EmptyState
      title={texts.guest}
      actions={
        <Button size="l" href={`/login/?next=${encodeURIComponent(ADDRESS)}`}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.guestAdvice}
    </EmptyState>
  )
}
