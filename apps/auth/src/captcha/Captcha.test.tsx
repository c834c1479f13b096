import { ApiError } from '@verstak/api-client/ApiError'
import { getCaptchaTask, type CaptchaTask } from '@verstak/contracts/captcha'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Captcha } from './Captcha.tsx'

const solver = { isReachable: true, solve: () => Promise.resolve('proof') }

jest.mock('./solveAltcha.ts', () => ({
  get solveAltcha() {
    if (!solver.isReachable) throw new Error('offline')
    return () => solver.solve()
  },
}))

beforeEach(() => Object.assign(solver, { isReachable: true, solve: () => Promise.resolve('proof') }))

const ALTCHA: CaptchaTask = { provider: 'altcha', challenge: { parameters: {} } }

function show(task: () => CaptchaTask) {
  const host = createTestHost({ call: createFakeApi().on(getCaptchaTask, task).call, region: makeRegion() })
  const told = { onSolved: jest.fn(), onFailed: jest.fn() }
  render(
    <TestHost host={host}>
      <Captcha error={undefined} {...told} />
    </TestHost>,
  )
  return told
}
const tick = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Я не робот' }))

test('a tick does the work and gives its answer', async () => {
  const { onSolved } = show(() => ALTCHA)
  await tick()
  await waitFor(() => expect(onSolved).toHaveBeenCalledWith('proof'))
  expect(screen.getByText('Проверка пройдена')).toBeVisible()
})

test('code that does not load is failure 10101 [FAULT-037]', async () => {
  solver.isReachable = false
  const { onFailed, onSolved } = show(() => ALTCHA)
  await tick()
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ code: 10101 })))
  expect(onSolved).not.toHaveBeenCalled()
})

test('what breaks while it runs is failure 10102 [FAULT-038]', async () => {
  solver.solve = () => Promise.reject(new Error('broken'))
  const { onFailed } = show(() => ALTCHA)
  await tick()
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ code: 10102 })))
})

test('an answer expires with its task, unless the device’s clock is wrong [FAULT-039]', async () => {
  const inAMinute = { provider: 'altcha' as const, challenge: { parameters: { expiresAt: Date.now() / 1000 + 60 } } }
  const { onFailed, onSolved } = show(() => inAMinute)
  const box = await screen.findByRole('checkbox')
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['performance', 'queueMicrotask'] })
  fireEvent.click(box)
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(onSolved).toHaveBeenCalled()
  expect(onFailed).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(31_000))
  jest.useRealTimers()
  expect(onFailed).toHaveBeenCalledTimes(1)
})

test('a task that cannot be had is a failure', async () => {
  const { onFailed } = show(() => {
    throw new ApiError('unavailable', 503)
  })
  await waitFor(() => expect(onFailed).toHaveBeenCalled())
})

describe('SmartCaptcha', () => {
  const task: CaptchaTask = { provider: 'smartcaptcha', siteKey: 'key' }
  const script = () =>
    waitFor(() => {
      const found = document.head.querySelector<HTMLScriptElement>('script[src^="https://smartcaptcha"]')
      expect(found).not.toBeNull()
      return found!
    })
  afterEach(() => {
    document.head.querySelectorAll('script').forEach((one) => one.remove())
    delete window.smartCaptcha
  })

  function provide() {
    const listeners = new Map<string, () => void>()
    let giveToken: (token: string) => void = () => undefined
    window.smartCaptcha = {
      render: (_, { callback }) => {
        giveToken = callback
        return 1
      },
      subscribe: (_, event, listener) => void listeners.set(event, listener),
      destroy: () => undefined,
    }
    return { listeners, solve: (token: string) => giveToken(token) }
  }

  test('a script that does not load is failure 10101 [FAULT-037]', async () => {
    const { onFailed } = show(() => task)
    fireEvent.error(await script())
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ code: 10101 })))
  })

  test('its answer goes on; errors are failure 10102, an expiry sets the flag [FAULT-038] [FAULT-039]', async () => {
    const { onFailed, onSolved } = show(() => task)
    const loaded = await script()
    const { listeners, solve } = provide()
    fireEvent.load(loaded)
    await waitFor(() => expect(listeners.size).toBe(3))
    solve('token')
    expect(onSolved).toHaveBeenCalledWith('token')
    listeners.get('javascript-error')!()
    expect(onFailed).toHaveBeenLastCalledWith(expect.objectContaining({ code: 10102 }))
    listeners.get('token-expired')!()
    expect(onFailed).toHaveBeenLastCalledWith()
  })
})
