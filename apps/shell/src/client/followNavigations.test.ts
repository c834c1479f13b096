import { followNavigations } from './followNavigations.ts'

type State = Parameters<Parameters<Parameters<typeof followNavigations>[0]['subscribe']>[0]>[0]

const placeOf = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://store.test')
  return { pathname, search, hash }
}

/** A router at an address, which the test navigates. */
function startAt(address: string) {
  const IDLE = { state: 'idle' }
  const router = {
    state: { location: placeOf(address), historyAction: 'PUSH', navigation: IDLE } as State,
    tell: (_state: State) => undefined as void,
    subscribe(listener: (state: State) => void) {
      router.tell = listener
    },
  }
  followNavigations(router, router.state.location)
  return {
    async go(to: string, historyAction: State['historyAction'] = 'PUSH') {
      const location = placeOf(to)
      router.state = { ...router.state, navigation: { state: 'loading', location } }
      router.tell(router.state)
      const whileLoading = document.documentElement.style.scrollBehavior
      router.state = { location, historyAction, navigation: IDLE }
      router.tell(router.state)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
      expect(document.documentElement.style.scrollBehavior).toBe('')
      return whileLoading
    },
  }
}

let toTop: jest.SpyInstance
const toFilters = jest.fn()
let isMotionReduced = false

beforeEach(() => {
  isMotionReduced = false
  toFilters.mockReset()
  toTop = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = toFilters
  window.matchMedia = () => ({ matches: isMotionReduced }) as MediaQueryList
  document.body.innerHTML = ''
})
afterEach(() => toTop.mockRestore())

const withFilters = () => (document.body.innerHTML = '<div data-fast-filters></div>')

test('when only the query changes, the page scrolls smoothly to its top', async () => {
  expect(await startAt('/category/dreli-7/').go('/category/dreli-7/?orderby=price')).toBe('smooth')
  expect(toTop).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
})

test('with fast filters there, a move within the route scrolls smoothly to them', async () => {
  withFilters()
  const router = startAt('/category/dreli-7/')
  expect(await router.go('/category/dreli-7/?filters=1')).toBe('smooth')
  await router.go('/category/dreli-7/page2/?filters=1')
  expect(toFilters.mock.calls).toEqual([[{ behavior: 'smooth' }], [{ behavior: 'smooth' }]])
  expect(toTop).not.toHaveBeenCalled()
})

test.each(['/product/drel-1/', '/category/pily-8/', '/'])('another page, %s, begins at its top at once', async (to) => {
  withFilters()
  expect(await startAt('/category/dreli-7/').go(to)).toBe('')
  expect([toTop.mock.calls, toFilters.mock.calls]).toEqual([[], []])
})

test('another page of the listing without fast filters begins at its top at once', async () => {
  expect(await startAt('/category/dreli-7/').go('/category/dreli-7/page2/')).toBe('')
  expect(toTop.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('a way back and an anchor are left to the browser', async () => {
  const router = startAt('/search/?what=a')
  // The browser changes the address before it notifies the router.
  history.pushState(null, '', '/search/?what=b')
  expect(await router.go('/search/?what=b', 'POP')).toBe('')
  await router.go('/search/?what=b#reviews')
  expect(toTop).not.toHaveBeenCalled()
})

test('who wants no motion gets none', async () => {
  isMotionReduced = true
  await startAt('/search/?what=a').go('/search/?what=b')
  expect(toTop).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('a navigation that was faster than this code is made up for', async () => {
  const state = { location: placeOf('/search/?what=b'), historyAction: 'PUSH', navigation: { state: 'idle' } } as const
  followNavigations({ state, subscribe: () => undefined }, placeOf('/search/?what=a'))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
  expect(toTop).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
})

test('each page says its type [CABINET-019]', async () => {
  const router = startAt('/legal/user-agreement')
  const type = () => document.documentElement.dataset['pageType']
  await router.go('/product/drel-1/')
  expect(type()).toBe('Product')
  await router.go('/tag-page/tihie-7/')
  expect(type()).toBe('tagPage')
})

test('the grey theme comes and goes with the type of the page [SHELL-036]', async () => {
  const router = startAt('/')
  await router.go('/user/orders/all/')
  expect(document.documentElement.dataset['background']).toBe('grey')
  await router.go('/category/dreli-7/')
  expect(document.documentElement.dataset['background']).toBeUndefined()
})
