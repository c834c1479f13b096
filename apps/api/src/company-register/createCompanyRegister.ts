import { DomainError } from '../DomainError.ts'
import type { RegisterBank, RegisterCompany } from './CompanyRegister.ts'
import { createDadataRegister, type DadataSettings } from './createDadataRegister.ts'
import { createOwnRegister } from './createOwnRegister.ts'

/** The register that the shop asks. */
export interface Companies {
  /** As {@link CompanyRegister.findCompanies}. @throws DomainError `unavailable` when the register does not answer in time */
  findCompanies(inn: string): Promise<RegisterCompany[]>
  /** As {@link CompanyRegister.findBank}. @throws DomainError `unavailable` */
  findBank(bik: string): Promise<RegisterBank | null>
}

export interface CompaniesOptions {
  /** Null: the shop's own register of made-up companies. */
  dadata: DadataSettings | null
  log: { warn(fields: object, text: string): void }
  /** How long the register may take; 3 s by default. */
  timeLimitMs?: number
}

/** The shop's register of companies, by its settings. */
export function createCompanyRegister({ dadata, log, timeLimitMs = 3_000 }: CompaniesOptions): Companies {
  const register = dadata ? createDadataRegister(dadata) : createOwnRegister()

  async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    try {
      return await ask(AbortSignal.timeout(timeLimitMs))
    } catch (err) {
      log.warn({ err }, 'The register of companies does not answer')
      throw new DomainError('unavailable')
    }
  }

  return {
    findCompanies: (inn) => inTime((signal) => register.findCompanies(inn, signal)),
    findBank: (bik) => inTime((signal) => register.findBank(bik, signal)),
  }
}
