import { createProgress } from './progress.ts'

const settings = {
  ports: { shell: 4000, api: 4001, acquirer: 4070, identity: 4080, shellOps: 4090, apiOps: 4091 },
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
  progress.announce({ shop: 'http://localhost:4000/', messages: 'http://127.0.0.1:4091/messages' }, settings, [])
  expect(lines.join('\n')).toMatch(
    /open: http:\/\/localhost:4000\/\n[^]*Demo mode[^]*SMS and mail: http:\/\/127\.0\.0\.1:4091\/messages\n[^]*\/srv\/shop/,
  )
  expect(lines.join('\n')).not.toContain('Accounts')
  jest.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
})

test('the announcement of a demo shop has its accounts, one in a line', () => {
  const account = { kind: 'private', email: 'maria@mail.example', phone: '9161234501', password: 'Secret-1' }
  start().announce({ shop: 'http://localhost:4000/', messages: '' }, settings, [
    account,
    { ...account, kind: 'staff', email: 'e@x.example' },
  ])
  expect(lines.join('\n')).toContain('    private   maria@mail.example   +79161234501   Secret-1\n')
  expect(lines.join('\n')).toContain('    staff     e@x.example          +79161234501   Secret-1\n')
})
