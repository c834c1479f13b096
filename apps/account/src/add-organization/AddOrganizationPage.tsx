import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { useState } from 'react'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { sessionQuery } from '../own-page/sessionQuery.ts'
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
  const account = useQuery(sessionQuery(call)).data?.account
  return (
    <OwnPage current={ORGANIZATIONS} address={ADDRESS} title={texts.title} isGuest={!account}>
      <Steps />
    </OwnPage>
  )
}

function Steps() {
  const [step, setStep] = useState<1 | 2>(1)
  const announceAdded = useAddedMessage(() => openPage(ORGANIZATIONS))
  return (
    <div className={styles.card} data-step={step}>
      <TwoSteps onStep={(next) => setStep(next)} onAdded={announceAdded} />
    </div>
  )
}
