import { changeOrganization } from '@verstak/contracts/organization'
import type { OrganizationRow } from '@verstak/contracts/organization'
import { defineForm } from '@verstak/form/defineForm'
import type { FormOutcome, FormProblem } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { addOrganizationTexts } from '../add-organization/addOrganization.texts.ts'
import { bankErrors } from '../add-organization/bankErrors.ts'
import { sortErrors, type OrganizationField } from '../add-organization/organizationErrors.ts'

export interface DetailsContext extends Pick<Host, 'call'> {
  id: number
  onFailed: () => void
}

const text = v.optional(v.pipe(v.string(), v.trim()), '')
const digits = v.optional(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\D/g, '')),
  ),
  '',
)

/** Postal address and bank of an organization. */
export const detailsLogic = defineForm({
  schema: () =>
    v.object({
      postalAddress: text,
      bankBik: digits,
      bankName: text,
      settlementAccount: digits,
      correspondentAccount: digits,
    }),
  words: { postalAddress: '', bankBik: '', settlementAccount: '', correspondentAccount: '' },
  faultsOf: (values, _: DetailsContext) => ({
    ...(values.postalAddress === '' && { postalAddress: addOrganizationTexts.required }),
    ...bankErrors(values),
  }),
  async send(values, { call, id, onFailed }): Promise<FormOutcome<OrganizationField, OrganizationRow[], FormProblem>> {
    const answer = await call(changeOrganization, { body: { id, ...values } }).catch(() => null)
    if (answer?.errors.length === 0) return { result: answer.organizations }
    const { fields } = sortErrors(answer?.errors ?? [])
    if (Object.keys(fields).length > 0) return { errors: fields }
    onFailed()
    return { problem: { kind: 'failed' } }
  },
})
