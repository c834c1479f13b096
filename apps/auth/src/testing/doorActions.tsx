import { preAuth } from '@verstak/contracts/signIn'
import { getSignInWays } from '@verstak/contracts/identity'
import { createFakeApi, type FakeApi } from '@verstak/testing/fakeApi'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { metaOf } from './answers.ts'
import { openDoor, type DoorInput } from './openDoor.tsx'

export const SUCCESS = { status: 'success' as const, error: null }
export const PHONE = '+7 (916) 204-18-37'

export const title = () => screen.getByRole('heading', { level: 2 }).textContent
export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const width = () => screen.getByRole('dialog').style.maxWidth
export const bodies = (api: FakeApi, { path }: { path: string }) =>
  api.calls.filter((call) => call.path === path).map(({ input }) => (input as { body: unknown }).body)

/** Calls of the sign-in; which ways there are is asked in any case. */
export const pathsOf = (api: FakeApi) => api.calls.map(({ path }) => path).filter((path) => path !== getSignInWays.path)

/** Opens the window and goes on with a login. */
export async function enter(login: string, api: FakeApi, input: DoorInput = {}) {
  const page = await openDoor(api, input)
  await userEvent.type(field('Email или телефон'), login)
  await press('Продолжить')
  return page
}

export const answerTo = (meta: object) => createFakeApi().on(preAuth, () => metaOf(meta))
