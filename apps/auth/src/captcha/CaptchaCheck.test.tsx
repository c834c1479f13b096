import { ApiError } from '@verstak/api-client/ApiError'
import { getCaptchaTask } from '@verstak/contracts/captcha'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CaptchaCheck } from './CaptchaCheck.tsx'

jest.mock('./solveAltcha.ts', () => ({ solveAltcha: () => Promise.resolve('proof') }))

test('a form elsewhere gets the answer, after another try if the first one failed', async () => {
  let isUp = false
  globalThis.reportError = jest.fn()
  const api = createFakeApi().on(getCaptchaTask, () => {
    if (!isUp) throw new ApiError('unavailable', 503)
    return { provider: 'altcha' as const, challenge: { parameters: {} } }
  })
  const onSolved = jest.fn()
  render(
    <TestHost host={createTestHost({ call: api.call, region: makeRegion() })}>
      <CaptchaCheck onSolved={onSolved} />
    </TestHost>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Проверка не удалась.')
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Я не робот' }))
  await waitFor(() => expect(onSolved).toHaveBeenCalledWith('proof'))
})
