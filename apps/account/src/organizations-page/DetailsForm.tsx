import { useQueryClient } from '@tanstack/react-query'
import type { OrganizationRow } from '@verstak/contracts/organization'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { BankFields } from '../add-organization/BankFields.tsx'
import { detailsLogic } from './detailsLogic.ts'
import { detailTexts as texts, organizationsTexts } from './organizations.texts.ts'
import { organizationsQuery } from './organizationsQuery.ts'
import * as styles from './organizationsStyles.tsx'

const MAX_LETTERS = 500

const load = async () => detailsLogic

export interface DetailsFormProps {
  organization: OrganizationRow
  onClose: () => void
}

/** Changes address and bank of an organization. */
export function DetailsForm({ organization, onClose }: DetailsFormProps) {
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
        maxLength={MAX_LETTERS}
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
