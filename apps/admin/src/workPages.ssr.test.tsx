/** @jest-environment node */
import { getExchangeRun } from '@verstak/contracts/exchangeStaff'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { EXCHANGE_FILE, makeExchangeRows, makeExchangeRun } from './testing/adminExchange.ts'
import { createAdminHarness, makeEntry, type AdminHarnessInput } from './testing/adminHarness.tsx'
import { ORDER_GUID } from './testing/adminOrders.ts'

const open = async (address: string, input: AdminHarnessInput = {}) => {
  const { api, host, routes } = createAdminHarness(input)
  return { api, ...(await openRemote(host, routes, address)) }
}
const render = (address: string, input: AdminHarnessInput = {}) => {
  const { host, routes } = createAdminHarness(input)
  return renderRemote(host, routes, address)
}
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
const ORDER = `/admin/orders/${ORDER_GUID}/`

test('orders stand in tabs of their states with counts; filters are in the address', async () => {
  const { api, html: raw } = await open('/admin/orders/?status=assembling&search=орлов&delivery=pickup')
  const html = plain(raw)
  expect(api.calls.at(-1)!.input).toEqual({
    query: { status: 'assembling', search: 'орлов', delivery: 'pickup', page: 1 },
  })
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Собираются<small[^>]*> 112<\/small>/)
  expect(html).toContain(`href="${ORDER}"`)
  for (const words of ['ООО «Монтаж-Сервис»', 'ИНН 7724518830', '186 320 ₽', 'По счёту', 'возврат: 1'])
    expect(html).toContain(words)
  expect(html).toContain('href="/api/v1/staff/orders.csv?status=assembling&amp;search=')
  expect(html).toMatch(/<option value="pickup" selected="">Самовывоз/)
})

test('a picking sheet names pieces by place and category, with codes', async () => {
  const html = plain(await render(`/admin/orders/sheets/?guids=${ORDER_GUID}`))
  for (const words of [
    'Заказ 100417',
    'Варшавка',
    'Дрели',
    '15843327',
    'с кодом маркировки',
    'Всего 3 шт',
    'Напечатать',
  ])
    expect(html).toContain(words)
})

test('chosen orders, and who assembles, are for those who work with orders', async () => {
  const html = plain(await render('/admin/orders/'))
  expect(html).toContain('собирает Ольга Миронова')
  expect(html).toMatch(/<input [^>]*type="checkbox"/)
  expect(html).toMatch(/<option value="nobody">никто не собирает/)
  expect(plain(await render(ORDER))).toMatch(/Собирает Ольга Миронова[\s\S]*Отпустить/)
})

test('the name of the settings is in the title of a page', async () => {
  const { host, routes } = createAdminHarness()
  expect(await renderRemote({ ...host, shopName: 'Кувалда' }, routes, '/admin/')).toContain(
    'управление, Кувалда</title>',
  )
})

test('an order shows its way, goods, buyer, money, papers and journal', async () => {
  const html = plain(await render(ORDER))
  expect(html).toContain('<title>Заказ 100417 — управление, Верстак</title>')
  expect(html).toMatch(/<li [^>]*aria-current="step"[^>]*><b[^>]*>Собирается<\/b>/)
  for (const words of [
    'Николай Орлов, 2 позиции, 14 850 ₽',
    '0 из 3 шт',
    'маркировка: 1 из 2',
    'Соберите ещё 3 штуки',
    '+7 916 204-18-33',
    '12 заказов на 148 300 ₽',
    'НОЯБРЬ, скидка 1 240 ₽',
    'Счёт № 1842 от 23.11.2026, PDF',
    'Ольга Миронова',
  ])
    expect(html).toContain(words)
  expect(html).toMatch(/<button [^>]*disabled=""[^>]*>[\s\S]*?Готов к выдаче/)
  expect(html).toContain('>Отменить<')
})

test('who may not change orders is offered nothing of it, another order is not found', async () => {
  expect((await open(ORDER, { role: 'content' })).status).toBe(403)
  expect((await open('/admin/orders/6b86b273-ff34-4ce1-89d6-804eff5a3f99/')).status).toBe(404)
})

const returned = (state: 'requested' | 'approved') => ({
  status: 'handed-over' as const,
  returns: [
    {
      guid: ORDER_GUID,
      state,
      reason: 'unfit' as const,
      comment: 'Не тот размер',
      requestedAt: '2026-11-23T11:20:00Z',
      refundDueAt: '2026-12-03T11:20:00Z',
      answer: '',
      amount: state === 'approved' ? 12_490_00 : 0,
      deliveryAmount: 0,
      lines: [{ position: 0, name: 'Дрель Bosch', quantity: 1, amount: 12_490_00 }],
    },
  ],
})

test('a return is decided by heads alone, with the money that follows', async () => {
  const html = plain(await render(ORDER, { order: returned('requested') }))
  for (const words of ['Ждёт решения', 'не подошёл', 'Не тот размер', 'Принять и вернуть деньги', 'Деньги вернуть до'])
    expect(html).toContain(words)
  expect(plain(await render(ORDER, { role: 'warehouse', order: returned('requested') }))).not.toContain(
    'Принять и вернуть деньги',
  )
  const approved = plain(await render(ORDER, { order: returned('approved') }))
  expect(approved).toContain('К возврату 12 490 ₽')
  expect(approved).toContain('Деньги выданы в кассе')
})

test('the queue shows what waits, what the machine noticed, and the decision with its reasons [ROUTE-072]', async () => {
  const { api, html: raw } = await open('/admin/reviews/')
  const html = plain(raw)
  expect(api.calls.at(-1)!.input).toEqual({ query: { kind: 'review', state: 'waiting', page: 1 } })
  for (const words of ['Виталий, Самара', 'Отзыв, 1 из 5', 'телефон или ссылка, слова из списка', 'Куплено в нашем'])
    expect(html).toContain(words)
  expect(html).toContain('Верните деньги, звоните')
  for (const reason of ['1. Телефон или ссылка', '2. Оскорбление', '7. Другое']) expect(html).toContain(reason)
  expect(html).toMatch(/<button [^>]*aria-keyshortcuts="A"[^>]*>/)
  expect(html).toContain('href="/admin/reviews/?kind=discussion"')
})

test('published questions are answered as the shop, or taken down [ROUTE-072]', async () => {
  const html = plain(await render('/admin/reviews/?kind=discussion&state=approved'))
  expect(html).toContain('Какой срок гарантии?')
  expect(html).toContain('Ответ магазина')
  expect(html).toContain('Снять с публикации')
  expect(html).not.toMatch(/aria-keyshortcuts="A"/)
})

test.each([
  ['/admin/news/', 'news', 'Новости', 'Новая новость'],
  ['/admin/articles/', 'article', 'Статьи', 'Новая статья'],
  ['/admin/content/', 'page', 'Страницы', 'Новая промостраница'],
])('%s lists its texts in all states', async (address, kind, title, add) => {
  const { api, html } = await open(`${address}?search=биты`)
  expect(api.calls.at(-1)!.input).toEqual({ query: { kind, search: 'биты', page: 1 } })
  for (const words of [title, add, 'Какие биты не слизываются', 'Черновик', 'прежняя версия на сайте'])
    expect(html).toContain(words)
  expect(html).toContain(`href="${address}5/"`)
})

test('the address of a page of the shop leads to its editor', async () => {
  expect(await open('/admin/articles/?path=%2Farticles%2Fkak-vybrat%2F')).toMatchObject({
    status: 302,
    redirect: '/admin/articles/5/',
  })
})

test.each([['/admin/news/5/'], ['/admin/articles/5/']])(
  '%s edits the text in blocks, with versions and previews [ROUTE-070, ROUTE-071]',
  async (address) => {
    const html = plain(await render(address))
    expect(html).toContain('value="Как выбрать шуруповёрт"')
    for (const words of [
      'Большинству хватает 18 В.',
      'Сколько нужно момента',
      'Можно ли сверлить бетон?',
      '10 мм | Квартира',
    ])
      expect(html).toContain(words)
    expect(html).toMatch(/<button [^>]*aria-label="Выше: Таблица 2"/)
    expect(html).toContain('href="/articles/kak-vybrat/?preview=6b86b273-ff34-4ce1-89d6-804eff5a3f57"')
    expect(html).toContain('Вернуть в черновик версию 1')
    expect(html).toContain('Опубликовать')
  },
)

test('legal documents stand in a list, and are edited edition by edition', async () => {
  const list = plain(await render('/admin/legal/'))
  for (const words of ['Правовые документы', 'Реквизиты', '01.12.2026, 00:00']) expect(list).toContain(words)
  expect(list).toContain('href="/admin/legal/personal/"')
  expect(list).toContain('href="/api/v1/staff/legal.csv"')
  const html = plain(await render('/admin/legal/personal/'))
  expect(html).toContain('value="Политика обработки персональных данных"')
  for (const words of [
    'Сразу после сохранения',
    'Редакция 3, с 01.12.2026, 00:00',
    'запланирована',
    'Добавить: Сведения',
  ])
    expect(html).toContain(words)
  expect(html).toContain('Общие положения')
  expect(html).toContain('href="/legal/personal/?version=1"')
  expect(html).toContain('href="/legal/personal/?preview=6b86b273-ff34-4ce1-89d6-804eff5a3f57"')
  for (const kind of ['Товары', 'Форма «Написать нам»']) expect(html).not.toContain(`Добавить: ${kind}`)
  expect((await open('/admin/legal/nothing/')).status).toBe(404)
  const fields = [{ field: 'publishedAt', old: '2025-08-31T21:00:00.000Z', new: '2026-11-30T21:00:00.000Z' }]
  const entries = [makeEntry({ entity: 'legal', entityId: 'personal', fields })]
  const journal = plain(await render('/admin/journal/', { entries }))
  for (const words of ['Правовой документ personal', 'Действует с', '01.09.2025, 00:00', '01.12.2026, 00:00'])
    expect(journal).toContain(words)
})

test('the chat’s inbox has who waits first, and the conversation of the address', async () => {
  const html = plain(await render('/admin/chat/?conversation=7'))
  for (const words of ['ждут ответа: 1', 'ООО «Монтаж-Сервис»', 'ждёт ответа', 'Есть ли GSR 18V-50 в Подольске?'])
    expect(html).toContain(words)
  expect(html).toContain('Отправить')
  expect(plain(await render('/admin/chat/'))).toContain('Выберите разговор')
})

test.each([
  ['/admin/chat/?conversation=abc', 'Такого разговора нет', 'Выберите разговор'],
  ['/admin/chat/?state=waiting&conversation=999', 'Такого разговора нет', 'Выберите разговор'],
  ['/admin/exchange/?file=abc&page=2', 'Такого файла нет', 'Загрузить товары'],
  ['/admin/exchange/?file=0b6ca500-7a0c-4a69-9a52-3f6f2b8b9f11&show=faults', 'Такого файла нет', 'Загрузить товары'],
])('%s says what of it is not there, and shows the rest', async (address, words, rest) => {
  const { status, html } = await open(address)
  expect([status, /role="alert"[\s\S]*?<\/div><\/div>/.exec(html)?.[0]]).toEqual([200, expect.stringContaining(words)])
  expect(html).toContain(rest)
})

test.each([
  ['/admin/orders/', 'content'],
  ['/admin/articles/', 'warehouse'],
  ['/admin/legal/', 'manager'],
  ['/admin/legal/personal/', 'support'],
  ['/admin/reviews/', 'warehouse'],
  ['/admin/chat/', 'content'],
] as const)('%s is closed to the role %s', async (address, role) => {
  expect((await open(address, { role })).status).toBe(403)
})

test("what one of the staff sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => render(ORDER, { name: secret, order: { contactName: secret } })))

test('the exchange shows the runs, what a file would change, and the catalogue as files', async () => {
  const { api, html: raw } = await open('/admin/exchange/')
  expect(api.calls.map(({ input }) => input)).toContainEqual({ query: { page: 1 } })
  const html = plain(raw)
  for (const words of [
    '/api/feeds/5b0b6ca5',
    '11 840',
    'nasosy.yml, YML',
    'Готово',
    'товары: новых 1, изменено 1, снято 1',
    'Отправить и сравнить',
  ])
    expect(html).toContain(words)
  for (const format of ['xlsx', 'csv', 'yml']) expect(html).toContain(`href="/api/v1/staff/exchange/goods.${format}"`)
  const file = plain(await render(`/admin/exchange/?file=${EXCHANGE_FILE}`))
  for (const words of [
    'Насосы &lt;ноябрь&gt;.yml',
    'Магазин пока не изменился',
    'Прочитано: 1 284 товара, не принято: 1 строка',
  ])
    expect(file).toContain(words)
  expect(file).toMatch(/Цена: <s[^>]*>1 290 ₽<\/s> → <b>1 190,50 ₽<\/b>/)
  expect(file).toMatch(/Категория: <s[^>]*>104<\/s> → <b>Другие товары<\/b>/)
  expect(file).toContain('снятие с продажи')
  const faults = plain(await render(`/admin/exchange/?file=${EXCHANGE_FILE}&show=faults`))
  expect(faults).toContain('Это не цена от 0 до 20 000 000')
  expect(faults).toContain('договорная')
})

test('a run has its report, its journal and the way back; another one is not found', async () => {
  const html = plain(await render('/admin/exchange/12/'))
  expect(html).toContain('<title>Загрузка 12 — управление, Верстак</title>')
  for (const words of ['Отменить загрузку', 'Насос НЦ-15', 'Не разобрано: offer/sales_notes × 1 284'])
    expect(html).toContain(words)
  expect(html).not.toContain('прервалась')
  expect((await open('/admin/exchange/13/')).status).toBe(404)
  expect((await open('/admin/exchange/12/', { role: 'content' })).status).toBe(403)
})

test('a broken run says what became of it; a category that the import made has its name and no code', async () => {
  const { api, host, routes } = createAdminHarness()
  const own = { kind: 'category' as const, id: '~', name: 'Другие товары', line: 1, action: 'add' as const }
  const rows = { ...makeExchangeRows(), changes: [{ ...own, differences: [] }] }
  api.on(getExchangeRun, () => ({ run: makeExchangeRun({ state: 'broken', report: null }), ...rows }))
  const html = plain(await renderRemote(host, routes, '/admin/exchange/12/'))
  for (const words of ['запустите её ещё раз', '>Другие товары<']) expect(html).toContain(words)
  expect(html).not.toContain('>~<')
})

test('the settings have what the shop says about itself, the guard of imports and the seller; a manager opens them, too', async () => {
  for (const role of ['owner', 'manager'] as const) {
    const html = plain(await render('/admin/settings/', { role }))
    for (const words of [
      'Телефон поддержки',
      '8 800 550-37-70',
      'https://vk.example/verstak',
      '4,7 (12 тыс.)',
      '7799000005',
    ])
      expect(html).toContain(words)
  }
  expect((await open('/admin/settings/', { role: 'content' })).status).toBe(403)
})
