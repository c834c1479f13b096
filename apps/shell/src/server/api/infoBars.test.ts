/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { getHeaderInfoBar } from '@verstak/contracts/pageOptions'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createInfoBars } from './infoBars.ts'

const BAR: HeaderInfoBar = {
  type: 'text',
  imageUrl: null,
  backgroundColor: '#1d2125',
  text: 'Скидки недели',
  textColor: '#ffffff',
  link: '/our-actions/',
  closeButton: true,
  advertisingToken: null,
}
const MOSCOW = { isMobile: false, regionId: 1 }

function setup() {
  const state = { isDown: false, hangs: false, asked: 0, bar: BAR as HeaderInfoBar | null }
  const api = createFakeApi().on(getHeaderInfoBar, () => {
    state.asked += 1
    if (state.isDown) throw new ApiError('unavailable', 0)
    return { exist: state.bar, empty: state.bar === null }
  })
  const infoBars = createInfoBars((endpoint, input) =>
    state.hangs ? new Promise<never>(() => undefined) : api.call(endpoint, input),
  )
  return { state, infoBars }
}

test('a bar is asked for once for a layout and a region', async () => {
  const { state, infoBars } = setup()
  expect(await Promise.all([infoBars(MOSCOW), infoBars(MOSCOW)])).toEqual([BAR, BAR])
  expect(state.asked).toBe(1)
  await infoBars({ ...MOSCOW, isMobile: true })
  await infoBars({ ...MOSCOW, regionId: 16 })
  expect(state.asked).toBe(3)
})

test('an empty wrapper means no bar [HEADER-019]', async () => {
  const { state, infoBars } = setup()
  state.bar = null
  expect(await infoBars(MOSCOW)).toBeNull()
})

test('an API that fails or hangs holds no page up', async () => {
  const { state, infoBars } = setup()
  state.isDown = true
  expect(await infoBars(MOSCOW)).toBeNull()
  state.hangs = true
  expect(await infoBars(MOSCOW)).toBeNull()
})
