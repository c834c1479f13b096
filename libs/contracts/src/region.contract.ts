import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'

/** REGION-001. */
export const Region = v.object({
  /** 1 is the default region, −1 Moscow and its region. */
  id: v.number(),
  type: v.picklist(['descendant', 'other']),
  descendantId: v.nullable(v.number()),
  domain: v.string(),
  name: v.string(),
  /** Form after «в»: «Москве». */
  prepositional: v.string(),
  areaCaptionFull: v.string(),
  phone: v.string(),
  phones: v.array(v.string()),
  phoneForMobile: v.nullable(v.string()),
  workingTime: v.string(),
  officesCount: v.number(),
  hasOwnDelivery: v.boolean(),
  gtmType: v.string(),
  /** IANA name, such as `Europe/Moscow`. */
  timeZone: v.string(),
})
export type Region = v.InferOutput<typeof Region>

/** Region of a visitor who has not chosen one: Moscow (REGION-003). */
export const DEFAULT_REGION_ID = 1

/** «Москва и область» (REGION-002). */
export const MOSCOW_AREA_ID = -1

export const listRegions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/region/all',
  summary: 'All regions that the store serves.',
  response: v.object({ data: v.array(Region) }),
  errors: [],
  cache: { scope: 'public', maxAge: 3600 },
})

/** Stores the choice in the cookie `active_region`; type and descendant must match the region (API-008). */
export const setCurrentRegion = defineEndpoint({
  method: 'POST',
  path: '/api/v1/region/current',
  summary: 'Makes a region the active one of this visitor.',
  body: v.object({
    id: RegionId,
    type: Region.entries.type,
    descendantId: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  }),
  /** The active region. */
  response: Region,
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { body: { id: 18, type: 'descendant', descendantId: 18 } },
})

/** Shop or pickup point. */
export const Office = v.object({
  id: v.number(),
  /** Id in delivery calls (API-041). */
  guid: v.optional(v.pipe(v.string(), v.uuid())),
  name: v.string(),
  address: v.string(),
  metro: v.nullable(v.object({ name: v.string(), color: v.string() })),
  lat: v.number(),
  lon: v.number(),
  workingTime: v.string(),
  phone: v.string(),
})
export type Office = v.InferOutput<typeof Office>

export const listOffices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/region/offices',
  summary: 'Offices of a region.',
  query: v.object({ regionId: RegionId }),
  response: v.object({ data: v.array(Office), courierPrice: v.number() }),
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 3600 },
  example: { query: { regionId: 1 } },
})
