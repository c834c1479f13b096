import { isAccount } from '@verstak/validators/bankAccount'
import { BANKS } from './banks.data.ts'
import { KNOWN_COMPANIES } from './companies.data.ts'
import type { CompanyRegister, RegisterCompany } from './CompanyRegister.ts'
import { COMPANY_COUNT, findMadeCompany, makeCompany } from './makeCompanies.ts'

/** Some thousand made-up companies with valid numbers, and banks: for shops without a key at a register. */
export function createOwnRegister(): CompanyRegister {
  return {
    async findCompanies(inn) {
      const known = KNOWN_COMPANIES.filter((company) => company.inn === inn)
      return known.length > 0 ? known : findMadeCompany(inn)
    },
    async findBank(bik) {
      const name = BANKS[bik]
      return name === undefined ? null : { name, correspondentAccount: correspondentOf(bik) }
    },
  }
}

/** All companies of the own register. */
export const allCompanies = (): RegisterCompany[] => [
  ...KNOWN_COMPANIES,
  ...Array.from({ length: COMPANY_COUNT }, (_, number) => makeCompany(number)).flat(),
]

/** `30101810`, a check digit, zeros, and the last three digits of the BIK. */
function correspondentOf(bik: string): string | null {
  const accounts = Array.from({ length: 10 }, (_, digit) => `30101810${digit}00000000${bik.slice(6)}`)
  return accounts.find((account) => isAccount(account, 'correspondent', bik)) ?? null
}
