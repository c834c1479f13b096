import { listNotifications } from '@verstak/contracts/notification'
import { act, fireEvent, screen } from '@testing-library/react'
import { card, openNoticePage, pass, prepareNoticePages, press } from '../testing/openNoticePage.tsx'

const SECOND = 1000
const ORDER = '0b7c9d5e-0d0f-4c5e-9d8f-0123456789ab'

const named = (...names: string[]) => names.map((name) => ({ name }))

prepareNoticePages()

test.each([
  ['newOrdersFilter', 'Теперь заказы можно отобрать по статусу, дате и получателю.'],
  ['newPostPaymentTypes', 'Появились новые способы оплаты после получения.'],
  ['onboardingNotificationSettings', 'Выберите, о чём вам сообщать и куда присылать сообщения.'],
  ['onboardingPostpay', 'Вашей организации доступна оплата после получения.'],
  ['newDocumentsFilter', 'Теперь документы можно отобрать по виду и дате.'],
  [
    'onboardingOrderAvailableForReview',
    'Вы получили заказ. Расскажите, подошли ли товары: это поможет другим покупателям.',
  ],
  ['managerChangeNotification', 'У вашей организации новый менеджер.'],
  ['extendedAccessGranted', 'Вашим организациям открыт расширенный доступ.'],
])('%s says «%s», and its cross marks it as viewed [NOTIFY-010]', async (name, text) => {
  const { server } = await openNoticePage({ notifications: named(name) })
  expect(card()).toHaveTextContent(text)
  await press('Закрыть уведомление')
  expect(card()).toBeEmptyDOMElement()
  expect(server.marks).toEqual([{ type: name }])
})

test('the way to what it is about marks it as viewed; a page that is not there is not named [NOTIFY-010]', async () => {
  const { server } = await openNoticePage({ notifications: named('newOrdersFilter', 'newDocumentsFilter') })
  const link = screen.getByRole('link', { name: 'К заказам' })
  expect(link).toHaveAttribute('href', '/user/orders/all/')
  await act(async () => void fireEvent.click(link))
  expect(server.marks).toEqual([{ type: 'newOrdersFilter' }])
  expect(card()).toHaveTextContent('Теперь документы')
  expect(screen.queryByRole('link', { name: 'К документам' })).not.toBeInTheDocument()
})

test('a mark names the organization, or what the notice carries [NOTIFY-002]', async () => {
  const { server } = await openNoticePage({
    notifications: [
      { name: 'extendedAccessGranted', payload: { juristicPersonId: 17 } },
      { name: 'managerChangeNotification', payload: { manager: 'Анна' } },
    ],
  })
  await press('Закрыть уведомление')
  await press('Закрыть уведомление')
  expect(server.marks).toEqual([
    { type: 'extendedAccessGranted', payload: 17 },
    { type: 'managerChangeNotification', payload: { manager: 'Анна' } },
  ])
})

test('what could not be marked goes, and comes again a minute later [NOTIFY-006]', async () => {
  const { server } = await openNoticePage({ notifications: named('newOrdersFilter') })
  server.isDown = true
  await press('Закрыть уведомление')
  expect(card()).toBeEmptyDOMElement()
  await pass(59 * SECOND)
  expect(card()).toBeEmptyDOMElement()
  await pass(SECOND)
  expect(card()).toHaveTextContent('Теперь заказы')
})

test('a list that could not be had is asked for again on the next page, one that is there after 10 minutes', async () => {
  const { server, api, go } = await openNoticePage({ notifications: [] })
  const asked = () => api.calls.filter(({ path }) => path === listNotifications.path).length
  await go('/cart/')
  expect(asked()).toBe(1)
  await pass(600 * SECOND)
  server.isDown = true
  await go('/')
  expect(asked()).toBe(2)
  Object.assign(server, { isDown: false, pending: named('newOrdersFilter') })
  await go('/cart/')
  expect(asked()).toBe(3)
  expect(card()).toHaveTextContent('Теперь заказы')
})

test('it takes no focus; Escape closes it from the page, not from a field, and its focus goes to the entry', async () => {
  const { server } = await openNoticePage({
    notifications: named('newOrdersFilter', 'newDocumentsFilter', 'newPostPaymentTypes'),
  })
  expect(document.body).toHaveFocus()
  act(() => screen.getByLabelText('Поиск').focus())
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(server.marks).toEqual([])
  act(() => screen.getByRole('main').focus())
  await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'Escape' }))
  expect(server.marks).toHaveLength(1)
  expect(screen.getByRole('main')).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Закрыть уведомление' }).focus())
  await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'Escape' }))
  expect(server.marks).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Иван' })).toHaveFocus()
})

test('it waits until the visitor has left his field', async () => {
  const { server, go } = await openNoticePage()
  act(() => screen.getByLabelText('Поиск').focus())
  server.pending = named('newOrdersFilter')
  await pass(600 * SECOND)
  await go('/?x')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  act(() => screen.getByRole('main').focus())
  await pass(10)
  expect(card()).toHaveTextContent('Теперь заказы')
})

describe('the popup of companies’ benefits', () => {
  const popup = () => screen.queryByRole('dialog', { name: 'Покупайте от имени компании' })

  test('opens after 60 seconds over a quiet page; «Не сейчас» marks it as viewed [NOTIFY-012]', async () => {
    const { server } = await openNoticePage({ notifications: named('buyAsB2bPopup') })
    await pass(59 * SECOND)
    expect(popup()).not.toBeInTheDocument()
    await pass(SECOND)
    expect(popup()).toHaveTextContent(/Специальные цены.*Возврат НДС.*документы для бухгалтерии/)
    expect(screen.getByRole('link', { name: 'Добавить организацию' })).toHaveAttribute(
      'href',
      '/user/organizations/add/',
    )
    await press('Не сейчас')
    expect(popup()).not.toBeInTheDocument()
    expect(server.marks).toEqual([{ type: 'buyAsB2bPopup' }])
  })

  test('stays shut over an open window, and opens when that is closed [NOTIFY-012]', async () => {
    const { host } = await openNoticePage({ notifications: named('buyAsB2bPopup') })
    act(() => void host.modals.ask({ kind: 'dialog', title: 'Город', content: 'Москва' }))
    await pass(150 * SECOND)
    expect(popup()).not.toBeInTheDocument()
    act(() => host.modals.read().asked.at(-1)!.close())
    await pass(1)
    expect(popup()).toBeInTheDocument()
  })

  test('is shut with the flag off, and leads to the phone while organizations have no page [NOTIFY-012]', async () => {
    await openNoticePage({ notifications: named('buyAsB2bPopup'), flags: { 'buy-as-jur-popup': false } })
    await pass(200 * SECOND)
    expect(popup()).not.toBeInTheDocument()
    await openNoticePage({ notifications: named('buyAsB2bPopup'), remotes: [] })
    await pass(60 * SECOND)
    expect(screen.getByRole('link', { name: /\d\d-\d\d$/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })

  test('goes when the visitor goes to the cart, unmarked [NOTIFY-012]', async () => {
    const { server, go } = await openNoticePage({ notifications: named('buyAsB2bPopup') })
    await pass(60 * SECOND)
    await go('/cart/')
    expect(popup()).not.toBeInTheDocument()
    expect(server.marks).toEqual([])
  })
})

test('a phone has the card and, from its lower edge, the popup, too', async () => {
  await openNoticePage({ layout: 'mobile', notifications: named('newOrdersFilter', 'buyAsB2bPopup') })
  expect(card()).toHaveAttribute('data-device', 'phone')
  await press('Закрыть уведомление')
  await pass(60 * SECOND)
  expect(screen.getByRole('dialog', { name: 'Покупайте от имени компании' })).toBeInTheDocument()
})

describe('a prepayment', () => {
  const notifications = [
    {
      name: 'prepaymentRequired',
      payload: { guid: ORDER, image: '/p/{size}.{format}', quantity: 3, paymentExpirationTime: '2026-11-20T12:05:00Z' },
    },
  ]

  test('tells what waits and until when; «Не сейчас» dismisses it [NOTIFY-003] [NOTIFY-020] [NOTIFY-021]', async () => {
    const { server } = await openNoticePage({ notifications })
    expect(card()).toHaveTextContent(/3\s+товара, оплатите до 20 ноября/)
    expect(card().querySelector('img')).toHaveAttribute('src', '/p/56.webp')
    await press('Не сейчас')
    expect(card()).toBeEmptyDOMElement()
    expect(server.marks).toEqual([{ type: 'prepaymentRequired', payload: notifications[0]!.payload }])
  })

  test('«Перейти к оплате» dismisses it and leads to the payment of the order [NOTIFY-022]', async () => {
    const { server } = await openNoticePage({ notifications })
    const pay = screen.getByRole('link', { name: 'Перейти к оплате' })
    expect(pay).toHaveAttribute('href', `/checkout/payment/?orderid=${ORDER}`)
    await act(async () => void fireEvent.click(pay))
    expect(card()).toBeEmptyDOMElement()
    expect(server.marks).toHaveLength(1)
  })

  test('leads to the phone while there is no page to pay on', async () => {
    await openNoticePage({ notifications, remotes: [] })
    expect(screen.queryByRole('link', { name: 'Перейти к оплате' })).not.toBeInTheDocument()
    expect(card().querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })

  test('goes by itself when its time is over [NOTIFY-020]', async () => {
    await openNoticePage({ notifications })
    await pass(299 * SECOND)
    expect(card()).toHaveTextContent('Заказ ждёт оплаты')
    await pass(SECOND)
    expect(card()).toBeEmptyDOMElement()
  })
})

test('a first organization is explained in three steps; the second, how to change the account, at the count of 2 [NOTIFY-015]', async () => {
  const { server } = await openNoticePage({
    user: 'business',
    notifications: named('onboardingFirstOrganizationAdded'),
  })
  expect(card()).toHaveTextContent(/Организация добавлена.*1 из 3/)
  await press('Дальше')
  expect(JSON.parse(localStorage.getItem('onboardingFirstOrganizationAdded')!)).toMatchObject({ value: 2 })
  expect(card()).toHaveTextContent(/сменить, от чьего имени вы покупаете.*2 из 3/)
  await press('Дальше')
  expect(card()).toHaveTextContent(/личном кабинете.*3 из 3/)
  await press('Понятно')
  expect(card()).toBeEmptyDOMElement()
  expect(server.marks).toEqual([{ type: 'onboardingFirstOrganizationAdded' }])
})

test('a page that was left at the second step goes on there [NOTIFY-015]', async () => {
  localStorage.setItem('onboardingFirstOrganizationAdded', JSON.stringify({ value: 2, until: null }))
  await openNoticePage({ user: 'business', notifications: named('onboardingFirstOrganizationAdded') })
  expect(card()).toHaveTextContent('2 из 3')
})

describe('a guest', () => {
  const startSession = (count: number) =>
    localStorage.setItem('onboardingUnauthorizedUserSession', JSON.stringify({ value: count - 1, until: null }))

  test('is greeted at once in the third session, without a call to the server, and never again; it leads to his profile [NOTIFY-017] [SHELL-035] [ROUTE-047]', async () => {
    startSession(3)
    const { api } = await openNoticePage({ user: 'guest' })
    expect(card()).toHaveTextContent('Войдите, чтобы видеть свои цены')
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/user/profile/')
    await press('Закрыть уведомление')
    expect(api.calls).toEqual([])
    const kept = JSON.parse(localStorage.getItem('onboardingUnauthorizedUserSessionViewed')!) as { until: number }
    expect(kept.until).toBe(Date.now() + 365 * 24 * 60 * 60 * SECOND - 1)
  })

  test('is greeted after 3 minutes in the first [NOTIFY-018]', async () => {
    await openNoticePage({ user: 'guest', flags: { 'buy-as-jur-popup': false } })
    await pass(180 * SECOND - 10)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    await pass(20)
    expect(card()).toHaveTextContent('Войдите')
  })

  test('learns once in a session what companies get; the greeting waits until that is closed [NOTIFY-013] [NOTIFY-019]', async () => {
    await openNoticePage({ user: 'guest' })
    expect(sessionStorage.getItem('user_b2b_informer_showed')).toBeNull()
    await pass(60 * SECOND)
    expect(card()).toHaveTextContent('Покупаете для компании?')
    expect(JSON.parse(sessionStorage.getItem('user_b2b_informer_showed')!)).toMatchObject({ value: true })
    await pass(300 * SECOND)
    expect(card()).toHaveTextContent('Покупаете для компании?')
    await press('Закрыть уведомление')
    expect(card()).toHaveTextContent('Войдите')
  })
})
