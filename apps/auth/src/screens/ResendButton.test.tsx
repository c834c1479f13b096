import { act, render, screen } from '@testing-library/react'
import { firstState } from '../sign-in/signInState.ts'
import { ResendButton } from './ResendButton.tsx'
import { SignInContext, type SignInScreen } from './signInContext.ts'

// The scheduler of React reads the same clock.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'Date'] }))
afterEach(() => jest.useRealTimers())

function show(seconds: number) {
  let nowMs = 0
  const state = firstState()
  const screenOf: SignInScreen = {
    state: { ...state, place: 'SMS_CODE', code: { ...state.code, againAtMs: seconds * 1000 } },
    dispatch: () => undefined,
    now: () => nowMs,
    next: '',
    companyCheckbox: 'representative',
    hasKinds: false,
  }
  render(
    <SignInContext value={screenOf}>
      <ResendButton onPress={() => undefined} />
    </SignInContext>,
  )
  const button = () => screen.getByRole('button')
  const pass = (count: number) =>
    act(() => {
      for (let second = 0; second < count; second += 1) {
        nowMs += 1000
        jest.advanceTimersByTime(1000)
      }
    })
  return { button, pass }
}

test('the timer counts down each second; another code can be had when it ends [SMS-008] [SMS-010]', () => {
  const { button, pass } = show(3)
  expect(button()).toHaveTextContent(/^Получить новый код через 00:03$/)
  expect(button()).toBeDisabled()
  pass(1)
  expect(button()).toHaveTextContent(/^Получить новый код через 00:02$/)
  expect(button()).toBeDisabled()
  pass(2)
  expect(button()).toHaveTextContent(/^Получить новый код$/)
  expect(button()).toBeEnabled()
})

test('without a time it can be pressed at once [SMS-014]', () => {
  expect(show(0).button()).toBeEnabled()
})
