import { editFlags } from './editFlags.ts'
import { parseFlagOrder } from './flagOrder.ts'
import { migrate } from './migrate.ts'
import { startTestCluster, type TestCluster } from './testCluster.ts'

let cluster: TestCluster
let url: string
beforeAll(async () => {
  cluster = await startTestCluster()
  url = (await cluster.createDatabase()).url
  await migrate(url)
})
afterAll(() => cluster?.stop(), 60_000)

const run = (command: string) => editFlags(url, parseFlagOrder(command.split(' ').filter(Boolean)))
/** The line of one flag, without its name. */
const after = async (command: string) => (await run(command))[0]!.replace(/^\S+ +/, '')

test('a list names every flag with what holds for it', async () => {
  const lines = await run('')
  expect(lines).toContainEqual(expect.stringMatching(/^new-best-price +default: off$/))
  expect(lines).toContainEqual(expect.stringMatching(/^region-modal +default: new$/))
})

test('a flag is set for all, for some, for whom it is meant, and is forgotten', async () => {
  expect(await after('new-best-price on')).toBe('on 100 %')
  expect(await after('new-best-price on=12.5%')).toBe('on 12.5 %')
  expect(await after('new-best-price on --users staff --regions 1,16 --add')).toBe(
    'on 100 % for users staff and regionIds 1, 16; on 12.5 %',
  )
  expect(await after('region-modal old=30 new=70 --layouts desktop')).toBe(
    'new 70 %, old 30 % for layouts desktop, desktop-crawler',
  )
  expect(await after('new-best-price --default')).toBe('default: off')
})

test('a paused flag keeps its rules', async () => {
  await run('new-best-price on=5')
  expect(await after('new-best-price --pause')).toBe('paused: on 5 %')
  expect(await after('new-best-price --resume')).toBe('on 5 %')
  await run('new-best-price --default')
  await expect(run('new-best-price --pause')).rejects.toThrow('at its default already')
})

test.each([
  ['best-price on', 'There is no flag «best-price»'],
  ['new-best-price', 'on or off'],
  ['new-best-price perhaps', 'cannot be «perhaps»'],
  ['region-modal on', 'it is new or old'],
  ['new-best-price on=120', 'makes no sense'],
  ['new-best-price on=many', 'makes no sense'],
  ['new-best-price on=60 off=60', 'more than 100'],
  ['new-best-price on --users kings', 'makes no sense'],
  ['new-best-price on --layouts watch', 'makes no sense'],
  ['new-best-price on --regions Kazan', 'makes no sense'],
  ['--pause', 'Name the flag first'],
])('«%s» is refused and says why', (command, reason) => {
  expect(() => parseFlagOrder(command.split(' '))).toThrow(reason)
})
