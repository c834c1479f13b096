import PQueue from 'p-queue'
import * as v from 'valibot'
import type { CompanyRegister, RegisterCompany } from './CompanyRegister.ts'
import { DadataBanks, DadataParties, type DadataParty } from './dadataFormat.ts'

/** Calls to DaData at once, of the whole process; it allows thirty a second. */
const AT_ONCE = 6
/** Callers that wait for one of these; others are told at once that it does not answer. */
const MAX_WAITING = 60
/** The most that DaData gives at once. */
const MAX_COMPANIES = 300

/** The shop's key at DaData. */
export interface DadataSettings {
  /** Of the API with its version, `https://suggestions.dadata.ru/suggestions/api/4_1/rs`. */
  url: string
  token: string
}

/** DaData's suggestions: companies by INN, banks by BIK. */
export function createDadataRegister({ url, token }: DadataSettings): CompanyRegister {
  const queue = new PQueue({ concurrency: AT_ONCE })

  async function ask<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body: object,
    signal: AbortSignal,
  ): Promise<v.InferOutput<Schema>> {
    if (queue.size >= MAX_WAITING) throw new Error('Too many calls wait for DaData')
    return queue.add(
      async () => {
        const response = await fetch(`${url}${path}`, {
          method: 'POST',
          redirect: 'error',
          headers: {
            authorization: `Token ${token}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify(body),
          signal,
        })
        if (response.ok) return v.parse(schema, await response.json())
        await response.body?.cancel()
        throw new Error(`DaData answered ${response.status}`)
      },
      { signal },
    )
  }

  return {
    async findCompanies(inn, signal) {
      const { suggestions } = await ask(DadataParties, '/findById/party', { query: inn, count: MAX_COMPANIES }, signal)
      const companies = suggestions.filter(({ data }) => data.inn === inn && data.state?.status !== 'LIQUIDATED')
      return companies.map(toCompany).sort((one, other) => Number(one.isBranch) - Number(other.isBranch))
    },
    async findBank(bik, signal) {
      const { suggestions } = await ask(DadataBanks, '/findById/bank', { query: bik }, signal)
      const bank = suggestions.find(({ data }) => data.bic === bik)
      if (!bank) return null
      const { name, correspondent_account: correspondentAccount } = bank.data
      return { name: name?.payment ?? bank.value, correspondentAccount }
    },
  }
}

function toCompany({ value, data }: DadataParty): RegisterCompany {
  const { name, address, state } = data
  const isPerson = data.type === 'INDIVIDUAL'
  return {
    id: data.hid,
    personType: isPerson ? 'ip' : 'ur',
    inn: data.inn,
    kpp: isPerson ? null : data.kpp,
    ogrn: data.ogrn,
    companyName: name?.short_with_opf ?? name?.full_with_opf ?? value,
    // Of sole proprietors only the town is published, which is no address for letters.
    legalAddress: isPerson ? null : (address?.unrestricted_value ?? address?.value ?? null),
    isBranch: data.branch_type === 'BRANCH',
    since: state?.registration_date == null ? null : new Date(state.registration_date).getUTCFullYear(),
    activityType: data.okved,
  }
}
