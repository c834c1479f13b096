import { createFakeMap } from '@verstak/map/testing/createFakeMap'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { usePickupWindow } from '@verstak/remote-kit/usePickupWindow'
import { makeLaterPoint, makePoint, makePoints } from '../testing/makePoint.ts'
import { createPickupHarness, PRODUCT, type PickupHarnessInput } from '../testing/openPickup.tsx'
import { PickupWindow } from './PickupWindow.tsx'

export default { title: 'delivery/PickupWindow', component: PickupWindow, parameters: { layout: 'fullscreen' } }

interface StoryInput extends PickupHarnessInput {
  chosenId?: number | null
}

function Opener({ chosenId = null }: Pick<StoryInput, 'chosenId'>) {
  const { openPickup } = usePickupWindow()
  return (
    <button
      type="button"
      onClick={() =>
        openPickup({ goods: { productGuid: PRODUCT }, subject: 'Дрель-шуруповёрт Bosch GSR 18V-50', chosenId })
      }
    >
      Где купить
    </button>
  )
}

/** The page's button has been pressed. */
const storyOf = ({ chosenId, ...input }: StoryInput = {}) => ({
  render: () => {
    const { host, around } = createPickupHarness({ map: createFakeMap().createMap, ...input })
    return around(
      <TestHost host={host}>
        <Opener chosenId={chosenId} />
      </TestHost>,
    )
  },
  play: async ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) =>
    canvas.getByRole('button').click(),
})

const many = () =>
  makePoints(
    Array.from({ length: 24 }, (_, index) =>
      (index % 3 === 2 ? makeLaterPoint : makePoint)({
        id: index + 1,
        address: `${['Варшавское ш.', 'ул. Профсоюзная', 'Рязанский пр-т'][index % 3]}, ${index * 7 + 1}`,
        coordinates: { lat: 55.6 + (index % 6) * 0.05, lon: 37.4 + Math.floor(index / 6) * 0.1 },
      }),
    ),
  )

const region = { id: 18, name: 'Подольск' }
const parentLocality = { id: -1, name: 'Москва и область' }

export const Desktop = storyOf({ points: many })
export const Chosen = storyOf({ points: many, chosenId: 2 })
export const Tabs = storyOf({
  region: { ...region, type: 'descendant', descendantId: 18 },
  points: () => makePoints([makePoint(), makeLaterPoint()], { region, parentLocality }),
})
export const OnePoint = storyOf({ points: () => makePoints([makePoint()]) })
export const LongAddress = storyOf({
  points: () =>
    makePoints([
      makePoint({
        address:
          'Московская область, городской округ Ленинский, рабочий посёлок Дрожжино, Новое шоссе, владение 13, корпус 2, строение 4',
        metro: { color: '#a1a2a3', address: 'Бульвар Дмитрия Донского, Улица Старокачаловская' },
      }),
      makeLaterPoint(),
    ]),
})
export const None = storyOf({ points: () => makePoints([]) })
export const Waiting = storyOf({ points: () => new Promise(() => {}) })
export const Failed = storyOf({ points: () => Promise.reject(new Error('The API is down')) })
export const WithoutMap = storyOf({ points: many, map: createFakeMap({ error: new Error('No WebGL') }).createMap })
export const Phone = storyOf({ layout: 'mobile', points: many })
export const PhoneTabs = storyOf({
  layout: 'mobile',
  region: { ...region, type: 'descendant', descendantId: 18 },
  points: () => makePoints([makePoint(), makeLaterPoint()], { region, parentLocality }),
})
