import type { Consent } from '@verstak/contracts/consent'
import { legalAddress } from '@verstak/contracts/legal'
import type { ConsentRow } from './consent.sql.ts'

/** A consent as the contract has it. */
export const wireConsentOf = (row: ConsentRow): Consent => ({
  id: row.id,
  purpose: row.purpose,
  form: row.form,
  document: { url: legalAddress(row.slug, row.version), title: row.title, version: row.version },
  email: row.email,
  phone: row.phone,
  givenAt: row.given_at.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
})
