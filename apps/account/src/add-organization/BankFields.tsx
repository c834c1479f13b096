import { findBank } from '@verstak/contracts/organization'
import { useHost } from '@verstak/host'
import { DigitsField } from '@verstak/ui-kit/DigitsField'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { TextField } from '@verstak/ui-kit/TextField'
import { isBik } from '@verstak/validators/bik'
import { useRef, useState } from 'react'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'
import * as styles from './addOrganizationStyles.tsx'

const BIK_DIGITS = 9
const ACCOUNT_DIGITS = 20
const ACCOUNT_GROUPS = [4, 4, 4, 4, 4]
const MAX_LETTERS = 300

/** Names of the fields of a bank. */
export type BankField = 'bankBik' | 'bankName' | 'settlementAccount' | 'correspondentAccount'

export interface BankFieldsProps {
  /** Props of a field, as `useForm` gives them. */
  field: (name: 'bankBik' | 'settlementAccount' | 'correspondentAccount') => { name: string; error: string | undefined }
  /** With what the fields begin. */
  values?: Partial<Record<BankField, string | null>>
}

/** Bank of an organization, all of it optional. A BIK fills in the bank's name and correspondent account. */
export function BankFields({ field, values = {} }: BankFieldsProps) {
  const { call } = useHost()
  const group = useRef<HTMLFieldSetElement>(null)
  const [known, setKnown] = useState({
    bankName: values.bankName ?? '',
    correspondentAccount: values.correspondentAccount ?? '',
  })

  async function fill(bik: string) {
    if (bik.length !== BIK_DIGITS || !isBik(bik)) return
    const bank = await call(findBank, { body: { bik } }).then(
      (answer) => answer.bank,
      () => null,
    )
    const typed = group.current?.querySelector<HTMLInputElement>('[name=bankBik]')?.value
    // Another one was typed meanwhile.
    if (bank && typed === bik) setKnown({ bankName: bank.name, correspondentAccount: bank.correspondentAccount ?? '' })
  }

  return (
    <fieldset ref={group} className={styles.bank}>
      <legend>
        {texts.bank} <span>{texts.optional}</span>
      </legend>
      <FormRow>
        <DigitsField
          {...field('bankBik')}
          label={texts.bik}
          max={BIK_DIGITS}
          defaultValue={values.bankBik ?? ''}
          onChange={(bik) => void fill(bik)}
        />
        <TextField
          key={known.bankName}
          name="bankName"
          label={texts.bankName}
          maxLength={MAX_LETTERS}
          defaultValue={known.bankName}
        />
      </FormRow>
      <FormRow>
        <DigitsField
          {...field('settlementAccount')}
          label={texts.settlementAccount}
          max={ACCOUNT_DIGITS}
          groups={ACCOUNT_GROUPS}
          defaultValue={values.settlementAccount ?? ''}
        />
        <DigitsField
          key={known.correspondentAccount}
          {...field('correspondentAccount')}
          label={texts.correspondentAccount}
          max={ACCOUNT_DIGITS}
          groups={ACCOUNT_GROUPS}
          defaultValue={known.correspondentAccount}
        />
      </FormRow>
    </fieldset>
  )
}
