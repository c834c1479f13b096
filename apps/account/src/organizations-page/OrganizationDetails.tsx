import { useQueryClient } from '@tanstack/react-query'
import type { OrganizationRow } from '@verstak/contracts/organization'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { useState } from 'react'
import { BankFields } from '../add-organization/BankFields.tsx'
import { detailsLogic } from './detailsLogic.ts'
import { detailTexts as texts, organizationsTexts } from './organizations.texts.ts'
import { organizationsQuery } from './organizationsQuery.ts'
import * as styles from './organizationsStyles.tsx'

const MOST_LETTERS = 500

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

const load = async () => detailsLogic

function DetailsForm({ organization, onClose }: { organization: OrganizationRow; onClose: () => void }) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { showError } = useModals()
  const toast = useToasts()
  const form = useForm({
    load,
    context: { call, id: organization.id, onFailed: () => showError({ text: organizationsTexts.failed }) },
    onSent(organizations) {
      queryClient.setQueryData(organizationsQuery(call).queryKey, { organizations })
      toast({ text: texts.saved, tone: 'ok' })
      onClose()
    },
  })
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        {...form.field('postalAddress')}
        label={texts.postalAddress}
        maxLength={MOST_LETTERS}
        required
        autoFocus
        defaultValue={organization.postalAddress ?? ''}
      />
      <BankFields field={form.field} values={organization} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.isSending}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
