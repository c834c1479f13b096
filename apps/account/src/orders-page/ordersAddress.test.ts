import { isTurned, ordersAddressOf, parseOrdersAddress } from './ordersAddress.ts'

const parse = (query: string) => parseOrdersAddress(new URLSearchParams(query))
const NOTHING = { search: '', state: null, organization: null, from: null, to: null, page: 1 }

test('an address of all that narrows the list is read and written again', () => {
  const query = 'search=дрель&state=unpaid&organization=3&from=2026-11-01&to=2026-11-20&page=2'
  const address = parse(query)
  expect(address).toEqual({
    ...{ search: 'дрель', state: 'unpaid', organization: 3 },
    ...{ from: '2026-11-01', to: '2026-11-20', page: 2 },
  })
  expect(ordersAddressOf(address, address)).toBe(`/user/orders/all/?${new URLSearchParams(query).toString()}`)
  expect(ordersAddressOf(address, { state: null })).not.toContain('page=')
  expect(ordersAddressOf(parse(''))).toBe('/user/orders/all/')
})

test.each([
  'search=%20%20',
  'state=sold',
  'organization=-1',
  'organization=99999999999',
  'organization=x',
  'from=2026-02-31',
  'to=вчера',
  'from=0001-01-01',
  'page=0',
  'page=1.5',
  'page=100001',
  'page=<script>',
])('what makes no sense is left out: %s', (query) => {
  expect(parse(query)).toEqual(NOTHING)
})

test('a search is cut to what the API takes; 0 is the user as a person', () => {
  expect(parse(`search=${'я'.repeat(300)}`).search).toHaveLength(100)
  expect(parse('organization=0').organization).toBe(0)
})

test('days the wrong way round are noticed', () => {
  expect(isTurned(parse('from=2026-11-02&to=2026-11-01'))).toBe(true)
  expect(isTurned(parse('from=2026-11-02&to=2026-11-02'))).toBe(false)
  expect(isTurned(parse('from=2026-11-02'))).toBe(false)
})
