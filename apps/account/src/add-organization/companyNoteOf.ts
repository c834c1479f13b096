import type { Company } from '@verstak/contracts/organization'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'

/** What tells a company from its branches: KPP, «головная», the address. */
export function companyNoteOf({
  kpp,
  isBranch,
  legalAddress,
}: Pick<Company, 'kpp' | 'isBranch' | 'legalAddress'>): string {
  const number = kpp === null ? [] : [isBranch ? texts.kppOf(kpp) : `${texts.kppOf(kpp)}, ${texts.head}`]
  return [...number, ...(legalAddress === null ? [] : [legalAddress])].join('. ')
}
