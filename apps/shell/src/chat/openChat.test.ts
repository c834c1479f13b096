import { waitFor } from '@testing-library/react'
import { getChatVisitor } from '@verstak/contracts/chat'
import type { BootData } from '../document/boot.ts'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { addChatButton } from './chatButton.ts'
import { openChat } from './openChat.ts'

const visitor = { fields: { id: `g-${'a'.repeat(43)}`, info: 'b2c', display_name: '' }, hash: 'b'.repeat(43) } as const
const ADDRESS = 'https://chat.example/widget.js'

function openPage() {
  const api = createFakeApi().on(getChatVisitor, () => visitor)
  return createTestHost({ call: api.call, region: makeRegion() })
}
const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${ADDRESS}"]`)
/** Waits until pending work has settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  window.verstakBoot = { chatScript: ADDRESS } as BootData
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
})

test('a chat that a setting names is told of a failure, loaded again by the next press, and opened as the visitor', async () => {
  const host = openPage()
  addChatButton(host)
  const button = document.querySelector<HTMLButtonElement>('button[aria-label="Открыть чат"]')!
  expect(script()).toBeNull()
  button.click()
  await waitFor(() => expect(script()).not.toBeNull())
  expect(button.getAttribute('aria-busy')).toBe('true')
  script()!.dispatchEvent(new Event('error'))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(script()).toBeNull()
  expect(host.modals.read().asked.map(({ request }) => request)).toEqual([{ kind: 'error', advice: 'call' }])
  expect(button).not.toBeDisabled()

  button.click()
  await waitFor(() => expect(script()).not.toBeNull())
  const open = jest.fn()
  script()!.dispatchEvent(new Event('load'))
  await settle()
  expect(open).not.toHaveBeenCalled()
  window.verstakChat = { open }
  await waitFor(() => expect(open.mock.calls).toEqual([[visitor]]))

  await openChat(host)
  expect(open).toHaveBeenCalledTimes(2)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})
