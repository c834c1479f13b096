import { getCreative } from '@verstak/contracts/creative'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const set = async (value: unknown) => {
  await api.db.deleteFrom('setting').where('key', '=', 'creatives').execute()
  await api.db
    .insertInto('setting')
    .values({ key: 'creatives', value: JSON.stringify(value) })
    .execute()
}
const ONE = { organizationINN: '7709123453', organizationName: 'ООО &quot;Мост&quot;', token: '2SDnjdLcx1P' }

test('a token tells who advertises [CALL-027]', async () => {
  await set([{ token: 'broken' }, ONE])
  expect(await api.newVisitor().call(getCreative, { query: { token: ' 2SDnjdLcx1P ' } })).toEqual(ONE)
})

test.each([[[]], [null], ['text'], [[null, 7, { token: '2SDnjdLcx1P' }]]])(
  'with %j in the settings nobody is told',
  async (value) => {
    await set(value)
    const { status, body } = await api.newVisitor().fail(getCreative, { query: { token: '2SDnjdLcx1P' } })
    expect([status, body.code]).toEqual([404, 'not-found'])
  },
)

test.each(['', ' ', 'x'.repeat(101)])('«%.5s» is no token', async (token) => {
  expect((await api.newVisitor().fail(getCreative, { query: { token } })).status).toBe(400)
})
