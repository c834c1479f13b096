import type { BankFields } from './checkOrganization.ts'

/** Columns of an organization for postal address and bank; what was left empty is null. */
export const bankRowOf = (fields: BankFields) => ({
  postal_address: fields.postalAddress.trim(),
  settlement_account: fields.settlementAccount.trim() || null,
  bank_bik: fields.bankBik.trim() || null,
  bank_name: fields.bankName.trim() || null,
  correspondent_account: fields.correspondentAccount.trim() || null,
})
