import { createProgress } from './progress.ts'

const settings = {
  ports: { shell: 4000, api: 4001, shellOps: 4090, apiOps: 4091 },
  dataFolder: '/srv/shop',
  databaseUrl: null,
}

let lines: string[]
let stopping: AbortController

beforeEach(() => {
  jest.useFakeTimers()
  lines = []
  stopping = new AbortController()
})
afterEach(() => {
  stopping.abort()
  jest.useRealTimers()
})

const start = () => createProgress(stopping.signal, (line) => lines.push(line))

test('silence is filled with what is still under way', () => {
  const progress = start()
  progress.report('build', 'starting')
  progress.report('API', 'starting')
  progress.finish('API', 'ready')
  jest.advanceTimersByTime(9_000)
  expect(lines).toHaveLength(3)
  jest.advanceTimersByTime(1_500)
  expect(lines.at(-1)).toBe(' 10.0 s  build: still working …')
})

test('the announcement names addresses, demo mode and data, and ends the progress', () => {
  const progress = start()
  progress.announce({ shop: 'http://127.0.0.1:4000/', messages: 'http://127.0.0.1:4091/messages' }, settings)
  expect(lines.join('\n')).toMatch(
    /open: http:\/\/127\.0\.0\.1:4000\/\n[^]*Demo mode[^]*SMS and mail: http:\/\/127\.0\.0\.1:4091\/messages\n[^]*\/srv\/shop/,
  )
  jest.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
})
