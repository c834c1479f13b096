import type { TransportPoint } from '@verstak/contracts/transport'
import PQueue from 'p-queue'
import * as v from 'valibot'
import { MAX_POINTS, type Carrier, type Shipment } from './carrier.ts'
import { CdekPoint, CdekTariffs, CdekToken, TERMINAL_TO_TERMINAL } from './cdekFormat.ts'

const MM_IN_CM = 10
const KOPECKS_IN_RUBLE = 100
/** Calls to CDEK at once, of the whole process. */
const AT_ONCE = 4
/** Callers that wait for one of these; others are told at once that it does not answer. */
const MAX_WAITING = 100
/** A token is renewed so long before it ends. */
const TOKEN_MARGIN_MS = 60_000
/** After a refusal for too many calls nothing is asked for so long, unless CDEK says longer. */
const PAUSE_MS = 10_000
/** CDEK takes so many packages at once; for more the manager asks. */
const MAX_PACKAGES = 255
/** Points of a large town take some megabytes. */
const MAX_BYTES = 20 * 1024 * 1024

/** Account of a shop at CDEK. */
export interface CdekSettings {
  /** Of the API with its version, `https://api.cdek.ru/v2`. */
  url: string
  account: string
  secret: string
}

/** CDEK's API v2: token, calculator, delivery points. From terminal to terminal, the cheapest tariff. */
export function createCdekCarrier({ url, account, secret }: CdekSettings, now: () => number = Date.now): Carrier {
  const queue = new PQueue({ concurrency: AT_ONCE })
  let token: { value: string; endsAt: number } | null = null
  let pausedUntil = 0

  async function ask(path: string, request: RequestInit, signal: AbortSignal): Promise<unknown> {
    if (now() < pausedUntil) throw new Error('CDEK has asked for a pause')
    if (queue.size >= MAX_WAITING) throw new Error('Too many calls wait for CDEK')
    return queue.add(
      async () => {
        const response = await fetch(`${url}${path}`, { redirect: 'error', ...request, signal })
        if (response.status === 429) {
          const seconds = Number(response.headers.get('retry-after'))
          pausedUntil = now() + (seconds > 0 && seconds < 3600 ? seconds * 1000 : PAUSE_MS)
        }
        if (response.status === 401) token = null
        if (!response.ok) {
          await response.body?.cancel()
          throw new Error(`CDEK answered ${response.status}`)
        }
        return readJson(response)
      },
      { signal },
    )
  }

  async function authorization(signal: AbortSignal): Promise<string> {
    if (token && now() < token.endsAt) return token.value
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: account, client_secret: secret })
    const answer = v.parse(CdekToken, await ask('/oauth/token', { method: 'POST', body }, signal))
    const value = `Bearer ${answer.access_token}`
    token = { value, endsAt: now() + Math.max(0, answer.expires_in * 1000 - TOKEN_MARGIN_MS) }
    return value
  }

  return {
    async quote(shipment, signal) {
      const { from, to } = shipment
      if (from.cdekCode === null || to.cdekCode === null) return null
      const count = shipment.parcels.reduce((sum, { packages }) => sum + packages, 0)
      if (count > MAX_PACKAGES) return { price: null, days: null, points: [] }
      const headers = { authorization: await authorization(signal), 'content-type': 'application/json' }
      const [tariffs, points] = await Promise.all([
        ask('/calculator/tarifflist', { method: 'POST', headers, body: JSON.stringify(questionOf(shipment)) }, signal),
        ask(`/deliverypoints?city_code=${to.cdekCode}&is_handout=true`, { headers }, signal),
      ])
      const { tariff_codes } = v.parse(CdekTariffs, tariffs)
      const [cheapest] = tariff_codes
        .filter(({ delivery_mode }) => delivery_mode === TERMINAL_TO_TERMINAL)
        .sort((a, b) => a.delivery_sum - b.delivery_sum)
      if (!cheapest) return null
      return {
        price: Math.round(cheapest.delivery_sum * KOPECKS_IN_RUBLE),
        days: cheapest.period_max ?? null,
        points: pointsOf(points),
      }
    },
  }
}

/** Weights in grams, sides in centimetres. */
function questionOf({ parcels, from, to }: Shipment) {
  return {
    type: 1,
    from_location: { code: from.cdekCode },
    to_location: { code: to.cdekCode },
    packages: parcels.flatMap(({ weight, size, packages }) => {
      const each = {
        weight: Math.ceil(weight / packages),
        length: centimetres(size.length),
        width: centimetres(size.width),
        height: centimetres(size.height),
      }
      return Array.from({ length: packages }, () => each)
    }),
  }
}

const centimetres = (side: number) => Math.max(1, Math.ceil(side / MM_IN_CM))

/** Points in CDEK's format; those that are not are left out. */
function pointsOf(answer: unknown): TransportPoint[] {
  return v
    .parse(v.array(v.unknown()), answer)
    .flatMap((entry) => {
      const point = v.safeParse(CdekPoint, entry)
      return point.success ? [pointOf(point.output)] : []
    })
    .slice(0, MAX_POINTS)
}

function pointOf({ code, work_time, location: { address, latitude, longitude } }: CdekPoint): TransportPoint {
  const isPlaced = latitude !== undefined && longitude !== undefined
  return {
    id: code,
    address,
    coordinates: isPlaced ? { lat: latitude, lon: longitude } : null,
    workingTime: work_time,
  }
}

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new Error('CDEK answered too much')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown
}
