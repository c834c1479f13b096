import { watchDatabase } from './watchDatabase.ts'

// Jest's fake timers cover only the global timers.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms, value)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    }),
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function watchFake(restart: () => Promise<void>) {
  const lines: string[] = []
  const server = {
    url: '',
    config: { host: '', port: 0, user: '', password: '', database: '' },
    isShared: false,
    logFile: 'server.log',
    runs: true,
    isRunning: () => server.runs,
    restart: jest.fn(restart),
    stop: jest.fn(async () => {}),
  }
  return { server, lines, database: watchDatabase(server, (line) => lines.push(line)) }
}

test('a server that cannot be started again is tried a few times, then its reason ends the store', async () => {
  const { server, lines, database } = watchFake(async () => {
    throw new Error('PostgreSQL did not start. The end of server.log: disk full')
  })
  const failed = expect(database.failed).rejects.toThrow('disk full')
  server.runs = false
  await jest.advanceTimersByTimeAsync(20_000)
  await failed
  expect(lines[0]).toBe('PostgreSQL has ended, starting it again in 0.5 s (log: server.log)')
  expect(lines.slice(1)).toEqual(
    [1, 2, 4].map((delay) => `PostgreSQL could not be started, starting it again in ${delay} s (log: server.log)`),
  )
})

test('an end now and then is forgotten', async () => {
  const { server, lines, database } = watchFake(async () => {
    server.runs = true
  })
  for (let times = 0; times < 10; times += 1) {
    server.runs = false
    await jest.advanceTimersByTimeAsync(70_000)
  }
  expect(lines.filter((line) => line.includes('0.5 s'))).toHaveLength(10)
  expect(server.restart).toHaveBeenCalledTimes(10)
  await database.stop()
})

test('a stop comes before the restart that is due', async () => {
  const { server, database } = watchFake(async () => {})
  server.runs = false
  await jest.advanceTimersByTimeAsync(300)
  await database.stop()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(server.restart).not.toHaveBeenCalled()
  expect(server.stop).toHaveBeenCalledTimes(1)
})
