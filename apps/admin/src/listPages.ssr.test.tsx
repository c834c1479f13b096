/** @jest-environment node */
import { listStaffReleases } from '@verstak/contracts/staffShop'
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { createAdminHarness, makeEntry, type AdminHarnessInput } from './testing/adminHarness.tsx'
import { RELEASES } from './testing/adminShop.ts'

const render = (address: string, input: AdminHarnessInput = {}) => {
  const { host, routes } = createAdminHarness(input)
  return renderRemote(host, routes, address)
}
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')

test('of two lists on a page each keeps the filters of the other', async () => {
  const releases = plain(await render('/admin/releases/?remote=cart&text=1.0&state=stable'))
  const [live = '', history = ''] = releases.match(/<form[^>]* aria-label="Фильтры[^"]*"[\s\S]*?<\/form>/g) ?? []
  expect(live).toContain('<input type="hidden" name="remote" value="cart"/>')
  expect(live).toContain('href="/admin/releases/?remote=cart"')
  expect(history).toContain('href="/admin/releases/?text=1.0&amp;state=stable"')
  const exchange = plain(await render('/admin/exchange/?source=1c&text=Моск'))
  const [runs = '', feeds = ''] = exchange.match(/<form[^>]* aria-label="Фильтры[^"]*"[\s\S]*?<\/form>/g) ?? []
  expect(runs).toContain('<input type="hidden" name="text" value="Моск"/>')
  expect(feeds).toContain('href="/admin/exchange/?source=1c"')
})

test('of what is live there is what the filters find', async () => {
  const { api, host, routes } = createAdminHarness()
  const [, cart] = RELEASES.parts
  api.on(listStaffReleases, () => ({ ...RELEASES, found: [cart!.remote] }))
  const html = await renderRemote(host, routes, '/admin/releases/?text=cart')
  expect(html).toContain('1.0.0-aaa01234</span></td>')
  expect(html).not.toContain('1.52.0-abc01234</span></td>')
})

test.each([
  ['staff', 'role', 'warehouse', 'support', 'Роль: склад → поддержка'],
  ['organization', 'wholesaleType', null, 'fixed', 'Вид опта: нет → По договору'],
  ['promo-code', 'kind', 'percent', 'gift', 'Вид скидки: Процент → Подарок'],
  ['promo-code', 'audience', null, 'business', 'Для кого: нет → Компании'],
  ['promotion', 'place', 'side', 'carousel', 'Место на главной: Карточка рядом со слайдами → Слайд на главной'],
  [
    'promotion',
    'startsAt',
    '2026-11-23T11:20:00Z',
    '2026-11-24T11:20:00.000Z',
    '23.11.2026, 14:20 → 24.11.2026, 14:20',
  ],
  ['review', 'refusal', null, 'off-topic', 'Причина отказа: нет → Не о товаре'],
  ['review', 'state', 'unconfirmed', 'refused', 'почта не подтверждена → отказано'],
  ['order', 'status', 'paid', 'assembling', 'Состояние: Оплачен → Собирается'],
  ['flag', 'rules', [], [{ target: { users: ['guest'] }, split: { on: 10 } }], 'Правила: нет → on 10 % (гости)'],
] as const)('the journal tells the %s: %s in words', async (entity, field, old, fresh, words) => {
  const fields = [{ field, old, new: fresh }]
  const html = plain(await render('/admin/journal/', { entries: [makeEntry({ entity, fields })] }))
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(words)
})

test('the journal names what an id stands for, and gives the id of what is gone', async () => {
  const fields = [{ field: 'brandId', old: 12, new: 13, newName: 'ЗУБР' }]
  const html = plain(await render('/admin/journal/', { entries: [makeEntry({ entity: 'product', fields })] }))
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Бренд: № 12 (удалено) → ЗУБР')
})

test('somebody who shall become staff is found by his e-mail', async () => {
  const html = await render('/admin/staff/?text=petr@mail.example')
  expect(html).toContain('href="/admin/staff/9/"')
  expect(html).toContain('не сотрудник')
})
