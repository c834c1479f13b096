import { DEFAULT_REGION_ID, listRegions, setCurrentRegion } from '@verstak/contracts/region'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const choose = (id: number, type: 'other' | 'descendant' = 'other', descendantId: number | null = null) => ({
  body: { id, type, descendantId },
})

test('choosing a region answers it and keeps it in the cookie that pages read [API-008]', async () => {
  const visitor = api.newVisitor()
  const region = await visitor.call(setCurrentRegion, choose(2))
  const { data } = await visitor.call(listRegions, {})
  expect(region).toEqual(data.find(({ id }) => id === 2))
  expect(visitor.cookies.get('active_region')).toBe('2')
  await visitor.call(setCurrentRegion, { body: { id: 1, type: 'other' } })
  expect(visitor.cookies.get('active_region')).toBe('1')
})

test.each([
  ['an unknown region', choose(77), 'id'],
  ['a type that the region is not of', choose(2, 'descendant', null), 'type'],
  ['a descendant that it does not have', choose(2, 'other', 5), 'descendantId'],
])('%s is not found, and the choice before stays', async (_, input, field) => {
  const visitor = api.newVisitor()
  await visitor.call(setCurrentRegion, choose(1))
  const { status, body } = await visitor.fail(setCurrentRegion, input)
  expect([status, body.code, body.errors?.[0]?.field]).toEqual([404, 'not-found', field])
  expect(visitor.cookies.get('active_region')).toBe('1')
})

test.each([{}, { id: 'two', type: 'other' }, { id: 1, type: 'main' }, { id: 1.5, type: 'other' }])(
  '%j is refused as no choice',
  async (body) => {
    const { status } = await api.newVisitor().ask(setCurrentRegion, { body } as never)
    expect(status).toBe(400)
  },
)

test('another site cannot change the region of a visitor', async () => {
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const visitor = api.newVisitor()
  expect((await visitor.ask(setCurrentRegion, choose(2), foreign)).status).toBe(403)
  expect(visitor.cookies.has('active_region')).toBe(false)
})

test('the region of a visitor who chose none is the first one [REGION-003]', async () => {
  const { data } = await api.newVisitor().call(listRegions, {})
  expect(data.find(({ id }) => id === DEFAULT_REGION_ID)).toMatchObject({ id: 1, name: 'Москва' })
})
