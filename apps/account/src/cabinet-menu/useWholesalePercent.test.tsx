import { renderHook, waitFor } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { getWholesalerSettings } from '@verstak/contracts/organization'
import type { Account } from '@verstak/contracts/session'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createAccountHarness, makeAccount } from '../testing/accountHarness.tsx'
import { useWholesalePercent } from './useWholesalePercent.ts'

const SETTINGS = {
  generics: [
    { level: 1, discount: 6 },
    { level: 2, discount: 8 },
  ],
  fixeds: [{ level: 2, discount: 12.5 }],
}
const wholesaler = { isJuristic: true, wholesalerType: 'generic', wholesalerLevel: 2 }

function setup(account: Partial<Account>, answer: () => typeof SETTINGS | Promise<typeof SETTINGS> = () => SETTINGS) {
  const { api, host } = createAccountHarness({ account: makeAccount(account) })
  api.on(getWholesalerSettings, answer)
  const { result } = renderHook(() => useWholesalePercent(makeAccount(account)), {
    wrapper: ({ children }) => <TestHost host={host}>{children}</TestHost>,
  })
  const asked = () => api.calls.filter(({ path }) => path === getWholesalerSettings.path).length
  return { result, asked }
}

test('while the settings are loaded the status is pending, then success with the percent of the level [ORG-017]', async () => {
  const settings = Promise.withResolvers<typeof SETTINGS>()
  const { result } = setup(wholesaler, () => settings.promise)
  expect(result.current).toEqual({ status: 'pending', percent: null })
  settings.resolve(SETTINGS)
  await waitFor(() => expect(result.current).toEqual({ status: 'success', percent: 8 }))
})

test('settings that fail are an error, without a percent [ORG-017]', async () => {
  const { result } = setup(wholesaler, () => {
    throw new ApiError('unavailable', 503)
  })
  await waitFor(() => expect(result.current).toEqual({ status: 'error', percent: null }))
})

test('a contract has its own discounts', async () => {
  const { result } = setup({ ...wholesaler, wholesalerType: 'fixed' })
  await waitFor(() => expect(result.current.percent).toBe(12.5))
})

const BUYERS: readonly [string, number, Partial<Account>][] = [
  ['a business with a wholesale status', 1, wholesaler],
  ['a business without one', 0, { isJuristic: true }],
  ['a person', 0, { wholesalerType: 'generic', wholesalerLevel: 2 }],
]
test.each(BUYERS)('for %s the settings are loaded %i times [ORG-018]', async (_, times, account) => {
  const { asked } = setup(account)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked()).toBe(times)
})
