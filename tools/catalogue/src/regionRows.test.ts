import { regionChunks, STOCK_OFFICES } from './regionRows.ts'

const today = new Date('2026-11-20T00:00:00Z')
const [regions = [], places = [], hours = [], specialDays = []] = regionChunks({ today }).map(({ columns, lines }) =>
  lines.map((line) => {
    const cells = line.trimEnd().split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  }),
)

const offices = places.filter(({ kind }) => kind === 'shop')

test('at least 150 towns, and no more than the index has bits for', () => {
  expect(regions.length).toBeGreaterThanOrEqual(150)
  expect(regions.length).toBeLessThanOrEqual(160)
  for (const key of ['id', 'name']) expect(new Set(regions.map((region) => region[key])).size).toBe(regions.length)
})

test('the first region is the default one, the second Moscow with its region [REGION-003]', () => {
  expect(regions[0]).toMatchObject({ id: '1', name: 'Москва', prepositional: 'Москве', type: 'other' })
  expect(regions[1]).toMatchObject({ id: '-1', name: 'Москва и область' })
})

test.each(regions)('$name has a declined name, a phone, a zone that exists, and offices', (region) => {
  const { id, name, prepositional, phone, time_zone, type, descendant_id } = region
  expect(() => new Intl.DateTimeFormat('ru', { timeZone: time_zone })).not.toThrow()
  expect(phone).toMatch(/^\+7 \d{3} \d{3}-\d{2}-\d{2}$/)
  // Few names are indeclinable: «в Сочи».
  if (!/(Сочи|Тольятти|Улан-Удэ|на-Дону)$/.test(name!)) expect(prepositional).toMatch(/(е|и|ом|ах)$/)
  expect(prepositional!.slice(0, 2)).toBe(name!.slice(0, 2))
  expect(descendant_id).toBe(type === 'descendant' ? id : '\\N')
  expect(offices.some(({ region_id }) => region_id === id)).toBe(true)
})

test('every office lies in the country, has hours and its own id', () => {
  expect(new Set(offices.map(({ id }) => id)).size).toBe(offices.length)
  expect(STOCK_OFFICES.map(({ id }) => String(id))).toEqual(offices.map(({ id }) => id))
  for (const { lat, lon, working_time, address } of offices) {
    expect(Number(lat)).toBeGreaterThan(41)
    expect(Number(lat)).toBeLessThan(70)
    expect(Number(lon)).toBeGreaterThan(20)
    expect(Number(lon)).toBeLessThan(160)
    expect(working_time).toMatch(/\d/)
    expect(address).toMatch(/\d/)
  }
})

test.each([
  ['Орёл', 'Орле'],
  ['Елец', 'Ельце'],
  ['Череповец', 'Череповце'],
  ['Ставрополь', 'Ставрополе'],
  ['Тверь', 'Твери'],
  ['Набережные Челны', 'Набережных Челнах'],
  ['Великий Новгород', 'Великом Новгороде'],
  ['Ростов-на-Дону', 'Ростове-на-Дону'],
  ['Балаково', 'Балакове'],
  ['Сочи', 'Сочи'],
])('%s: «в %s»', (name, prepositional) => {
  expect(regions.find((region) => region['name'] === name)?.['prepositional']).toBe(prepositional)
})

test('regions with one, ten and sixty places to fetch, and thousands on demand', () => {
  const countIn = (id: string) => places.filter(({ region_id }) => region_id === id).length
  expect([countIn('158'), countIn('-1'), countIn('1')]).toEqual([1, 10, 60])
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  const many = regionChunks({ today, points: 4_976 })[1]!.lines.filter((line) => line.split('\t')[1] === '1')
  expect(many).toHaveLength(5_000)
})

test('every place has hours of all its days in order, and is closed on New Year', () => {
  for (const { id } of places) {
    const days = hours.filter(({ office_id }) => office_id === id)
    expect(days.length).toBeGreaterThan(0)
    expect([days[0]!['first_day'], days.at(-1)!['last_day']]).toEqual(['1', '7'])
  }
  const closed = specialDays.filter(({ date }) => date === '2027-01-01')
  expect(closed).toHaveLength(places.length)
  for (const { opens_at } of closed) expect(opens_at).toBe('\\N')
  const names = specialDays.map(({ office_id, date }) => `${office_id} ${date}`)
  expect(new Set(names).size).toBe(names.length)
})
