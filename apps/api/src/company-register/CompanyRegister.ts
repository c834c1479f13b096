import type { Company } from '@verstak/contracts/organization'

/** A company or branch, with what only the shop keeps of it. */
export interface RegisterCompany extends Company {
  /** Main kind of activity, as the classification OKVED 2 codes it: `46.74`; null when unknown. */
  activityType: string | null
}

export interface RegisterBank {
  name: string
  /** Null for banks without one. */
  correspondentAccount: string | null
}

/** A register of companies and banks. Numbers that come in have valid check digits. */
export interface CompanyRegister {
  /**
   * Everything under an INN that is not liquidated: the company, the head first, and its branches.
   * @throws when the register does not answer, or with something else than agreed
   */
  findCompanies(inn: string, signal: AbortSignal): Promise<RegisterCompany[]>
  /** The bank of a BIK; null when there is none. @throws as above */
  findBank(bik: string, signal: AbortSignal): Promise<RegisterBank | null>
}
