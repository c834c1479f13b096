import { listJournal, revert } from '@verstak/contracts/journal'
import { getCreative } from '@verstak/contracts/creative'
import { listFlagRows } from '@verstak/contracts/flag'
import { getSession } from '@verstak/contracts/session'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { getHeaderInfoBar } from '@verstak/contracts/pageOptions'
import * as bars from '@verstak/contracts/staffBar'
import * as endpoints from '@verstak/contracts/staffShop'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { tablePathOf } from '@verstak/contracts/staffTable'
import { addOrganization } from '../testing/addOrganization.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

async function staffMember(role: StaffRole, isConfirmed = true): Promise<{ id: number; visitor: Visitor }> {
  const id = await addUser(api, { is_staff: true, staff_role: role })
  if (isConfirmed)
    await api.db.updateTable('shop_user').set({ email_confirmed_at: api.clock.now }).where('id', '=', id).execute()
  return { id, visitor: await startTestSession(api, api.newVisitor(), { userId: id, isAdmin: true }) }
}

let owner: { id: number; visitor: Visitor }
beforeAll(async () => {
  owner = await staffMember('owner')
})

describe('rights', () => {
  const { read, save } = endpoints.editableStaff

  test('an owner gives and takes rights, with the journal; they count at once', async () => {
    const manager = await staffMember('manager')
    const { version } = await owner.visitor.call(read, { query: { id: manager.id } })
    const body = { id: manager.id, version, values: { role: 'content' as const } }
    expect((await owner.visitor.call(save, { body })).values).toEqual({ isStaff: true, role: 'content' })
    expect((await manager.visitor.fail(listJournal, { query: {} })).status).toBe(403)
    const gone = { id: manager.id, version: version + 1, values: { isStaff: false } }
    const { changes } = await owner.visitor.call(save, { body: gone })
    expect(changes[0]!.fields).toEqual([{ field: 'isStaff', old: true, new: false }])
    expect((await manager.visitor.call(getSession, {})).user).toBe('guest')
    const cookie = [...owner.visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const path = `${tablePathOf(listJournal)}?entity=staff&entityId=${manager.id}`
    const table = await (await fetch(api.url + path, { headers: { cookie } })).text()
    expect(table.match(/(?<=изменено;).*(?=\r)/g)).toEqual(['Сотрудник;да;нет', 'Роль;менеджер;контент'])
    expect(table).toMatch(/;Сотрудник;\d+;/)
    await owner.visitor.call(revert, { body: { id: changes[0]!.id } })
    expect((await owner.visitor.call(read, { query: { id: manager.id } })).values.isStaff).toBe(true)
  })

  test('nobody changes his own rights, an owner remains, and who has no proven e-mail gets none', async () => {
    const own = { body: { id: owner.id, version: 0, values: { role: 'manager' as const } } }
    expect((await owner.visitor.fail(save, own)).body.errors).toEqual([expect.objectContaining({ reason: 'self' })])
    const unproven = await addUser(api)
    const give = { body: { id: unproven, version: 0, values: { isStaff: true } } }
    expect((await owner.visitor.fail(save, give)).body.errors).toEqual([expect.objectContaining({ reason: 'email' })])
  })

  test('rights ask for a sign-in of the last minutes', async () => {
    const [old, other] = [await staffMember('owner'), await staffMember('support')]
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 11 * 60_000)
    const body = { id: other.id, version: 0, values: { role: 'manager' as const } }
    expect((await old.visitor.fail(save, { body })).body.code).toBe('confirmation-required')
    api.clock.now = before
    expect((await old.visitor.call(save, { body })).values.role).toBe('manager')
  })

  test('the list has the staff, and the user of an e-mail', async () => {
    const id = await addUser(api)
    const { email } = await api.db
      .selectFrom('shop_user')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { members } = await owner.visitor.call(endpoints.listStaffMembers, {
      query: { text: ` ${email!.toUpperCase()}` },
    })
    expect(members).toMatchObject([{ id, isStaff: false }])
    const part = { query: { text: email!.slice(0, -1) } }
    expect((await owner.visitor.call(endpoints.listStaffMembers, part)).members).toEqual([])
  })

  test('the staff is found by name, phone, role, second factor and who is there now; the table has the same', async () => {
    const ids = [
      await addUser(api, { is_staff: true, staff_role: 'content', first_name: 'Вера', last_name: 'Ким' }),
      await addUser(api, { is_staff: true, staff_role: 'warehouse', first_name: 'Вера', last_name: 'Лисина' }),
    ] as const
    const [vera, other] = ids
    const key = { credential_id: 'list', public_key: Buffer.from('key'), sign_count: 0, name: 'Ключ' }
    await api.db
      .insertInto('passkey')
      .values({ ...key, user_id: vera })
      .execute()
    await api.db.updateTable('shop_user').set({ phone: '9037771122' }).where('id', '=', other).execute()
    await startTestSession(api, api.newVisitor(), { userId: other, isAdmin: true })
    const find = async (query: EndpointInput<typeof endpoints.listStaffMembers>['query']) => {
      const { members } = await owner.visitor.call(endpoints.listStaffMembers, { query })
      return members.map(({ id }) => id).filter((id) => (ids as readonly number[]).includes(id))
    }
    expect(await find({})).toEqual(ids)
    expect(await find({ text: 'вера ' })).toEqual(ids)
    expect(await find({ text: 'лисин' })).toEqual([other])
    expect(await find({ text: '+7 (903) 777-11-22' })).toEqual([other])
    expect(await find({ text: 'вера', role: 'content' })).toEqual([vera])
    expect(await find({ factor: 'passkey' })).toEqual([vera])
    expect(await find({ factor: 'none' })).toEqual([other])
    expect(await find({ factor: 'code' })).toEqual([])
    expect(await find({ state: 'working' })).toEqual([other])
    expect(await find({ state: 'away', role: 'content' })).toEqual([vera])
    const cookie = [...owner.visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const path = `${tablePathOf(endpoints.listStaffMembers)}?${new URLSearchParams({ text: 'вера', factor: 'passkey' })}`
    const lines = (await (await fetch(api.url + path, { headers: { cookie } })).text()).trimEnd().split('\r\n')
    expect(lines.slice(1)).toEqual([expect.stringMatching(`^${vera};Вера.+;да;контент.*;ключ;нет;`)])
  })
})

test('a flag is switched, is in force for pages at once, and goes back to what it was', async () => {
  const { read, save } = endpoints.editableFlag
  const id = 'new-best-price'
  expect((await owner.visitor.call(read, { query: { id } })).values).toEqual({ isOn: true, rules: [] })
  const rules = [{ target: { users: ['private' as const] }, split: { on: 50, off: 50 } }]
  const saved = await owner.visitor.call(save, { body: { id, version: 0, values: { rules } } })
  expect(saved.values.rules).toEqual(rules)
  const rowsOf = async () => (await api.newVisitor().call(listFlagRows, {})).rows.find(({ key }) => key === id)
  expect(await rowsOf()).toEqual({ key: id, isOn: true, rules })
  const wrong = { id, version: 1, values: { rules: [{ split: { blue: 10 } }] } }
  expect((await owner.visitor.fail(save, { body: wrong })).body.errors).toEqual([
    expect.objectContaining({ field: 'values.rules', text: 'У переключателя нет значения «blue»' }),
  ])
  await owner.visitor.call(revert, { body: { id: saved.changes[0]!.id } })
  expect((await rowsOf())!.rules).toEqual([])
  expect((await owner.visitor.fail(read, { query: { id: 'no-such-flag' } })).status).toBe(404)
  const { flags } = await owner.visitor.call(endpoints.listStaffFlags, { query: {} })
  const find = async (query: object) =>
    (await owner.visitor.call(endpoints.listStaffFlags, { query })).flags.map(({ key }) => key)
  expect(await find({ text: 'best' })).toContain(id)
  expect(await find({ text: 'best', state: 'ruled' })).not.toContain(id)
  expect(flags.find(({ key }) => key === 'region-modal')).toMatchObject({ variants: ['new', 'old'], isOn: true })
})

test('a promo code is made, changed and refused where its fields contradict', async () => {
  const { values } = endpoints.createPromoCode.example!.body!
  const { id } = await owner.visitor.call(endpoints.createPromoCode, {
    body: { values: { ...values, code: 'leto10' } },
  })
  const { read, save } = endpoints.editablePromoCode
  const made = await owner.visitor.call(read, { query: { id } })
  expect(made).toMatchObject({ name: 'LETO10', version: 1, values: { percent: 10, kind: 'percent' } })
  expect(made.changes[0]).toMatchObject({ action: 'create' })
  const again = await owner.visitor.fail(endpoints.createPromoCode, { body: { values: { ...values, code: 'LETO10' } } })
  expect(again.body.errors).toEqual([
    expect.objectContaining({ field: 'values.code', text: 'Такой промокод уже есть' }),
  ])
  for (const [field, change] of [
    ['percent', { percent: null }],
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z' }],
    ['percent', { kind: 'sum' as const }],
  ] as const) {
    const { body } = await owner.visitor.fail(save, { body: { id, version: 1, values: change } })
    expect(body.errors).toEqual([expect.objectContaining({ field: `values.${field}` })])
  }
  const { codes } = await owner.visitor.call(endpoints.listStaffPromoCodes, { query: { text: 'leto' } })
  expect(codes).toEqual([expect.objectContaining({ code: 'LETO10', usedCount: 0 })])
})

test('a promo code gives a product of the shop for nothing', async () => {
  const { values } = endpoints.createPromoCode.example!.body!
  const product = await api.db.selectFrom('product').select(['id', 'sku']).orderBy('id').executeTakeFirstOrThrow()
  const gift = { ...values, code: 'GIFT1', kind: 'gift' as const, percent: null, giftSku: product.sku }
  const make = (change: object) =>
    owner.visitor.ask(endpoints.createPromoCode, { body: { values: { ...gift, ...change } } })
  for (const [change, text] of [
    [{ giftSku: null }, 'Для подарка укажите код товара'],
    [{ giftSku: 'нет такого' }, 'Товара с таким кодом нет'],
    [{ amount: 100 }, 'У подарка суммы нет: уберите её'],
    [{ kind: 'delivery' }, 'Товар-подарок бывает только у промокода на подарок'],
  ] as const)
    expect(await make(change)).toMatchObject({ status: 400, body: { errors: [{ text }] } })
  const { id } = await owner.visitor.call(endpoints.createPromoCode, { body: { values: gift } })
  const made = await owner.visitor.call(endpoints.editablePromoCode.read, { query: { id } })
  expect(made.values).toMatchObject({ kind: 'gift', giftSku: product.sku })
  const row = await api.db.selectFrom('promo_code').select('gift_id').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.gift_id).toBe(product.id)
  const { codes } = await owner.visitor.call(endpoints.listStaffPromoCodes, { query: { text: 'gift1' } })
  expect(codes).toHaveLength(1)
})

test('an organization gets its wholesale level and what it may owe', async () => {
  const id = await addOrganization(api, await addUser(api), { isActive: true })
  const { read, save } = endpoints.editableOrganization
  const { values, facts } = await owner.visitor.call(read, { query: { id } })
  expect(facts).toMatchObject({ inn: expect.stringMatching(/^\d+$/) })
  const alone = { id, version: 0, values: { wholesaleType: null, wholesaleLevel: 2 } }
  expect((await owner.visitor.fail(save, { body: alone })).body.errors![0]!.field).toBe('values.wholesaleLevel')
  const change = { wholesaleType: 'fixed' as const, wholesaleLevel: 3, deferredLimit: 5_000_000 }
  const saved = await owner.visitor.call(save, { body: { id, version: 0, values: change } })
  expect(saved.values).toEqual({ ...values, ...change })
  const inn = String(facts!.inn)
  const { organizations } = await owner.visitor.call(endpoints.listStaffOrganizations, { query: { text: inn } })
  expect(organizations).toContainEqual(expect.objectContaining({ id, level: 'fixed 3' }))
})

test('buyers are found by name, e-mail and phone; the staff is not among them', async () => {
  const id = await addUser(api)
  await api.db
    .updateTable('shop_user')
    .set({ last_name: 'Невская', phone: '9160001122' })
    .where('id', '=', id)
    .execute()
  const find = async (text: string) =>
    (await owner.visitor.call(endpoints.listStaffUsers, { query: { text } })).users.map((user) => user.id)
  expect(await find('невская')).toEqual([id])
  expect(await find('+7 916 000-11-22')).toEqual([id])
  expect(await find('%')).toEqual([])
  expect(await find('')).not.toContain(owner.id)
})

test('a bar above the header advertises only with its advertiser, INN and token, and is shown at once', async () => {
  const { values } = bars.createInfoBar.example!.body!
  const startsAt = '2026-01-01T00:00:00.000Z'
  const { id } = await owner.visitor.call(bars.createInfoBar, { body: { values: { ...values, startsAt } } })
  const bar = async () =>
    (await api.newVisitor().call(getHeaderInfoBar, { query: { isMobile: false, regionId: 1 } })).exist
  expect(await bar()).toMatchObject({ text: 'Bosch', advertisingToken: null })
  const find = async (query: object) =>
    (await owner.visitor.call(bars.listInfoBars, { query })).bars.map((row) => row.id)
  expect(await find({ text: 'bosch', state: 'shown' })).toContain(id)
  expect(await find({ text: 'bosch', state: 'hidden' })).not.toContain(id)
  const { save } = bars.editableInfoBar
  const lacking = { id, version: 1, values: { advertisingToken: '2SDnjdLcx1P' } }
  expect((await owner.visitor.fail(save, { body: lacking })).body.errors).toEqual([
    expect.objectContaining({
      field: 'values.advertiserName',
      text: expect.stringContaining('рекламодателя, его ИНН и токен'),
    }),
  ])
  const advertiser = { advertiserName: 'ООО «Мост»', advertiserInn: '7709123453', advertisingToken: '2SDnjdLcx1P' }
  const bad = { id, version: 1, values: { ...advertiser, advertiserInn: '7709123450' } }
  expect((await owner.visitor.fail(save, { body: bad })).body.errors![0]!.field).toBe('values.advertiserInn')
  const saved = await owner.visitor.call(save, { body: { id, version: 1, values: advertiser } })
  expect(saved.values).toMatchObject(advertiser)
  expect((await bar())!.advertisingToken).toBe('2SDnjdLcx1P')
  const told = await api.newVisitor().call(getCreative, { query: { token: '2SDnjdLcx1P' } })
  expect(told).toMatchObject({ organizationName: 'ООО «Мост»', organizationINN: '7709123453' })
  await owner.visitor.call(revert, { body: { id: saved.changes.at(-1)!.id, isForced: true } })
  expect(await bar()).toBeNull()
})
