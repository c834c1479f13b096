import type { TransportPoint } from '@verstak/contracts/transport'
import type { Parcel } from '@verstak/delivery-cost/transportCost'

/** A town as carriers need it. */
export interface Town {
  id: number
  name: string
  lat: number
  lon: number
  /** Code of the town at CDEK; null when unknown. */
  cdekCode: number | null
}

/** What is to be sent, and where. */
export interface Shipment {
  /** Kinds of goods, sent together. */
  parcels: readonly Parcel[]
  from: Town
  to: Town
  /** ISO date, for tariffs with versions. */
  date: string
}

/** A carrier's terms. */
export interface CarrierTerms {
  /** Kopecks; null: the manager tells. */
  price: number | null
  /** In transit; null likewise. */
  days: number | null
  points: TransportPoint[]
}

/** Where the terms of a transport company come from. */
export interface Carrier {
  /**
   * @returns null when the company does not deliver this there
   * @throws Error when it does not answer, or not in its format
   */
  quote(shipment: Shipment, signal: AbortSignal): Promise<CarrierTerms | null>
}

/** At most so many terminals of one company in an answer. */
export const MAX_POINTS = 200
