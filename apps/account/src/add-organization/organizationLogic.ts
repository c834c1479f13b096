import { addOrganization } from '@verstak/contracts/organization'
import type { Company } from '@verstak/contracts/organization'
import { defineForm } from '@verstak/form/defineForm'
import type { FieldErrors, FormOutcome, FormProblem } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import { kppFault } from '@verstak/validators/kpp'
import { ogrnFault } from '@verstak/validators/ogrn'
import { kppMessages, kppRequiredMessage, ogrnMessage } from '@verstak/validators/organization.texts'
import * as v from 'valibot'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'
import { bankErrors } from './bankErrors.ts'
import type { Numbers } from './findCompany.ts'
import { sortErrors, type OrganizationField } from './organizationErrors.ts'

export interface OrganizationContext extends Pick<Host, 'call'> {
  numbers: Numbers
  /** Null: filled by hand. */
  company: Company | null
  /** The organization was not added (ERR-016); a sentence of the server for another popup. */
  onFailed: (text: string | null) => void
}

const text = v.optional(v.pipe(v.string(), v.trim()), '')
const digits = v.optional(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\D/g, '')),
  ),
  '',
)

/** Step 2 of adding an organization. */
export const organizationLogic = defineForm({
  schema: () =>
    v.object({
      inn: text,
      kpp: digits,
      ogrn: digits,
      companyName: text,
      legalAddress: text,
      samePostal: v.optional(v.string(), ''),
      postalAddress: text,
      bankBik: digits,
      bankName: text,
      settlementAccount: digits,
      correspondentAccount: digits,
      setMain: v.optional(v.string(), ''),
    }),
  words: {
    inn: '',
    kpp: '',
    ogrn: '',
    companyName: '',
    legalAddress: '',
    postalAddress: '',
    bankBik: '',
    settlementAccount: '',
    correspondentAccount: '',
  },
  faultsOf(values, { numbers: { personType } }: OrganizationContext) {
    const owner = personType === 'ur' ? 'legal' : 'entrepreneur'
    const wrongKpp = personType === 'ur' ? kppFault(values.kpp) : null
    const wrongOgrn = values.ogrn === '' ? null : ogrnFault(values.ogrn, owner)
    const empty = (['companyName', 'legalAddress', 'postalAddress'] as const).filter(
      (field) => values[field] === '' && !(field === 'postalAddress' && values.samePostal),
    )
    const errors: FieldErrors<OrganizationField> = {
      ...(wrongKpp && { kpp: wrongKpp === 'empty' ? kppRequiredMessage : kppMessages[wrongKpp] }),
      ...(wrongOgrn && { ogrn: ogrnMessage(wrongOgrn, owner) }),
      ...Object.fromEntries(empty.map((field) => [field, texts.required])),
      ...bankErrors(values),
    }
    return errors
  },
  async send(
    { samePostal, setMain, kpp, ...values },
    { call, numbers, company, onFailed },
  ): Promise<FormOutcome<OrganizationField, string, FormProblem>> {
    const { personType, inn } = numbers
    const own = { personType, inn, kpp: personType === 'ur' ? kpp : '', id: company?.id ?? null }
    // Letters go where the company is, unless it says otherwise (ORG-011).
    const postalAddress = samePostal ? values.legalAddress : values.postalAddress
    const body = { ...values, ...own, postalAddress, setMain: setMain !== '' }
    const answer = await call(addOrganization, { body }).catch(() => null)
    if (answer?.data.meta) return { result: values.companyName }
    const { fields, other } = sortErrors(answer?.errors ?? [])
    if (Object.keys(fields).length > 0) return { errors: fields }
    onFailed(other)
    return { problem: { kind: 'failed' } }
  },
})
