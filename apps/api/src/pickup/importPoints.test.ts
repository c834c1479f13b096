import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPickupPoints } from '@verstak/contracts/pickup'
import { importPoints } from '@verstak/tools-offices/importPoints'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-points-'))
  await api.db
    .insertInto('locality')
    .values([
      { id: 1, name: 'Москва', region_id: 1, lat: 55.7558, lon: 37.6173 },
      { id: 2, name: 'Владивосток', region_id: 2, lat: 43.116, lon: 131.882 },
    ])
    .execute()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(name: string, text: string, { isApplied = true, isMissingClosed = false, source = 'partner' } = {}) {
  const file = join(folder, name)
  await writeFile(file, text)
  const lines: string[] = []
  const onRow = (line: string) => void lines.push(line)
  return { sum: await importPoints({ url: api.databaseUrl, file, source, isApplied, isMissingClosed, onRow }), lines }
}
const imported = () =>
  api.db.selectFrom('office').selectAll().where('source', '=', 'partner').orderBy('source_id').execute()
const none = { added: 0, changed: 0, same: 0, refused: 0, closed: 0, withoutHours: 0 }

const HEAD = 'id;Город;Адрес;lat;lon;phone;hours;note'
const GOOD = 'a1;г. Москва;Тверская улица, 1;55,76;37,61;8-495-988-49-05;Пн-Пт 10:00-19:00, Сб-Вс Вых;Вход со двора'
const FAR = 'b2;ВЛАДИВОСТОК;"Светланская улица; 5";43.11;131.88;;по звонку;'

test('a dry run reports row by row and changes nothing; then good rows come in, wrong ones stay out', async () => {
  const rows = [
    HEAD,
    GOOD,
    ';Москва;Тверская улица, 2;55.76;37.61;;;',
    'c3;Москва;Тверская улица, 3;37.61;55.76;;;',
    'd4;Москва;Тверская улица, 4;0;0;;;',
    'e5;Москва;Светланская улица, 6;43.11;131.88;;;',
    'f6;Омск;улица Мира, 7;54.98;73.36;;;',
    'a1;Москва;Тверская улица, 8;55.76;37.61;;;',
    'g7;Москва;улица без места, 9;;;;;',
    FAR,
  ]
  const dry = await run('points.csv', rows.join('\n'), { isApplied: false })
  expect(dry.sum).toEqual({ ...none, added: 2, refused: 7, withoutHours: 1 })
  expect(dry.lines).toEqual([
    '1  added  a1: Тверская улица, 1',
    '2  refused  ?: no id',
    '3  refused  c3: latitude and longitude are the wrong way round',
    '4  refused  d4: 0, 0 is outside of the country',
    expect.stringMatching(/^5 {2}refused {2}e5: its coordinates are \d+ km away from Москва$/),
    '6  refused  f6: the store has no region for Омск',
    '7  refused  a1: this id came before',
    '8  refused  g7: no coordinates',
    '9  added  b2: Светланская улица; 5 (hours stay text: по звонку)',
  ])
  expect(await imported()).toEqual([])
  expect((await run('points.csv', rows.join('\n'))).sum).toEqual(dry.sum)
  expect(await imported()).toMatchObject([
    { source_id: 'a1', region_id: 1, kind: 'point', lat: 55.76, lon: 37.61, phones: ['84959884905'] },
    { source_id: 'b2', region_id: 2, working_time: 'по звонку', phones: [] },
  ])
})

test('the same list again changes nothing, another one what differs; what is gone is closed when asked', async () => {
  const ids = (await imported()).map(({ id }) => id)
  const again = await run('points.csv', [HEAD, GOOD, FAR].join('\n'))
  expect(again).toEqual({ sum: { ...none, same: 2, withoutHours: 1 }, lines: [] })
  const moved = await run('points.csv', [HEAD, GOOD.replace('19:00', '20:00')].join('\n'), { isMissingClosed: true })
  expect(moved.sum).toEqual({ ...none, changed: 1, closed: 1 })
  const points = await imported()
  expect(points.map(({ id }) => id)).toEqual(ids)
  expect(points.map(({ is_active }) => is_active)).toEqual([true, false])
  const back = await run('points.csv', [HEAD, GOOD.replace('19:00', '20:00'), FAR].join('\n'))
  expect(back.sum).toEqual({ ...none, same: 1, changed: 1, withoutHours: 1 })
})

test('an imported point stands in the list of its region with the hours and the zone of its town', async () => {
  const { offices } = await api.newVisitor().call(listPickupPoints, { query: { regionId: 2 } })
  expect(offices.map(({ address, timeZone, workingTime }) => [address, timeZone, workingTime])).toContainEqual([
    'Светланская улица; 5',
    'Asia/Vladivostok',
    ['по звонку'],
  ])
  const moscow = await api.newVisitor().call(listPickupPoints, { query: { regionId: 1 } })
  expect(moscow.offices.find(({ address }) => address === 'Тверская улица, 1')).toMatchObject({
    informers: ['Вход со двора'],
    workItems: [
      { firstDay: 1, lastDay: 5, start: '10:00', end: '20:00', weekend: false },
      { firstDay: 6, lastDay: 7, start: null, end: null, weekend: true },
    ],
  })
})

test.each([
  [
    'nested.json',
    '{"МОСКВА": {"7": {"ADDRESS": "улица Мира, 7", "COORDS": {"Latitude": "55.7", "Longitude": "37.6"}}}}',
    'МОСКВА/7',
  ],
  ['list.json', '{"offices": [{"id": 8, "city": "Москва", "address": "улица Мира, 8", "coords": "55.7, 37.6"}]}', '8'],
  [
    'list.xml',
    '<list><outlet id="9"><city>Москва</city><address>улица Мира, 9 &amp; 10</address><coords>55.7,37.6</coords></outlet></list>',
    '9',
  ],
])('%s is a list too', async (name, text, id) => {
  const { sum, lines } = await run(name, text, { source: name, isApplied: false })
  expect(sum).toMatchObject({ added: 1, refused: 0 })
  expect(lines[0]).toMatch(`1  added  ${id}: улица Мира`)
})

test.each([
  ['points.txt', 'x', 'partner', '.txt'],
  ['broken.json', '{', 'partner', 'JSON'],
  ['points.csv', HEAD, 'demo', 'source'],
])('%s is refused as a whole', async (name, text, source, reason) => {
  await expect(run(name, text, { source })).rejects.toThrow(reason)
})
