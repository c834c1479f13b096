import { TOWN_PREFIX, YO } from './fieldNames.data.ts'
import { parseHours, type HoursRow } from './parseHours.ts'
import type { RawPoint } from './readPoints.ts'

/** A town of the store. */
export interface StoreTown {
  regionId: number
  name: string
  lat: number
  lon: number
}

/** A row that can be imported. */
export interface CheckedPoint {
  sourceId: string
  regionId: number
  name: string
  address: string
  lat: number
  lon: number
  phones: string[]
  /** As the source words them, '' when it does not. */
  workingTime: string
  /** Null when they cannot be read. */
  hours: HoursRow[] | null
  payments: string[]
  note: string | null
}

const LONGEST = { id: 100, address: 300, note: 2_000, hours: 300 }
/** A town of another name is taken for the point's within so many kilometres; its own may be as far as the second. */
const NEAREST_KM = 60
const FARTHEST_KM = 120
const KM_PER_DEGREE = 111.2

/** @returns the point, or what is wrong with the row */
export function checkPoint(raw: RawPoint, towns: readonly StoreTown[]): CheckedPoint | string[] {
  const faults: string[] = []
  const { id = '', address = '', note = '', hours = '', town: townName = '' } = raw
  if (id === '') faults.push('no id')
  if (id.length > LONGEST.id) faults.push('the id is longer than 100 letters')
  if (address.length < 5) faults.push('no address')
  if (address.length > LONGEST.address) faults.push('the address is longer than 300 letters')
  // Not even a database takes these.
  if (Object.values(raw).some((text) => text?.includes('\0'))) faults.push('a text has zero bytes')
  const place = placeOf(raw)
  if (typeof place === 'string') return [...faults, place]
  const town = townOf(townName, place, towns)
  if (typeof town === 'string') faults.push(town)
  if (faults.length > 0 || typeof town === 'string') return faults
  return {
    sourceId: id,
    regionId: town.regionId,
    name: raw['name'] ?? address,
    address,
    ...place,
    phones: (raw['phone'] ?? '').split(/[;,]/).flatMap((phone) => phoneOf(phone) ?? []),
    workingTime: hours.slice(0, LONGEST.hours),
    hours: hours === '' ? null : parseHours(hours),
    payments: (raw['payments'] ?? '')
      .split(/[;,]/)
      .map((text) => text.trim())
      .filter(Boolean),
    note: note === '' ? null : note.slice(0, LONGEST.note),
  }
}

interface Place {
  lat: number
  lon: number
}

function placeOf({ lat: latText = '', lon: lonText = '' }: RawPoint): Place | string {
  const [lat, lon] = [latText, lonText].map((text) => (text === '' ? Number.NaN : Number(text.replace(',', '.'))))
  if (lat === undefined || lon === undefined || Number.isNaN(lat) || Number.isNaN(lon)) return 'no coordinates'
  if (isInCountry({ lat, lon })) return { lat, lon }
  return isInCountry({ lat: lon, lon: lat })
    ? 'latitude and longitude are the wrong way round'
    : `${lat}, ${lon} is outside of the country`
}

/** Beyond 180° lies the east of Chukotka. */
const isInCountry = ({ lat, lon }: Place) =>
  lat >= 41 && lat <= 82 && ((lon >= 19 && lon <= 180) || (lon >= -180 && lon <= -169))

function townOf(name: string, place: Place, towns: readonly StoreTown[]): StoreTown | string {
  const [nearest] = towns.map((town) => ({ town, km: kmBetween(town, place) })).sort((a, b) => a.km - b.km)
  const named = towns.filter((town) => plain(town.name) === plain(name))
  const own = named.map((town) => ({ town, km: kmBetween(town, place) })).sort((a, b) => a.km - b.km)[0]
  if (own && own.km > FARTHEST_KM) return `its coordinates are ${Math.round(own.km)} km away from ${own.town.name}`
  if (own) return own.town
  if (nearest && nearest.km <= NEAREST_KM) return nearest.town
  return name === '' ? 'no town, and none of the store is near' : `the store has no region for ${name}`
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(...YO)
    .replace(TOWN_PREFIX, '')
    .trim()

function kmBetween(a: Place, b: Place): number {
  const lon = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, lon) * KM_PER_DEGREE
}

/** Digits with a leading plus, if it has one; null for less than a number. */
function phoneOf(text: string): string | null {
  const digits = text.trim().replaceAll(/(?!^\+)\D/g, '')
  return digits.length >= 10 ? digits : null
}
