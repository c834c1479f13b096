import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeListing } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'

const CATEGORY = '/category/power-tools-7100/'
const BRAND = '/brand/bosch-7/'
const drills = () => within(screen.getByRole('region', { name: 'Товары' })).getAllByRole('link', { name: /^Drill/ })
const showMore = () => userEvent.click(screen.getByRole('button', { name: /^Показать ещё/ }))

beforeEach(() => {
  window.scrollTo = jest.fn()
  history.pushState(null, '', '/')
})

const open = (input: Parameters<typeof openListing>[1] = {}) => openListing(CATEGORY, { hasHistory: true, ...input })

async function openAndShowAll(input: Parameters<typeof openListing>[1] = {}) {
  const opened = await open(input)
  await showMore()
  await waitFor(() => expect(drills()).toHaveLength(4))
  await showMore()
  await waitFor(() => expect(drills()).toHaveLength(6))
  return opened
}

/** An API that answers when the test releases it. */
function slowApi() {
  const waiting: (() => void)[] = []
  let isSlow = false
  return {
    answer: async (input: Parameters<typeof makeListing>[0]) => {
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      return makeListing(input)
    },
    slowDown: () => (isSlow = true),
    /** The first page is requested last and waits for the others. */
    answerOne: () => act(async () => waiting.pop()!()),
    waiting,
  }
}

test('coming back shows at once as much as was left', async () => {
  const { router, listingCalls } = await openAndShowAll()
  await act(() => router.navigate(BRAND))
  expect(drills()).toHaveLength(2)
  history.back()
  await waitFor(() => expect(location.pathname).toBe(CATEGORY))
  await waitFor(() => expect(drills()).toHaveLength(6))
  expect(listingCalls()).toHaveLength(4)
})

test('what was appended belongs to one visit: the same address opened anew begins with its page', async () => {
  const { router } = await openAndShowAll()
  await act(() => router.navigate(BRAND))
  await act(() => router.navigate(CATEGORY))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Power tools'))
  expect(drills()).toHaveLength(2)
})

test('with a slow API the page that is come back to appears when all of it is here', async () => {
  const { answer, slowDown, answerOne, waiting } = slowApi()
  const { router, host } = await openAndShowAll({ answer })
  await act(() => router.navigate(BRAND))
  // Evicted from the cache meanwhile.
  host.queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('7100') })
  slowDown()
  history.back()
  await waitFor(() => expect(waiting).toHaveLength(3))
  await answerOne()
  await answerOne()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bosch')
  await answerOne()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Power tools'))
  expect(drills()).toHaveLength(6)
})

describe('a document that is opened anew', () => {
  async function leaveAt(top: number) {
    await openAndShowAll()
    Object.assign(window, { scrollY: top })
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    jest.mocked(window.scrollTo).mockClear()
  }

  test('brings what had been appended and then goes to where it stood', async () => {
    await leaveAt(2345)
    await open()
    await waitFor(() => expect(drills()).toHaveLength(6))
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 2345, behavior: 'instant' })
  })

  test('stays where its visitor has moved it meanwhile', async () => {
    await leaveAt(2345)
    let release = () => {}
    await open({
      answer: async (input) => {
        if (input.page === 3) await new Promise<void>((resolve) => (release = resolve))
        return makeListing(input)
      },
    })
    window.dispatchEvent(new Event('wheel'))
    await act(async () => release())
    await waitFor(() => expect(drills()).toHaveLength(6))
    expect(window.scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 2345 }))
  })
})
