import type { Notification } from '@verstak/contracts/notification'
import fc from 'fast-check'
import { beginNotices, nextMoment, pendingOf, stepNotices } from './noticeStateMachine.ts'
import type { NoticeEvent, NoticeFacts, NoticeState, Surroundings } from './noticeStateMachine.ts'
import { NOTICE } from './noticeNames.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const T0 = Date.parse('2026-11-20T12:00:00Z')
const QUIET: Surroundings = { pathname: '/category/dreli-7/', isModalOpen: false, isTyping: false }
const PERSON: NoticeFacts = { isOfferOn: true, hasContractors: false }

const named = (...names: string[]): Notification[] => names.map((name) => ({ name }))
const prepayment = (time: number, guid = '0b7c9d5e-0d0f-4c5e-9d8f-0123456789ab'): Notification => ({
  name: NOTICE.prepayment,
  payload: { guid, image: '', quantity: 3, paymentExpirationTime: new Date(time).toISOString() },
})

/** A page with a simulated clock, in seconds since its start. */
function openPage({ facts = PERSON, around = QUIET }: { facts?: NoticeFacts; around?: Surroundings } = {}) {
  let state = beginNotices(facts, T0)
  const page = {
    around,
    seconds: 0,
    send(event: NoticeEvent) {
      state = stepNotices(state, event, page.around, T0 + page.seconds * SECOND)
      return page.shown()
    },
    list: (...notifications: Notification[]) => page.send({ type: 'listed', notifications }),
    at(seconds: number, change: Partial<Surroundings> = {}) {
      page.seconds = seconds
      page.around = { ...page.around, ...change }
      return page.send({ type: 'looked' })
    },
    close(how: 'viewed' | 'refused') {
      page.send({ type: 'dismissed' })
      return page.send({ type: how })
    },
    shown: () => state.shown?.name ?? null,
    state: () => state,
    next: () => {
      const moment = nextMoment(state, T0 + page.seconds * SECOND)
      return moment === null ? null : (moment - T0) / SECOND
    },
  }
  return page
}

test('of each name the server’s list counts once, with the first payload [NOTIFY-004]', () => {
  const page = openPage()
  page.list({ name: 'a', payload: { id: 1 } }, { name: 'b' }, { name: 'a', payload: { id: 2 } })
  expect(pendingOf(page.state())).toEqual([{ name: 'a', payload: { id: 1 } }, { name: 'b' }])
})

test('the heaviest is shown first, of equal weight the server’s first [NOTIFY-005]', () => {
  const page = openPage()
  page.list(...named('newDocumentsFilter', 'newPostPaymentTypes', 'newOrdersFilter', NOTICE.firstOrganization))
  const order = []
  for (let shown = page.shown(); shown; shown = page.close('viewed')) order.push(shown)
  expect(order).toEqual([NOTICE.firstOrganization, 'newOrdersFilter', 'newDocumentsFilter', 'newPostPaymentTypes'])
})

test('what is shown stays, though something heavier comes', () => {
  const page = openPage()
  expect(page.list(...named('newDocumentsFilter'))).toBe('newDocumentsFilter')
  expect(page.list(...named('newDocumentsFilter', NOTICE.firstOrganization))).toBe('newDocumentsFilter')
})

test('a viewed one is gone and the place is free; an old answer does not bring it back [NOTIFY-006]', () => {
  const page = openPage()
  page.list(...named('newDocumentsFilter'))
  expect(page.send({ type: 'dismissed' })).toBe('newDocumentsFilter')
  expect(page.send({ type: 'viewed' })).toBeNull()
  expect(pendingOf(page.state())).toEqual([])
  expect(page.list(...named('newDocumentsFilter'))).toBeNull()
})

test('a mark that failed leaves it pending; it shows again a minute later, others meanwhile [NOTIFY-006]', () => {
  const page = openPage()
  page.list(...named('newOrdersFilter', 'newDocumentsFilter'))
  expect(page.close('refused')).toBe('newDocumentsFilter')
  expect(page.close('viewed')).toBeNull()
  expect(pendingOf(page.state())).toEqual(named('newOrdersFilter'))
  expect(page.next()).toBe(60)
  expect(page.at(59.999)).toBeNull()
  expect(page.at(60)).toBe('newOrdersFilter')
})

test('while a mark is under way nothing else is shown, though what it is about is over', () => {
  const page = openPage()
  page.list(prepayment(T0 + 10 * SECOND), { name: 'newDocumentsFilter' })
  page.send({ type: 'dismissed' })
  expect(page.at(11)).toBe(NOTICE.prepayment)
  expect(page.send({ type: 'viewed' })).toBe('newDocumentsFilter')
})

test('a name that this page has no view for keeps nobody waiting', () => {
  const page = openPage()
  expect(page.list(...named('fromTheFuture', 'constructor', 'newDocumentsFilter'))).toBe('newDocumentsFilter')
})

test('nothing new comes over an open window or while the visitor types', () => {
  const page = openPage({ around: { ...QUIET, isTyping: true } })
  expect(page.list(...named('newDocumentsFilter'))).toBeNull()
  expect(page.at(1, { isTyping: false, isModalOpen: true })).toBeNull()
  expect(page.at(2, { isModalOpen: false })).toBe('newDocumentsFilter')
  expect(page.at(3, { isTyping: true })).toBe('newDocumentsFilter')
})

describe('companies’ benefits', () => {
  const offered = (facts = PERSON, around = QUIET) => {
    const page = openPage({ facts, around })
    page.list(...named(NOTICE.companyOffer))
    return page
  }

  test('open 60 seconds after the page began [NOTIFY-012]', () => {
    const page = offered()
    expect(page.shown()).toBeNull()
    expect(page.next()).toBe(60)
    expect(page.at(59.999)).toBeNull()
    expect(page.at(60)).toBe(NOTICE.companyOffer)
  })

  test.each<[string, NoticeFacts, Partial<Surroundings>]>([
    ['the feature is off', { ...PERSON, isOfferOn: false }, {}],
    ['the user has a company', { ...PERSON, hasContractors: true }, {}],
    ['a window is open', PERSON, { isModalOpen: true }],
    ['the visitor types', PERSON, { isTyping: true }],
    ['the page is the cart', PERSON, { pathname: '/cart/' }],
    ['the page is the checkout', PERSON, { pathname: '/cart-checkout/' }],
    ['the order was just placed', PERSON, { pathname: '/cart-checkout/thanks/' }],
    ['the page is the payment', PERSON, { pathname: '/checkout/payment/' }],
  ])('stay shut when %s [NOTIFY-012]', (_, facts, change) => {
    const page = offered(facts, { ...QUIET, ...change })
    for (let seconds = 0; seconds < 300; seconds += 7) expect(page.at(seconds)).toBeNull()
  })

  test('stay shut without the notification [NOTIFY-012]', () => expect(openPage().at(60)).toBeNull())

  test('stay shut while another is shown, and open once that is closed [NOTIFY-012]', () => {
    const page = openPage()
    page.list(...named(NOTICE.companyOffer, 'newDocumentsFilter'))
    expect(page.at(60)).toBe('newDocumentsFilter')
    page.seconds = 61
    expect(page.close('viewed')).toBe(NOTICE.companyOffer)
  })

  test.each<[string, Partial<Surroundings>]>([
    ['a window is open', { isModalOpen: true }],
    ['the visitor types', { isTyping: true }],
    ['the page is the cart', { pathname: '/cart/' }],
  ])('that came due while %s open as soon as that is over [NOTIFY-012]', (_, change) => {
    const page = offered(PERSON, { ...QUIET, ...change })
    expect(page.at(60)).toBeNull()
    expect(page.at(75, QUIET)).toBe(NOTICE.companyOffer)
  })

  test('open at once when the notification comes after the minute [NOTIFY-012]', () => {
    const page = openPage()
    page.at(90)
    expect(page.list(...named(NOTICE.companyOffer))).toBe(NOTICE.companyOffer)
  })

  test('go when the visitor goes to the cart, and are pending still', () => {
    const page = offered()
    page.at(60)
    expect(page.at(70, { pathname: '/cart/' })).toBeNull()
    expect(pendingOf(page.state())).toEqual(named(NOTICE.companyOffer))
  })
})

describe('a prepayment', () => {
  test('is shown while its time lasts, to the millisecond [NOTIFY-020]', () => {
    const page = openPage()
    expect(page.list(prepayment(T0 + 10 * SECOND))).toBe(NOTICE.prepayment)
    expect(page.next()).toBe(10)
    expect(page.at(9.999)).toBe(NOTICE.prepayment)
    expect(page.at(10)).toBeNull()
  })

  test.each([
    ['has passed', prepayment(T0)],
    ['has no time', { name: NOTICE.prepayment }],
    ['makes no sense', { name: NOTICE.prepayment, payload: { paymentExpirationTime: 'tomorrow' } }],
  ])('that %s is not, and keeps nobody waiting [NOTIFY-020]', (_, notice) => {
    expect(openPage().list(notice, { name: 'newDocumentsFilter' })).toBe('newDocumentsFilter')
  })

  test('of another order is told after one that was viewed', () => {
    const page = openPage()
    page.list(prepayment(T0 + MINUTE))
    page.close('viewed')
    const other = prepayment(T0 + MINUTE, '1b7c9d5e-0d0f-4c5e-9d8f-0123456789ab')
    expect(page.list(prepayment(T0 + MINUTE))).toBeNull()
    expect(page.list(other)).toBe(NOTICE.prepayment)
  })
})

test('what the device offers waits for its time, and for the others [NOTIFY-019]', () => {
  const page = openPage()
  page.send({
    type: 'offered',
    offered: { notice: { name: NOTICE.guestOnboarding }, notBefore: T0 + 3 * MINUTE },
  })
  expect(page.next()).toBe(180)
  expect(page.at(179.999)).toBeNull()
  page.list(...named('newDocumentsFilter'))
  expect(page.at(180)).toBe('newDocumentsFilter')
  expect(page.close('viewed')).toBe(NOTICE.guestOnboarding)
})

const NAMES = [...Object.values(NOTICE), 'newOrdersFilter', 'newDocumentsFilter', 'fromTheFuture']
const PATHS = ['/', '/cart/', '/cart-checkout/', '/checkout/payment/', '/pay-order/', '/product/drel-1/']
const aNotice = fc.oneof(
  fc.constantFrom(...NAMES).map((name): Notification => ({ name })),
  fc.integer({ min: -10, max: 600 }).map((seconds) => prepayment(T0 + seconds * SECOND)),
)
const anEvent: fc.Arbitrary<NoticeEvent> = fc.oneof(
  fc.array(aNotice, { maxLength: 3 }).map((notifications) => ({ type: 'listed' as const, notifications })),
  fc.integer({ min: 0, max: 300 }).map((seconds) => ({
    type: 'offered' as const,
    offered: { notice: { name: NOTICE.guestOnboarding }, notBefore: T0 + seconds * SECOND },
  })),
  fc.constantFrom('looked', 'dismissed', 'viewed', 'refused').map((type) => ({ type }) as NoticeEvent),
)
const aMove = fc.record({
  event: anEvent,
  seconds: fc.integer({ min: 0, max: 90 }),
  around: fc.oneof(
    fc.constant(QUIET),
    fc.record({ pathname: fc.constantFrom(...PATHS), isModalOpen: fc.boolean(), isTyping: fc.boolean() }),
  ),
})

test('whatever happens in whatever order, what is shown is one pending notice that may be shown there and then [NOTIFY-006] [NOTIFY-012] [NOTIFY-020]', () => {
  const seen = new Set<string>()
  const facts = fc.record({ isOfferOn: fc.boolean(), hasContractors: fc.boolean() })
  fc.assert(
    fc.property(facts, fc.array(aMove, { maxLength: 40 }), (given, moves) => {
      let state = beginNotices(given, T0)
      let now = T0
      const viewed = new Set<string>()
      for (const { event, seconds, around } of moves) {
        now += seconds * SECOND
        const before = state
        state = stepNotices(state, event, around, now)
        if (event.type === 'viewed' && before.isMarking && before.shown) viewed.add(JSON.stringify(before.shown))
        checkShown(before, state, around, now, viewed)
        checkChange(before, state, event, around, now)
        if (state.shown) seen.add(state.shown.name)
      }
    }),
    { numRuns: 1000, seed: 20261121 },
  )
  // Makes sure that the test has covered all notices.
  expect([...seen]).toEqual(expect.arrayContaining([...Object.values(NOTICE), 'newOrdersFilter', 'newDocumentsFilter']))
})

function checkShown(before: NoticeState, state: NoticeState, around: Surroundings, now: number, viewed: Set<string>) {
  const { shown, facts } = state
  if (!shown) return
  const isNew = JSON.stringify(shown) !== JSON.stringify(before.shown)
  // One at a time: the next one only after the previous one was closed or withdrawn.
  if (isNew) expect(around).toMatchObject({ isModalOpen: false, isTyping: false })
  if (state.isMarking) return
  expect(viewed).not.toContain(JSON.stringify(shown))
  expect(pendingOf(state)).toContainEqual(shown)
  expect(shown.name).not.toBe('fromTheFuture')
  if (shown.name === NOTICE.prepayment)
    expect(Date.parse(String(shown.payload?.['paymentExpirationTime']))).toBeGreaterThan(now)
  if (shown.name !== NOTICE.companyOffer) return
  expect(facts).toEqual({ isOfferOn: true, hasContractors: false })
  expect(around.pathname).not.toMatch(/cart|checkout|pay-order/)
  expect(now).toBeGreaterThanOrEqual(T0 + MINUTE)
}

/** The next notice is shown only after the previous one was closed, withdrawn, has expired, or is not allowed here. */
function checkChange(before: NoticeState, state: NoticeState, event: NoticeEvent, around: Surroundings, now: number) {
  const was = before.shown
  if (!was || !state.shown || JSON.stringify(was) === JSON.stringify(state.shown)) return
  const isClosed = event.type === 'viewed' || event.type === 'refused'
  const isTakenBack = !pendingOf(state).some((one) => JSON.stringify(one) === JSON.stringify(was))
  const isOver = Date.parse(String(was.payload?.['paymentExpirationTime'])) <= now
  const isOut = /cart|checkout|pay-order/.test(around.pathname)
  expect(isClosed || isTakenBack || isOver || isOut).toBe(true)
}
