/** @jest-environment node */
import { routeTable } from '@verstak/contracts/routeTable'
import { STAFF_PAGES } from '@verstak/contracts/staffPolicy'
import { listStaffPromoCodes } from '@verstak/contracts/staffShop'
import { listStaffPromotions } from '@verstak/contracts/staffPromotion'
import { STAFF_ROLES } from '@verstak/contracts/staffRole'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { remote } from '../remote.config.ts'
import { EXCHANGE_FILE } from './testing/adminExchange.ts'
import { createAdminHarness, makeEntry, type AdminHarnessInput } from './testing/adminHarness.tsx'

const open = (address: string, input: AdminHarnessInput = {}) => {
  const { host, routes } = createAdminHarness(input)
  return openRemote(host, routes, address)
}
const render = (address: string, input: AdminHarnessInput = {}) => {
  const { host, routes } = createAdminHarness(input)
  return renderRemote(host, routes, address)
}

test('the search of the header finds items of several kinds, or says that there are none', async () => {
  const html = await render('/admin/?search=1004')
  expect(html).toContain('<form')
  expect(html).toMatch(/role="search" action="\/admin\/"/)
  for (const words of ['Поиск', 'Заказы', '100417', 'Николай Орлов, 23.11.2026', 'Показать все: 7'])
    expect(html).toContain(words)
  expect(await render('/admin/?search=ничего')).toContain('Ничего не нашлось')
  // One letter finds everything.
  expect(await render('/admin/?search=a')).toContain('Что ждёт')
})

test('the table of addresses gives the remote its own, and all are of the staff', () => {
  const owned = routeTable.filter(({ owner }) => owner === 'admin')
  expect(remote.routes.filter((route) => !owned.some(({ pattern }) => pattern === route))).toEqual([])
  for (const { audience } of owned) expect(audience).toBe('staff')
})

test('a page says who looks at it, keeps search engines off and leads back to the shop', async () => {
  const html = await render('/admin/')
  expect(html).toContain('<title>Сводка — управление, Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(html).toContain('Ольга Миронова')
  expect(html).toMatch(/владелец, вход до \d\d:\d\d/)
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*Открыть магазин/)
})

test.each(STAFF_ROLES)('the menu of the role %s has its sections and no other', async (role) => {
  const html = await render('/admin/', { role })
  const menu = /<nav[\s\S]*?<\/nav>/.exec(html)![0]
  for (const { page, title, roles } of STAFF_PAGES) {
    const link = `href="${page}"`
    expect([page, menu.includes(link)]).toEqual([page, roles.includes(role)])
    if (roles.includes(role)) expect(menu).toContain(`>${title}</span>`)
  }
})

test('sections that are not released are not in the menu', async () => {
  const html = await render('/admin/', { isServed: (path) => path === '/admin/journal/' })
  expect(html.match(/<nav[\s\S]*?<\/nav>/)![0].match(/href=/g)).toHaveLength(1)
})

test('whose session of staff has ended is asked to sign in, and is shown nothing', async () => {
  for (const address of ['/admin/', '/admin/journal/', '/admin/product/7/']) {
    const { html } = await open(address, { role: null })
    expect(html).toContain('Сеанс сотрудника закончился')
    expect(html).toContain(`href="/login/?next=${encodeURIComponent(address)}"`)
    for (const words of ['<nav', 'Илья Зимин', 'Дрель', '₽']) expect(html).not.toContain(words)
  }
})

test('a role without the section is told so, with the status 403', async () => {
  const { status, html } = await open('/admin/journal/', { role: 'support' })
  expect(status).toBe(403)
  expect(html).toContain('Раздел закрыт для вашей роли')
  expect(html).toContain('«поддержка»')
  expect(html).not.toContain('Илья Зимин')
})

test('the start page shows orders, what waits and what is live; money only to who may see it', async () => {
  const html = await render('/admin/')
  for (const words of ['Заказы сегодня', '1 284', 'на 9 418 320 ₽', 'Получено за 7 дней', '8 000 000 ₽', '23.11.2026'])
    expect(html).toContain(words)
  expect(html).toContain('Заказы ждут сборки')
  expect(html).toContain('дольше всего 1 час')
  expect(html).toContain('дольше всего 1 день')
  expect(html).not.toContain('Задания в очереди')
  expect(html).toContain('1.52.0-fed на 10 % посетителей')
  const ofWarehouse = await render('/admin/', { role: 'warehouse' })
  expect(ofWarehouse).toContain('1 284')
  expect(ofWarehouse).not.toContain('₽')
})

test('the journal shows who changed what, from what to what, with its filters in the address', async () => {
  const { api, host, routes } = createAdminHarness()
  const html = await renderRemote(host, routes, '/admin/journal/?userId=5&entity=product&from=2026-11-01')
  expect(api.calls.at(-1)!.input).toEqual({ query: { userId: 5, entity: 'product', from: '2026-11-01', page: 1 } })
  expect(html).toContain('Товар 7')
  expect(html).toContain('Название: <s')
  expect(html).toMatch(/<s[^>]*>Дрель<\/s> → <b[^>]*>Дрель-шуруповёрт Bosch GSR 18V-50<\/b>/)
  expect(html).toContain('href="/api/v1/staff/journal.csv?userId=5&amp;entity=product&amp;from=2026-11-01"')
  expect(html).toMatch(/<option value="5" selected="">Илья Зимин/)
  expect(await render('/admin/journal/', { entries: [] })).toContain('Изменений ещё не было')
})

test("what one of the staff sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) =>
    render('/admin/journal/', { name: secret, entries: [makeEntry({ name: secret })] }),
  ))

test('products stand in a list with filters in the address, and lead to their forms [ROUTE-066]', async () => {
  const { api, host, routes } = createAdminHarness()
  const html = await renderRemote(host, routes, '/admin/product/?text=bosch&brandId=3&state=in-stock&brandX=1&page=2')
  const asked = api.calls.findLast(({ path }) => path === '/api/v1/staff/products')
  expect(asked!.input).toEqual({ query: { text: 'bosch', brandId: 3, state: 'in-stock', page: 2 } })
  expect(html).toContain('href="/admin/product/?text=bosch&amp;brandId=3&amp;state=in-stock"')
  const first = await render('/admin/product/')
  expect(first).toMatch(/<a href="\/admin\/product\/7\/">Дрель-шуруповёрт Bosch GSR 18V-50<\/a>/)
  expect(first).toContain('12 990 ₽')
  expect(first).toContain('1–50 из 120')
  expect(first).toContain('Изменить много')
  expect(await render('/admin/product/', { role: 'warehouse' })).not.toContain('Изменить много')
})

test('a product has its form with all fields, the tile that it makes and its journal [ROUTE-066]', async () => {
  const html = await render('/admin/product/7/')
  for (const words of ['Старая цена', 'Цена для компаний', 'Варшавское ш., 97', 'Напряжение', 'Так увидит покупатель'])
    expect(html).toContain(words)
  expect(html).toMatch(/<input[^>]*name="price"[^>]*value="12990"/)
  expect(html).toContain('href="/product/drel-7/"')
  expect(html).toContain('Вернуть изменение: Илья Зимин')
  expect((await open('/admin/product/8/')).status).toBe(404)
})

test('a role sees fields of others closed', async () => {
  const isOpen = (html: string, name: string) =>
    !/ disabled=/.test(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)![0])
  const ofContent = await render('/admin/product/7/', { role: 'content' })
  expect([isOpen(ofContent, 'name'), isOpen(ofContent, 'price')]).toEqual([true, false])
  const ofWarehouse = await render('/admin/product/7/', { role: 'warehouse' })
  expect([isOpen(ofWarehouse, 'name'), isOpen(ofWarehouse, 'weight')]).toEqual([false, true])
})

test.each([
  ['/admin/brand/', 'Новый бренд', 'name="slug"'],
  ['/admin/category/', 'Новая категория', 'name="parentId"'],
  ['/admin/category/', 'скрыта', 'name="slug"'],
  ['/admin/tag-page/', 'Новая подборка', 'name="categoryId"'],
  ['/admin/brand/', 'Bosch', 'href="/admin/brand/3/"'],
  ['/admin/brand/3/', 'Bosch', 'name="country"'],
  ['/admin/category/', 'Электроинструмент', 'href="/admin/category/20/"'],
  ['/admin/category/20/', 'Дрели', 'name="place"'],
  ['/admin/tag-page/', 'Дрели Bosch', 'href="/admin/tag-page/5/"'],
  ['/admin/tag-page/5/', 'Дрели Bosch', 'name="filters"'],
])(
  '%s is there for who edits the catalogue, and for no warehouse [ROUTE-067, ROUTE-068, ROUTE-069]',
  async (address, words, part) => {
    const html = await render(address)
    expect(html).toContain(words)
    expect(html).toContain(part)
    const refused = await open(address, { role: 'warehouse' })
    expect([refused.status, refused.html.includes(words)]).toEqual([403, false])
  },
)

test.each([
  ['/admin/promotions/', 'LETO10', 'href="/admin/promotions/6/"'],
  ['/admin/promotions/6/', 'LETO10', 'name="percent"'],
  ['/admin/promotions/bars/', 'Доставка 29 ноября', 'href="/admin/promotions/bars/2/"'],
  ['/admin/promotions/bars/2/', 'Доставка 29 ноября', 'name="advertiserInn"'],
  ['/admin/promotions/banners/', 'Неделя Makita', 'href="/admin/promotions/banners/3/"'],
  ['/admin/promotions/banners/3/', 'Неделя Makita', 'name="advertisingToken"'],
  ['/admin/redirects/', '/catalog/bosch.html', 'href="/admin/redirects/8/"'],
  ['/admin/redirects/8/', '/catalog/bosch.html', 'name="isPermanent"'],
  ['/admin/users/', 'Мария Соколова', 'Завершить сеансы: Мария Соколова'],
  ['/admin/organizations/', 'ООО «Монтаж»', 'href="/admin/organizations/4/"'],
  ['/admin/organizations/4/', 'ООО «Монтаж»', 'name="deferredLimit"'],
  ['/admin/releases/', '1.52.0-abc01234', 'Вернуть прошлую: product'],
  ['/admin/flags/', 'new-best-price', 'on 10 % (всем)'],
  ['/admin/flags/new-best-price/', 'new-best-price', 'Правило 1'],
  ['/admin/staff/', 'Ольга Миронова', 'href="/admin/staff/3/"'],
  ['/admin/staff/5/', 'Илья Зимин', 'name="role"'],
])('%s is there for the owner, and for no warehouse', async (address, words, part) => {
  const html = await render(address)
  expect(html).toContain(words)
  expect(html).toContain(part)
  expect((await open(address, { role: 'warehouse' })).status).toBe(403)
})

test.each([
  ['/admin/category/', 'state=hidden', '/api/v1/staff/categories', 'скрытые'],
  ['/admin/flags/', 'state=paused', '/api/v1/staff/flags', 'остановлены'],
  ['/admin/promotions/bars/', 'state=shown', '/api/v1/staff/info-bars', 'показываются'],
  ['/admin/promotions/banners/', 'state=shown', '/api/v1/staff/promotions', 'показываются'],
  ['/admin/staff/', 'factor=passkey', '/api/v1/staff/members', 'ключ'],
  ['/admin/staff/', 'role=content', '/api/v1/staff/members', 'контент'],
  ['/admin/releases/', 'remote=cart', '/api/v1/staff/releases', 'cart'],
  ['/admin/releases/', 'state=canary', '/api/v1/staff/releases', 'идёт', 'table=live&amp;'],
  ['/admin/exchange/', 'state=made', '/api/v1/staff/exchange/feeds', 'уже есть'],
  ['/admin/exchange/', 'source=1c', '/api/v1/staff/exchange/runs', '1c'],
  ['/admin/chat/', 'state=waiting', '/api/v1/chat/conversations', 'ждут ответа'],
])(
  'filters of %s are in its address, in its fields and in its table',
  async (address, filter, path, words, table = '') => {
    const { api, host, routes } = createAdminHarness()
    const html = await renderRemote(host, routes, `${address}?${filter}`)
    const [name = '', value = ''] = filter.split('=')
    expect(api.calls.findLast((call) => call.path === path)!.input).toMatchObject({ query: { [name]: value } })
    expect(html).toMatch(new RegExp(`<option value="${value}" selected="">${words}`))
    expect(html).toContain(`href="${path}.csv?${table}${filter}"`)
    expect(html).toContain(`href="${address}"`)
  },
)

const LONG = 'щ'.repeat(300)
/** Every list with what its address may hold, and cannot be. */
const REFUSED: readonly (readonly [string, string])[] = [
  [
    '/admin/orders/',
    `page=abc&status=lost&search=${LONG}&delivery=drone&payment=gold&assembler=x&from=2026-02-31&to=x`,
  ],
  ['/admin/product/', `page=0&text=${LONG}&brandId=bosch&categoryId=-&state=x`],
  ['/admin/category/', `text=${LONG}&state=x`],
  ['/admin/brand/', `page=-1&text=${LONG}`],
  ['/admin/tag-page/', `page=1.5&text=${LONG}`],
  ['/admin/promotions/', `page=100001&text=${LONG}`],
  ['/admin/promotions/banners/', `text=${LONG}&state=x`],
  ['/admin/promotions/bars/', `text=${LONG}&state=x`],
  ['/admin/content/', `page=x&search=${LONG}&state=x`],
  ['/admin/news/', `page=x&search=${LONG}&state=x`],
  ['/admin/articles/', `page=x&search=${LONG}&state=x`],
  ['/admin/redirects/', `page=x&text=${LONG}`],
  ['/admin/reviews/', `page=x&kind=x&state=x&product=${LONG}&stars=6&days=x&mark=x&reason=x`],
  ['/admin/chat/', `text=${LONG}&state=x`],
  ['/admin/users/', `page=x&text=${LONG}`],
  ['/admin/organizations/', `page=x&text=${LONG}`],
  ['/admin/releases/', `page=x&remote=Q!&text=${LONG}&state=x`],
  ['/admin/flags/', `text=${LONG}&state=x`],
  ['/admin/staff/', `text=${LONG}&role=x&factor=x&state=x`],
  ['/admin/exchange/', `page=x&source=${LONG}&text=${LONG}&state=x`],
  [`/admin/exchange/?file=${EXCHANGE_FILE}`, 'page=x&show=x'],
  ['/admin/exchange/12/', 'page=x&show=x'],
  ['/admin/journal/', `page=x&userId=x&entity=${LONG}&entityId=${LONG}&from=x&to=2026-13-01`],
]

test.each(REFUSED)(
  '%s tells in Russian what of its address it cannot follow, and is there without it',
  async (to, query) => {
    const address = `${to}${to.includes('?') ? '&' : '?'}${query}`
    const { status, html } = await open(address)
    expect(status).toBe(200)
    const fields = /<form[^>]* aria-label="Фильтры[^"]*"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
    const notice = /role="alert"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? ''
    expect(notice).toContain('Список показан не весь так, как просит адрес')
    for (const [name, typed] of new URLSearchParams(query)) {
      expect([name, notice]).toEqual([
        name,
        expect.stringContaining(`«${typed === LONG ? `${LONG.slice(0, 60)}…` : typed}»: `),
      ])
      const field = new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`).exec(fields)?.[0] ?? ''
      // What is a tab, of another tab or a page has no field.
      if (!field.startsWith('<input type="hidden"') && field) expect(field).toContain('aria-invalid="true"')
      if (field.startsWith('<input') && typed === LONG) expect(field).toContain(`value="${LONG}"`)
    }
  },
)

test('changes of many are not offered for filters of which one was refused', async () => {
  expect(await render('/admin/product/?state=active')).toContain('Изменить много')
  expect(await render('/admin/product/?state=x')).not.toContain('Изменить много')
})

test('a page behind the last one says so', async () => {
  expect(await render('/admin/journal/?page=7')).toContain('Такой страницы нет: выберите другую')
})

test('an empty list offers to add the first; with filters it advises to change them', async () => {
  const empty = async (address: string, role: 'owner' | 'content' = 'owner') => {
    const { api, host, routes } = createAdminHarness({ role })
    api.on(listStaffPromotions, () => ({ promotions: [] }))
    api.on(listStaffPromoCodes, () => ({ codes: [], total: 0, pageSize: 50 }))
    return renderRemote(host, routes, address)
  }
  const html = await empty('/admin/promotions/banners/')
  expect(html).toContain('Здесь пока ничего нет')
  expect(html).toContain('Добавьте первую запись: «Новая акция».')
  expect(html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Новая акция/)
  const filtered = await empty('/admin/promotions/banners/?text=bosch')
  expect(filtered).toContain('Измените или сбросьте фильтры.')
  expect(filtered).not.toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Новая акция/)
  // Who makes no promo codes is offered none.
  const ofContent = await empty('/admin/promotions/', 'content')
  expect(ofContent).toContain('Здесь пока ничего нет')
  expect(ofContent).not.toContain('Новый промокод')
  expect(await render('/admin/journal/?entity=brand', { entries: [] })).toContain('Измените или сбросьте фильтры.')
})
