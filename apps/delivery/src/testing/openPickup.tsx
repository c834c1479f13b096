import { getPickupPoint, listCartPickupPoints, listPickupPoints, listProductOffices } from '@verstak/contracts/pickup'
import type { PickupPoint, PickupPoints } from '@verstak/contracts/pickup'
import type { Region } from '@verstak/contracts/region'
import type { Layout } from '@verstak/contracts/layout'
import type { WidgetProps } from '@verstak/contracts/widget'
import type { Host } from '@verstak/host'
import type { CreateMap } from '@verstak/map'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import type { ReactNode } from 'react'
import { PickupWindow } from '../pickup-window/PickupWindow.tsx'
import { MapAdapter } from '../points-map/mapAdapter.ts'
import { PointsMap } from '../points-map/PointsMap.tsx'
import { makeLaterPoint, makePoint, makePoints } from './makePoint.ts'

export const PRODUCT = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

export interface PickupHarnessInput {
  layout?: Layout
  region?: Partial<Region>
  user?: Host['user']
  /** Answers by whether the common region is asked for; throw to let the call fail, never resolve to let it wait. */
  points?: (isParent: boolean) => PickupPoints | Promise<PickupPoints>
  /** Details of points of short lists. */
  detail?: (id: number) => PickupPoint
  map?: CreateMap
}

/** The pickup window over an API without a network; for tests and stories. */
export function createPickupHarness({
  layout = 'desktop',
  region,
  user,
  points = () => makePoints([makePoint(), makeLaterPoint()]),
  detail = (id) => makePoint({ id }),
  map,
}: PickupHarnessInput = {}) {
  const answer = ({ query }: { query: { isParentLocality?: boolean | undefined } }) =>
    points(query.isParentLocality ?? false)
  const api = createFakeApi()
    .on(listProductOffices, answer)
    .on(listCartPickupPoints, answer)
    .on(listPickupPoints, answer)
    .on(getPickupPoint, ({ query }) => ({ office: detail(query.id), serverTime: '2026-11-23T11:20:00.000Z' }))
  const changed: number[] = []
  const host: Host = {
    ...createTestHost({
      call: api.call,
      region: makeRegion(region),
      layout,
      ...(user && { user }),
      widgets: { 'delivery/PickupWindow': PickupWindow, 'delivery/PointsMap': PointsMap },
    }),
    changeRegion: async (next) => void changed.push(next),
  }
  const around = (children: ReactNode) => <MapAdapter value={map}>{children}</MapAdapter>
  const propsOf = (props: Partial<WidgetProps['delivery/PickupWindow']> = {}) => ({
    goods: { productGuid: PRODUCT },
    onChange: () => {},
    onClose: () => {},
    ...props,
  })
  return { api, host, changed, around, propsOf }
}
