import { listJournal, revert } from '@verstak/contracts/journal'
import { listRegions, setCurrentRegion } from '@verstak/contracts/region'
import { getShop, SHOP_DEFAULTS, SHOP_NAME } from '@verstak/contracts/shop'
import { editableRegion, editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { selectSeller } from '../invoice/invoice.sql.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

async function staffMember(role: StaffRole): Promise<Visitor> {
  const userId = await addUser(api, { is_staff: true, staff_role: role })
  return startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
}

let owner: Visitor
let manager: Visitor
beforeAll(async () => {
  owner = await staffMember('owner')
  manager = await staffMember('manager')
})

const shop = () => api.newVisitor().call(getShop, {})
const settings = () => owner.call(editableSettings.read, { query: { id: 'shop' } })
const save = async (values: object, by = owner) => {
  const { version } = await settings()
  return by.ask(editableSettings.save, { body: { id: 'shop', version, values } })
}

test('until the staff has set something, the shop says what its code has', async () => {
  expect(await shop()).toEqual(SHOP_DEFAULTS)
  expect((await settings()).values.mostWithdrawn).toBe(20)
})

test('a phone is written as pages show it, is there for all at once, stands in the journal, and comes back', async () => {
  const { body: saved } = await save({ supportPhone: '8(800)5553535' })
  expect(saved.values.supportPhone).toBe('8 800 555-35-35')
  expect((await shop()).supportPhone).toBe('8 800 555-35-35')
  const { entries } = await owner.call(listJournal, { query: { entity: 'settings' } })
  expect(entries[0]).toMatchObject({
    name: 'Настройки магазина',
    fields: [{ field: 'supportPhone', old: SHOP_DEFAULTS.supportPhone, new: '8 800 555-35-35' }],
  })
  await owner.call(revert, { body: { id: entries[0]!.id } })
  expect(await shop()).toEqual(SHOP_DEFAULTS)
})

test.each([
  ['8+800 (555)-35+35', '8 800 555-35-35'],
  ['+7.495.555.35.35', '+7 495 555-35-35'],
])('%s is %s', async (typed, phone) => {
  expect((await save({ supportPhone: typed })).body.values.supportPhone).toBe(phone)
  await save({ supportPhone: SHOP_DEFAULTS.supportPhone })
})

test('links are the shop’s own; a list may be empty', async () => {
  const socialLinks = [{ name: 'Телеграм', href: 'https://t.me/magazin' }]
  expect((await save({ socialLinks, appLinks: [] }, manager)).status).toBe(200)
  expect(await shop()).toMatchObject({ socialLinks, appLinks: [] })
  expect((await save({ socialLinks: SHOP_DEFAULTS.socialLinks, appLinks: SHOP_DEFAULTS.appLinks })).status).toBe(200)
})

test('the shop has the name that the staff gives it, at once', async () => {
  expect((await save({ shopName: 'Кувалда & Ко', mailReplyTo: 'help@kuvalda.example' })).status).toBe(200)
  expect((await shop()).shopName).toBe('Кувалда & Ко')
  expect((await save({ shopName: SHOP_NAME, mailReplyTo: null })).status).toBe(200)
  expect(await shop()).toEqual(SHOP_DEFAULTS)
})

describe('a region', () => {
  const { read } = editableRegion
  const moscow = async () => (await api.newVisitor().call(listRegions, {})).data.find(({ id }) => id === 1)!
  const change = async (values: object, id = 1) => {
    const { version } = await owner.call(read, { query: { id } })
    return manager.ask(editableRegion.save, { body: { id, version, values } })
  }

  test('has the phones and hours of the settings at once, as the choice of the region answers them', async () => {
    const before = await moscow()
    const { values } = await owner.call(read, { query: { id: 1 } })
    const saved = await change({ phone: '+7(495)5553535', phoneForMobile: null, workingTime: 'ежедневно 8–20' })
    expect(saved.status).toBe(200)
    const now = { phone: '+7 495 555-35-35', phoneForMobile: null, workingTime: 'ежедневно 8–20' }
    expect(await moscow()).toMatchObject({ ...now, phones: ['+7 495 555-35-35', ...before.phones.slice(1)] })
    expect(await api.newVisitor().call(setCurrentRegion, { body: { id: 1, type: 'other' } })).toMatchObject(now)
    const { entries } = await owner.call(listJournal, { query: { entity: 'region' } })
    expect(entries[0]).toMatchObject({ name: before.name })
    await change(values)
    expect({ ...(await moscow()), phones: before.phones }).toEqual(before)
  })

  test('whose phone is the support line has the line of the settings', async () => {
    const { values } = await owner.call(read, { query: { id: 1 } })
    await change({ phoneForMobile: SHOP_DEFAULTS.supportPhone })
    await save({ supportPhone: '8 800 555-35-35' })
    expect((await moscow()).phoneForMobile).toBe('8 800 555-35-35')
    await save({ supportPhone: SHOP_DEFAULTS.supportPhone })
    await change({ phoneForMobile: values.phoneForMobile })
  })

  test('that is unknown is not found; a wrong phone is refused', async () => {
    expect((await owner.fail(read, { query: { id: 777 } })).status).toBe(404)
    expect((await change({ phone: '120-44-70' })).body).toMatchObject({ errors: [{ reason: 'phone' }] })
  })
})

const link = (changes: object) => ({ socialLinks: [{ name: 'Телеграм', href: 'https://t.me/x', ...changes }] })
test.each([
  [{ supportPhone: '8 800' }, 'phone'],
  [{ shopName: '<b>' }, 'name'],
  [{ shopName: ' ' }, 'empty'],
  [{ mailName: 'a"b' }, 'name'],
  [{ mailReplyTo: 'help' }, 'email'],
  [{ supportPhone: '88005553535 доб. 12' }, 'phone'],
  [link({ href: 'javascript:alert(1)' }), 'outer'],
  [link({ href: 'http://t.me/x' }), 'outer'],
  [link({ name: ' ' }), 'empty'],
  [{ businessLinks: Array.from({ length: 3 }, () => link({}).socialLinks[0]) }, 'many'],
  [{ mostWithdrawn: 0 }, 'small'],
  [{ mostWithdrawn: 101 }, 'large'],
])('%j is refused at its field', async (values, reason) => {
  const { status, body } = await save(values)
  expect(status).toBe(400)
  const field = Object.keys(values)[0]!
  expect(body).toMatchObject({ errors: [{ field: expect.stringMatching(`^(body\\.)?values\\.${field}`), reason }] })
})

test('the guard of imports is the owner’s', async () => {
  expect(await save({ mostWithdrawn: 50 }, manager)).toMatchObject({ status: 403 })
  expect((await save({ mostWithdrawn: 50 })).body.values.mostWithdrawn).toBe(50)
  expect((await save({ mostWithdrawn: 20 })).status).toBe(200)
})

test('two editors do not overwrite each other', async () => {
  const { version } = await settings()
  const body = { id: 'shop' as const, version, values: { supportPhone: '8 800 111-11-11' } }
  expect((await owner.ask(editableSettings.save, { body })).status).toBe(200)
  const late = await manager.ask(editableSettings.save, {
    body: { ...body, values: { supportPhone: '8 800 222-22-22' } },
  })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'edit-conflict', errors: [{ field: 'supportPhone', change: { new: '8 800 111-11-11' } }] },
  })
  expect((await save({ supportPhone: SHOP_DEFAULTS.supportPhone })).status).toBe(200)
})

test('there is one shop', async () => {
  const other = { query: { id: 'other' as 'shop' } }
  expect((await owner.fail(editableSettings.read, other)).status).toBe(400)
})

describe('requisites', () => {
  const { read } = editableRequisites
  const change = async (values: object, by = owner) => {
    const { version } = await owner.call(read, { query: { id: 'shop' } })
    return by.ask(editableRequisites.save, { body: { id: 'shop', version, values } })
  }
  const BANK = { bic: '044525225', account: '40702810938000000001', correspondent: '30101810400000000225' }

  test('new papers have them; they are the owner’s, after a sign-in of the last minutes', async () => {
    expect((await change({ director: 'Петров П. П.' }, manager)).status).toBe(403)
    const old = await staffMember('owner')
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 11 * 60_000)
    expect((await change({ director: 'Петров П. П.' }, old)).body).toMatchObject({ code: 'confirmation-required' })
    api.clock.now = before
    expect((await change({ director: 'Петров П. П.', ...BANK })).status).toBe(200)
    expect(await selectSeller(api.db)).toMatchObject({ director: 'Петров П. П.', ...BANK })
  })

  test('taking one back asks for a fresh sign-in, too', async () => {
    await change({ director: 'Иванов И. И.' })
    const { changes } = await owner.call(read, { query: { id: 'shop' } })
    const old = await staffMember('owner')
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 11 * 60_000)
    const take = { body: { id: changes[0]!.id } }
    expect((await old.ask(revert, take)).body).toMatchObject({ code: 'confirmation-required' })
    api.clock.now = before
    expect((await old.ask(revert, take)).status).toBe(200)
    expect((await selectSeller(api.db)).director).toBe('Петров П. П.')
  })

  test.each([
    [{ inn: '7707083894' }, 'inn', 'Проверьте ИНН: в нём опечатка'],
    [{ ogrn: '1157700000007' }, 'ogrn', 'Проверьте ОГРН: в нём опечатка'],
    [{ ogrn: '304500116000157' }, 'ogrn', 'ОГРН должен быть длиной 13 символов'],
    [{ kpp: null }, 'kpp', 'У организации с ИНН из 10 цифр есть КПП'],
    [{ ...BANK, account: '40702810938000000002' }, 'account', 'Расчётный счёт не подходит к БИК: проверьте оба номера'],
    [{ bic: '944525225' }, 'bic', 'Проверьте БИК: он начинается с 0, 1 или 2'],
  ])('%j is refused with words', async (values, field, text) => {
    expect(await change(values)).toMatchObject({ status: 400, body: { errors: [{ field: `values.${field}`, text }] } })
  })
})
