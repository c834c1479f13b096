import type { TransportCompanies, TransportPoint } from '@verstak/contracts/transport'
import { addDays } from '@verstak/schedule/localTime'
import { notFound } from '../DomainError.ts'
import { courierDayOf } from '../region/handoverDays.ts'
import type { Services } from '../services.ts'
import { companiesFor } from '../transport/companiesFor.ts'
import { findTown } from '../transport/transport.sql.ts'
import type { DeliveryRegion } from './courierTerms.ts'
import { parcelsOf, type PackedLine } from './goodsOf.ts'

/** Parcels leave on weekdays. */
const SENDING_DAYS = [1, 2, 3, 4, 5]

/** What a transport company takes. */
export interface TransportTerms {
  /** Kopecks; null: the company names none. */
  price: number | null
  /** ISO date of the arrival. */
  date: string
  company: { id: string; title: string }
  town: { id: number; name: string }
  /** Null: the company chooses. */
  terminal: TransportPoint | null
}

/** What companies offer for these goods, asked before an order's transaction: a company may take seconds to answer. */
export interface TransportQuote {
  /** The goods for which it was asked. */
  goods: string
  town: { id: number; name: string }
  companies: TransportCompanies
}

/** @throws DomainError `not-found` for the town */
export async function quoteTransport(
  services: Pick<Services, 'db' | 'carriers' | 'now'>,
  townId: number,
  lines: readonly PackedLine[],
): Promise<TransportQuote> {
  const town = await findTown(services.db, townId)
  if (!town) throw notFound('delivery.townId', `There is no town ${townId}.`)
  const parcels = parcelsOf(lines)
  const companies = parcels.length === 0 ? {} : await companiesFor(services, townId, parcels)
  return { goods: keyOf(lines), town: { id: town.id, name: town.name }, companies }
}

/** Whether a quote was asked for these goods. */
export const isQuoteFor = ({ goods }: TransportQuote, lines: readonly PackedLine[]) => goods === keyOf(lines)

/**
 * The terms of one company.
 * @throws DomainError `not-found` for a company that does not bring these goods there, and for its terminal
 */
export function transportTerms(
  { town, companies }: TransportQuote,
  { company: id, terminal: code }: { company: string; terminal: string | null },
  region: DeliveryRegion,
  now: Date,
): TransportTerms {
  const company = companies[id]
  if (!company) throw notFound('delivery.company', `Company ${id} does not bring these goods to ${town.name}.`)
  const terminal = code === null ? null : company.points?.find((point) => point.id === code)
  if (terminal === undefined) throw notFound('delivery.terminal', `Company ${id} has no terminal ${code} there.`)
  const leaving = courierDayOf({ ...region, courier_weekdays: SENDING_DAYS }, now).date
  return {
    price: company.price,
    date: addDays(leaving, company.days ?? 0),
    company: { id, title: company.title },
    town,
    terminal,
  }
}

const keyOf = (lines: readonly PackedLine[]) => JSON.stringify(parcelsOf(lines))
