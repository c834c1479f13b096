import { act, render, screen } from '@testing-library/react'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAccountHarness, type AccountHarnessInput } from './accountHarness.tsx'

type HarnessApi = ReturnType<typeof createAccountHarness>['api']

/** Opens the profile on the client. @param prepare changes the API before. @returns the API of the test */
export async function openProfilePage(input: AccountHarnessInput = {}, prepare?: (api: HarnessApi) => void) {
  const { api, host, routes } = createAccountHarness(input)
  prepare?.(api)
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> }))
  const router = createMemoryRouter(pages, { initialEntries: ['/user/profile/'] })
  await act(async () =>
    render(
      <TestHost host={host}>
        <RouterProvider router={router} />
      </TestHost>,
    ),
  )
  return api
}

export type ProfileApi = Awaited<ReturnType<typeof openProfilePage>>

/** Bodies that were sent to a call. */
export const bodiesOf = (api: ProfileApi, { path }: { path: string }) =>
  api.calls.filter((call) => call.path === path).map(({ input }) => (input as { body: unknown }).body)
export const fieldOf = (name: string) => screen.getByLabelText(name, { selector: 'input' })

/** Answer of the call that sends a code. */
export const CODE_INFO = {
  currentConfirmationType: 'phone' as const,
  sentTo: '+7 (916) •••-••-01',
  blockingEndDate: null,
  availableConfirmationTypes: ['phone' as const],
  limitErrorMessage: null,
  serverTime: '2026-11-23T09:00:00.000Z',
  codeLength: 4,
}
export const SENT = { status: 'success' as const, repeatSendingCodeDelay: 60, isLimit: false, codeLength: 4 }
/** Answer that refuses a field. */
export const wrong = (name: string, title: string) => ({
  status: 'error' as const,
  code: 0 as const,
  data: { code: 400 as const, errors: [{ title, details: [{ field: name }] }] },
})
