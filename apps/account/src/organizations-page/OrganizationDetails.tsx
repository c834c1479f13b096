import type { OrganizationRow } from '@verstak/contracts/organization'
import { Button } from '@verstak/ui-kit/Button'
import { useState } from 'react'
import { createLatePart } from '../late-part/createLatePart.tsx'
import { detailTexts as texts } from './organizations.texts.ts'
import * as styles from './organizationsStyles.tsx'

const DetailsForm = createLatePart(() =>
  import(/* webpackChunkName: "details-form" */ './DetailsForm.tsx').then((code) => code.DetailsForm),
)

/** All that is known of an organization; owners and managers change address and bank. */
export function OrganizationDetails({ organization }: { organization: OrganizationRow }) {
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <DetailsForm organization={organization} onClose={() => setEdited(false)} />
  const { ogrn, legalAddress, postalAddress, bankName, bankBik, settlementAccount, correspondentAccount } = organization
  const rows = [
    [texts.ogrn, ogrn],
    [texts.legalAddress, legalAddress],
    [texts.postalAddress, postalAddress],
    [texts.bank, bankName],
    [texts.bik, bankBik],
    [texts.settlementAccount, settlementAccount],
    [texts.correspondentAccount, correspondentAccount],
  ] as const
  return (
    <>
      <dl className={styles.details}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? texts.none}</dd>
          </div>
        ))}
      </dl>
      {organization.role !== 'purchaser' && (
        <Button variant="secondary" onClick={() => setEdited(true)}>
          {texts.change}
        </Button>
      )}
    </>
  )
}
