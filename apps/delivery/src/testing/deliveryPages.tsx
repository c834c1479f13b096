import { ApiError } from '@verstak/api-client/ApiError'
import { getCourier, priceCourier, type Courier } from '@verstak/contracts/courier'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import { listLocalities, priceTransport } from '@verstak/contracts/transport'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createRoutes } from '../routes.tsx'
import { makeCompany, makeCourier } from './makeCourier.ts'

export interface DeliveryPagesInput {
  layout?: Layout
  region?: Partial<Region>
  courier?: () => Courier | null
  /** The API does not answer. */
  isDown?: boolean
}

/** The pages of the remote over an API without a network; for tests and stories. */
export function createDeliveryPages({
  layout = 'desktop',
  region,
  courier = makeCourier,
  isDown = false,
}: DeliveryPagesInput = {}) {
  const answer = <Answer,>(give: () => Answer) => {
    if (isDown) throw new ApiError('unavailable', 503)
    return give()
  }
  const api = createFakeApi()
    .on(getCourier, () => answer(() => ({ courier: courier() })))
    .on(listLocalities, () =>
      answer(() => ({
        localities: [
          { id: 7, name: 'Москва', area: '', regionId: 1 },
          { id: 11, name: 'Пермь', area: 'Пермский край', regionId: null },
        ],
      })),
    )
    .on(priceTransport, () => answer(() => ({ dl: makeCompany() })))
    .on(priceCourier, () =>
      answer(() => ({
        total: 99_000,
        parts: [
          { kind: 'zone' as const, price: 79_000 },
          { kind: 'elevator' as const, price: 20_000 },
        ],
        refusal: null,
        date: '2026-11-24',
        dateText: 'завтра',
      })),
    )
  const host = createTestHost({ call: api.call, region: makeRegion(region), layout })
  return { api, host, routes: createRoutes(host) }
}
