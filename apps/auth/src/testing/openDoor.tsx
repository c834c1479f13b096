import type { Layout } from '@verstak/contracts/layout'
import { listOrganizations } from '@verstak/contracts/session'
import type { SignInResult, WidgetProps } from '@verstak/contracts/widget'
import type { FlagValues } from '@verstak/flags/flag'
import type { WindowChange } from '@verstak/host'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi, type FakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, within } from '@testing-library/react'
import { SignInDoor } from '../door/SignInDoor.tsx'

export interface DoorInput {
  layout?: Layout
  flags?: FlagValues
  next?: string
  isServed?: (path: string) => boolean
}

const LegalText = ({ slug }: WidgetProps['content/LegalText']) => <p>{`text of ${slug}`}</p>

/** Host with the window of the sign-in, as the shell opens it. */
export function createDoorHost(api: FakeApi, { layout = 'desktop', flags = {}, next, isServed }: DoorInput = {}) {
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout,
    flags,
    widgets: { 'auth/SignInDoor': SignInDoor as never, 'content/LegalText': LegalText as never },
    ...(isServed ? { isServed } : {}),
  })
  const results: SignInResult[] = []
  const open = () => {
    const handle = host.modals.ask({
      kind: layout === 'mobile' ? 'sheet' : 'dialog',
      title: 'Вход или регистрация',
      width: 464,
      content: {
        widget: 'auth/SignInDoor',
        props: {
          ...(next && { next }),
          onStep: (change) => handle.change?.(change as WindowChange),
          onDone: (result) => {
            handle.close()
            if (result) results.push(result as SignInResult)
          },
        },
      },
    })
    return handle
  }
  return { host, open, results }
}

/** Opens the window of the sign-in on an API without a network. */
export async function openDoor(api: FakeApi = createFakeApi(), input: DoorInput = {}) {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  api.on(listOrganizations, () => ({ user: { isAuthorized: false as const }, errors: [] }))
  const { host, open, results } = createDoorHost(api, input)
  render(
    <TestHost host={host}>
      <button>Страница</button>
    </TestHost>,
  )
  await act(async () => void open())
  return { api, host, results, open, door: () => within(screen.getAllByRole('dialog')[0]!) }
}
