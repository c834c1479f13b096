import { getHeaderInfoBar } from '@verstak/contracts/pageOptions'
import { NOON } from '../testing/startTestApi.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeEach(() => api.db.deleteFrom('info_bar').execute())

const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)
const bar = (id: number, change: object = {}) => ({
  id,
  type: 'text' as const,
  is_mobile: null,
  region_id: null,
  image_url: null,
  text: `Полоса ${id}`,
  background_color: '#0b5d57',
  text_color: '#ffffff',
  link: null,
  advertising_token: null,
  starts_at: minutes(-60),
  ends_at: null,
  ...change,
})
const put = (...bars: ReturnType<typeof bar>[]) => api.db.insertInto('info_bar').values(bars).execute()
const ask = (isMobile = false, regionId = 1) =>
  api.newVisitor().call(getHeaderInfoBar, { query: { isMobile, regionId } })
const textOf = async (...input: Parameters<typeof ask>) => (await ask(...input)).exist?.text

test('a bar comes with all its fields, and nothing says so [API-047]', async () => {
  expect(await ask()).toEqual({ exist: null, empty: true })
  await put(
    bar(1, { type: 'image', image_url: '/bar.webp', text: 'Скидки', link: '/sale/x/', advertising_token: 'erid' }),
  )
  expect(await ask()).toEqual({
    exist: {
      type: 'image',
      imageUrl: '/bar.webp',
      backgroundColor: '#0b5d57',
      text: 'Скидки',
      textColor: '#ffffff',
      link: '/sale/x/',
      closeButton: true,
      advertisingToken: 'erid',
    },
    empty: false,
  })
})

test('layout, region and time decide which one, then its position', async () => {
  await put(
    bar(1, { is_mobile: true, position: 1 }),
    bar(2, { region_id: 2, position: 2 }),
    bar(3, { starts_at: minutes(1), position: 0 }),
    bar(4, { ends_at: minutes(0), position: 0 }),
    bar(5, { position: 9 }),
  )
  expect(await textOf(true, 1)).toBe('Полоса 1')
  expect(await textOf(false, 2)).toBe('Полоса 2')
  expect(await textOf(false, 1)).toBe('Полоса 5')
})

test('anybody may cache it for two hours; an unknown region is refused', async () => {
  const query = { isMobile: false, regionId: 1 }
  expect((await api.newVisitor().ask(getHeaderInfoBar, { query })).headers.get('cache-control')).toBe(
    'public, max-age=7200',
  )
  expect((await api.newVisitor().fail(getHeaderInfoBar, { query: { ...query, regionId: 77 } })).status).toBe(400)
})
