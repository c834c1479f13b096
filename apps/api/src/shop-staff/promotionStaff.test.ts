import { revert } from '@verstak/contracts/journal'
import { listPromotions } from '@verstak/contracts/promotion'
import * as endpoints from '@verstak/contracts/staffPromotion'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
const { read, save } = endpoints.editablePromotion

let editor: Visitor
beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'content' })
  editor = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
})

const values = {
  ...{
    ...endpoints.NEW_PROMOTION,
    name: 'Неделя Makita',
    url: '/brand/makita-2/',
    startsAt: '2026-01-01T00:00:00.000Z',
  },
  audience: 'admin' as const,
}
const shown = async () =>
  (await api.newVisitor().call(listPromotions, { query: { activeRegionId: 1 } })).promotions.find(
    ({ name }) => name === values.name,
  )

test('a promotion begins as a draft, is shown at once as a banner, and an advertisement tells whose it is', async () => {
  const { id } = await editor.call(endpoints.createPromotion, { body: { values } })
  expect(await shown()).toBeUndefined()
  const banner = { audience: null, place: 'carousel' as const, note: 'До пятницы', picture: 'grinder/makita' }
  await editor.call(save, { body: { id, version: 1, values: banner } })
  expect(await shown()).toMatchObject({
    url: '/brand/makita-2/',
    banner: { place: 'carousel', note: 'До пятницы', image: expect.stringContaining('grinder') },
  })
  expect(await shown()).not.toHaveProperty('advertising')

  const lacking = { id, version: 2, values: { advertiserName: 'ООО «Мост»' } }
  expect((await editor.fail(save, { body: lacking })).body.errors).toEqual([
    expect.objectContaining({ field: 'values.advertiserInn', text: expect.stringContaining('его ИНН и токен') }),
  ])
  const advertiser = { advertiserName: 'ООО «Мост»', advertiserInn: '7709123450', advertisingToken: '2SDnjdLcx1P' }
  const wrongDigit = await editor.fail(save, { body: { id, version: 2, values: advertiser } })
  expect(wrongDigit.body.errors).toEqual([
    expect.objectContaining({ field: 'values.advertiserInn', text: 'Такого ИНН не бывает: проверьте цифры' }),
  ])
  const saved = await editor.call(save, {
    body: { id, version: 2, values: { ...advertiser, advertiserInn: '7709123453' } },
  })
  expect(saved.values).toMatchObject({ advertiserInn: '7709123453', advertisingToken: '2SDnjdLcx1P' })
  expect((await shown())!.advertising).toEqual({
    ...{ organizationName: 'ООО «Мост»', organizationINN: '7709123453', token: '2SDnjdLcx1P' },
  })

  await editor.call(endpoints.deletePromotion, { body: { id, version: 3 } })
  expect(await shown()).toBeUndefined()
  const { id: deletion } = await api.db
    .selectFrom('staff_change')
    .select('id')
    .where('entity', '=', 'promotion')
    .where('action', '=', 'delete')
    .executeTakeFirstOrThrow()
  await editor.call(revert, { body: { id: Number(deletion) } })
  expect((await shown())!.advertising!.token).toBe('2SDnjdLcx1P')
  expect((await editor.call(read, { query: { id } })).facts).toEqual({ image: expect.stringContaining('grinder') })
})

test.each([
  ['endsAt', { endsAt: '2025-01-01T00:00:00Z' }],
  ['picture', { picture: 'nothing/makita' }],
  ['picture', { picture: 'grinder/nobody' }],
  ['picture', { picture: '../../etc' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['url', { url: '//evil.example' }],
  ['name', { name: ' ' }],
])('a wrong %s is refused at its field: %j', async (field, change) => {
  const { status, body } = await editor.fail(endpoints.createPromotion, { body: { values: { ...values, ...change } } })
  expect([status, body.errors!.map((error) => error.field)]).toEqual([400, [`values.${field}`]])
})

test('a promotion of one region is shown there alone, keeps it when a deletion is taken back, and a region must exist', async () => {
  const name = 'Только там'
  const { id } = await editor.call(endpoints.createPromotion, {
    body: { values: { ...values, name, audience: null, regionId: 2 } },
  })
  const isShownIn = async (activeRegionId: number) =>
    (await api.newVisitor().call(listPromotions, { query: { activeRegionId } })).promotions.some(
      (promotion) => promotion.name === name,
    )
  const places = async () => [await isShownIn(1), await isShownIn(2)]
  expect(await places()).toEqual([false, true])
  const nowhere = await editor.fail(save, { body: { id, version: 1, values: { regionId: 999_999 } } })
  expect(nowhere.body.errors).toEqual([
    expect.objectContaining({ field: 'values.regionId', text: 'Такого региона в магазине нет' }),
  ])
  await api.db.updateTable('promotion').set({ source: 'demo' }).where('id', '=', id).execute()
  await editor.call(endpoints.deletePromotion, { body: { id, version: 1 } })
  const { id: deletion } = await api.db
    .selectFrom('staff_change')
    .select('id')
    .where('entity', '=', 'promotion')
    .where('entity_id', '=', String(id))
    .where('action', '=', 'delete')
    .executeTakeFirstOrThrow()
  await editor.call(revert, { body: { id: Number(deletion) } })
  expect(await places()).toEqual([false, true])
  const { source } = await api.db
    .selectFrom('promotion')
    .select('source')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(source).toBe('demo')
  await editor.call(save, { body: { id, version: 3, values: { regionId: null } } })
  expect(await places()).toEqual([true, true])
})

test('the list is filtered by words and by what shoppers see', async () => {
  const find = async (query: object) =>
    (await editor.call(endpoints.listStaffPromotions, { query })).promotions.map(({ name }) => name)
  await editor.call(endpoints.createPromotion, { body: { values: { ...values, name: 'Черновик 1' } } })
  expect(await find({ text: 'черновик' })).toEqual(['Черновик 1'])
  expect(await find({ text: 'черновик', state: 'shown' })).toEqual([])
  expect(await find({ state: 'hidden' })).toContain('Черновик 1')
  expect(await find({ state: 'hidden' })).not.toContain(values.name)
})

test('the list says what is shown and what advertises', async () => {
  const { promotions } = await editor.call(endpoints.listStaffPromotions, { query: {} })
  expect(promotions).toContainEqual(
    expect.objectContaining({ name: values.name, place: 'carousel', isShown: true, isAdvertising: true }),
  )
})
