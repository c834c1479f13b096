import { isInn, type InnOwner } from '@verstak/validators/inn'
import { isOgrn } from '@verstak/validators/ogrn'
import type { RegisterCompany } from './CompanyRegister.ts'
import * as parts from './companies.data.ts'

const LEGAL_ENTITIES = 2_500
const SOLE_PROPRIETORS = 500
/** Every so many legal entities have branches. */
const BRANCHES_EVERY = 5
const FIRST_YEAR = 2003
const YEARS = 22
/** What the middle digits of the INNs of both kinds begin with, and how far they are apart. */
const FIRST_LEGAL = 10_000
const FIRST_PERSON = 100_000
const STEP = 13

/** A made-up company and its branches, from its number: the same at each start. */
export function makeCompany(number: number): RegisterCompany[] {
  return number < LEGAL_ENTITIES ? makeLegalEntity(number) : [makeSoleProprietor(number)]
}

/** The company of an INN, with its branches; the INN holds its number. Empty for other INNs. */
export function findMadeCompany(inn: string): RegisterCompany[] {
  const [digits, first] = inn.length === 10 ? [inn.slice(4, 9), FIRST_LEGAL] : [inn.slice(4, 10), FIRST_PERSON]
  const number = (Number(digits) - first) / STEP
  if (!Number.isInteger(number) || number < 0 || number >= COMPANY_COUNT) return []
  return makeCompany(number).filter((company) => company.inn === inn)
}

/** Companies of the own register, besides the known ones. */
export const COMPANY_COUNT = LEGAL_ENTITIES + SOLE_PROPRIETORS

function makeLegalEntity(number: number): RegisterCompany[] {
  const inn = innOf(number, 'legal')
  const since = FIRST_YEAR + (number % YEARS)
  const ogrn = withCheck(`1${String(since).slice(2)}${townOf(number).region}${pad(number * 37, 7)}`, isOgrn)
  const form = parts.FORMS[number % parts.FORMS.length]!
  const start = parts.NAME_STARTS[number % parts.NAME_STARTS.length]!
  const end = parts.NAME_ENDS[Math.floor(number / parts.NAME_STARTS.length) % parts.NAME_ENDS.length]!
  const series = Math.floor(number / (parts.NAME_STARTS.length * parts.NAME_ENDS.length))
  const name = `${form} «${start}${end}${series === 0 ? '' : `-${series + 1}`}»`
  const common = { personType: 'ur', inn, ogrn, since, activityType: pick(parts.ACTIVITIES, number) } as const
  const head = { ...common, id: `${inn}-1`, kpp: `${inn.slice(0, 4)}01001`, companyName: name, isBranch: false }
  const companies = [{ ...head, legalAddress: addressOf(number, townOf(number)) }]
  if (number % BRANCHES_EVERY !== 0) return companies
  const branches = [1, 2].map((step) => {
    const { town, ...rest } = townOf(number + step)
    const kpp = `${rest.region}${rest.office}4300${step}`
    const city = town.split(parts.TOWN_PREFIX)[1]!
    const companyName = parts.branchName(name, city)
    const legalAddress = addressOf(number + step, { town, ...rest })
    return { ...common, id: `${inn}-${step + 1}`, kpp, companyName, legalAddress, isBranch: true }
  })
  return [...companies, ...branches]
}

function makeSoleProprietor(number: number): RegisterCompany {
  const inn = innOf(number, 'entrepreneur')
  const since = FIRST_YEAR + (number % YEARS)
  const name = [
    pick(parts.LAST_NAMES, number),
    pick(parts.FIRST_NAMES, number * 3),
    pick(parts.MIDDLE_NAMES, number * 7),
  ]
  return {
    id: inn,
    personType: 'ip',
    inn,
    kpp: null,
    ogrn: withCheck(`3${String(since).slice(2)}${townOf(number).region}${pad(number * 37, 9)}`, isOgrn),
    companyName: parts.soleProprietorName(name.join(' ')),
    // The register of sole proprietors publishes no addresses.
    legalAddress: null,
    isBranch: false,
    since,
    activityType: pick(parts.ACTIVITIES, number),
  }
}

function innOf(number: number, owner: InnOwner): string {
  const { region, office } = townOf(number)
  if (owner === 'legal') return withCheck(`${region}${office}${pad(number * STEP + FIRST_LEGAL, 5)}`, isInn)
  // Two check digits: the first that has a fitting second one.
  const start = `${region}${office}${pad(number * STEP + FIRST_PERSON, 6)}`
  const tens = Array.from({ length: 10 }, (_, digit) => withCheck(`${start}${digit}`, isInn, ''))
  return tens.find((inn) => inn !== '')!
}

/** A number with its last digit, the one that checks the others. */
function withCheck(digits: string, isRight: (text: string) => boolean, otherwise?: string): string {
  const found = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find((text) => isRight(text))
  if (found === undefined && otherwise === undefined) throw new Error(`No check digit fits ${digits}.`)
  return found ?? otherwise!
}

function addressOf(number: number, { index, town }: { index: string; town: string }): string {
  return parts.formatAddress(`${index}${pad(number % 1000, 3)}`, town, pick(parts.STREETS, number), 1 + (number % 96))
}

const townOf = (number: number) => pick(parts.TOWNS, number)
const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!
const pad = (number: number, length: number) => String(number).padStart(length, '0').slice(-length)
