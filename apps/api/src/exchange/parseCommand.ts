import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { ExchangeError } from './ExchangeError.ts'
import { COLUMN_USAGE, ROLES } from './formats/priceList.data.ts'
import { plainHead } from './formats/recogniseColumns.ts'
import { slugOf } from './slugOf.ts'

/** What the command line asks for. */
export interface Command {
  paths: string[]
  source: string
  isDryRun: boolean
  isAnyWithdrawn: boolean
  isWhole: boolean | null
  /** Type of prices of CommerceML, by id or name; null: the one for shoppers. */
  priceType: string | null
  officeId: number | null
  available: number
  rates: Record<string, number>
  /** What columns of price lists are, by plain head. */
  columns: Record<string, string>
  /** Leave new pictures waiting. */
  isWithoutPictures: boolean
  /** Login of 1C that gets an account; null: import. */
  account: string | null
  /** Run to take back; null: import. */
  undo: number | null
}

const USAGE = 'Name one file, folder or address: npm run import -- goods.xml [--dry-run]'

/** @throws ExchangeError that says what is wrong with the command line */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const undo = values.undo === undefined ? null : wholeNumber('--undo', values.undo)
  const account = values['account-1c'] ?? null
  if (account !== null && !/^[a-z0-9][a-z0-9_.-]{0,59}$/.test(account))
    throw new ExchangeError('--account-1c takes a login of small Latin letters, digits, points and hyphens.')
  const asked = [positionals.length > 0, undo !== null, account !== null].filter(Boolean)
  if (asked.length !== 1) throw new ExchangeError(USAGE)
  if (values.whole && values.part) throw new ExchangeError('--whole and --part contradict each other.')
  return {
    paths: positionals,
    source: values.source ?? account ?? sourceOf(positionals[0] ?? ''),
    priceType: values['price-type'] ?? null,
    isDryRun: values['dry-run'],
    isAnyWithdrawn: values['withdraw-anyway'],
    isWhole: values.whole ? true : values.part ? false : null,
    officeId: values.office === undefined ? null : wholeNumber('--office', values.office),
    available: wholeNumber('--available', values.available),
    rates: Object.fromEntries(values.rate.map(rateOf)),
    columns: Object.fromEntries(values.column.map(columnOf)),
    isWithoutPictures: values['no-pictures'],
    account,
    undo,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'withdraw-anyway': { type: 'boolean', default: false },
        whole: { type: 'boolean', default: false },
        part: { type: 'boolean', default: false },
        'price-type': { type: 'string' },
        office: { type: 'string' },
        available: { type: 'string', default: '10' },
        rate: { type: 'string', multiple: true, default: [] },
        column: { type: 'string', multiple: true, default: [] },
        'no-pictures': { type: 'boolean', default: false },
        'account-1c': { type: 'string' },
        undo: { type: 'string' },
      },
    })
  } catch (error) {
    throw new ExchangeError(`${(error as Error).message}\n${USAGE}`)
  }
}

/** Of a file its name, of an address its host: the same for the same goods. */
function sourceOf(path: string): string {
  const name = URL.canParse(path) && /^https?:/.test(path) ? new URL(path).hostname : basename(path, extname(path))
  return slugOf(name).slice(0, 60)
}

function rateOf(text: string): [string, number] {
  const [currency = '', rate = ''] = text.split('=')
  if (!/^[A-Za-z]{3}$/.test(currency) || !(Number(rate) > 0)) throw new ExchangeError('--rate takes UAH=2.15.')
  return [currency.toUpperCase(), Number(rate)]
}

function columnOf(text: string): [string, string] {
  const at = text.lastIndexOf('=')
  const role = text.slice(at + 1).trim()
  if (at < 1 || ![...ROLES, 'characteristic'].includes(role))
    throw new ExchangeError(`${COLUMN_USAGE}; a column can be ${ROLES.join(', ')} or characteristic.`)
  return [plainHead(text.slice(0, at)), role]
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new ExchangeError(`${name} takes a whole number, not «${text}».`)
}
