import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { Company } from '@verstak/contracts/organization'
import { getSession } from '@verstak/contracts/session'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { DigitsField } from '@verstak/ui-kit/DigitsField'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { Message } from '@verstak/ui-kit/Message'
import { TextField } from '@verstak/ui-kit/TextField'
import { useEffect, useRef, useState } from 'react'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'
import { BankFields } from './BankFields.tsx'
import type { Numbers } from './findCompany.ts'
import type { ManualReason } from './NumbersStep.tsx'
import { organizationLogic } from './organizationLogic.ts'
import * as styles from './addOrganizationStyles.tsx'

const MOST = { name: 300, address: 500 } as const

/** The step itself is loaded lazily, so its logic is imported directly. */
const load = async () => organizationLogic

export interface DetailsStepProps {
  numbers: Numbers
  /** Found in the register; null = filled by hand. */
  company: Company | null
  reason: ManualReason | null
  onReset: () => void
  onAdded: (name: string) => void
}

/** Step 2: the whole form, filled from the company that was found. */
export function DetailsStep({ numbers, company, reason, onReset, onAdded }: DetailsStepProps) {
  const { call } = useHost()
  const { showError } = useModals()
  const account = useQuery(endpointQuery(call, getSession, {})).data?.account
  const [isSame, setSame] = useState(true)
  const top = useRef<HTMLDivElement>(null)
  const form = useForm({
    load,
    context: {
      call,
      numbers,
      company,
      onFailed: (text) =>
        showError(text === null ? { advice: 'call', title: texts.failedTitle, text: texts.failed } : { text }),
    },
    onSent: onAdded,
  })
  const { personType, inn } = numbers
  const innError = form.field('inn').error

  // The step before is gone, and with it what had the focus.
  useEffect(() => top.current?.focus(), [])

  return (
    <form className={styles.stack} {...form.props}>
      <p className={styles.lead}>{texts.step(2)}</p>
      <div ref={top} className={styles.found} tabIndex={-1}>
        <p className={styles.foundWords}>
          {company?.companyName ?? texts.isByHand}
          <small>{texts.innNote(inn, noteOf(company, reason))}</small>
        </p>
        <Button variant="link" onClick={onReset}>
          {texts.changeInn}
        </Button>
      </div>
      {innError && (
        <Message tone="danger" isLive>
          {innError}
        </Message>
      )}
      <FormRow>
        {personType === 'ur' && (
          <DigitsField
            {...form.field('kpp')}
            label={texts.kpp}
            max={9}
            required
            defaultValue={company ? (company.kpp ?? '') : numbers.kpp}
          />
        )}
        <DigitsField
          {...form.field('ogrn')}
          label={texts.ogrn[personType]}
          max={personType === 'ur' ? 13 : 15}
          defaultValue={company?.ogrn ?? ''}
        />
      </FormRow>
      <TextField
        {...form.field('companyName')}
        label={texts.companyName}
        maxLength={MOST.name}
        required
        autoComplete="organization"
        defaultValue={company?.companyName ?? ''}
      />
      <TextField
        {...form.field('legalAddress')}
        label={texts.legalAddress}
        maxLength={MOST.address}
        required
        defaultValue={company?.legalAddress ?? ''}
      />
      <Checkbox
        name="samePostal"
        label={texts.samePostal}
        checked={isSame}
        onChange={({ target }) => setSame(target.checked)}
      />
      {!isSame && (
        <TextField {...form.field('postalAddress')} label={texts.postalAddress} maxLength={MOST.address} required />
      )}
      <BankFields field={form.field} />
      {account?.isTrusted && account.contractors.length > 0 && (
        <Checkbox
          name="setMain"
          defaultChecked
          label={
            <span>
              {texts.setMain}
              <small className={styles.note}>{texts.setMainNote}</small>
            </span>
          }
        />
      )}
      <div>
        <Button type="submit" size="l" loading={form.isSending} loadingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

function noteOf(company: Company | null, reason: ManualReason | null): string {
  if (company) return company.since === null ? texts.inRegister : texts.since(company.since)
  if (reason === 'registerDown') return texts.registerDown
  return reason === 'notFound' ? texts.notFound : texts.chosenByHand
}
