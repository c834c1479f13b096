import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import { HostContext } from '@verstak/host'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import type { Layout } from '@verstak/contracts/layout'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { RegionConfirmation } from './RegionConfirmation.tsx'

function openPrompt(layout: Layout, region = makeRegion({ id: 16, name: 'Казань' }), isTrusted?: boolean) {
  const host = createTestHost({ call: createFakeApi().call, layout, region })
  if (isTrusted !== undefined)
    host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user: 'private', account: { isTrusted } })
  const view = render(
    <HostContext value={host}>
      <Provider store={host.store}>
        <RegionConfirmation />
      </Provider>
    </HostContext>,
  )
  return { host, ...view }
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const confirmation = () => screen.queryByRole('region', { name: 'Ваш город' })

beforeEach(() => {
  document.cookie = 'region_approved=; max-age=0; path=/'
  sessionStorage.clear()
})

test('a desktop asks with «Да» and «Указать другой»', () => {
  openPrompt('desktop')
  expect(confirmation()).toHaveTextContent('Ваш город — Казань?')
  expect(buttons()).toEqual(['Да', 'Указать другой'])
})

test('a phone says which town is chosen [WIDGET-001, WIDGET-004]', () => {
  openPrompt('mobile')
  expect(confirmation()).toHaveTextContent(/^Выбран город Казань/)
  expect(buttons()).toEqual(['Все верно', 'Выбрать другой'])
})

test('a phone in the default region is asked to name its town [WIDGET-002]', () => {
  openPrompt('mobile', makeRegion())
  expect(confirmation()).toHaveTextContent('Уточните ваш город, чтобы видеть точные цены и наличие')
  expect(buttons()).toEqual(['Выбрать другой', 'Закрыть'])
})

test('«Закрыть» keeps it away for the session only [WIDGET-003]', async () => {
  const { unmount } = openPrompt('mobile', makeRegion())
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(confirmation()).not.toBeInTheDocument()
  expect(document.cookie).not.toContain('region_approved')
  unmount()
  const again = openPrompt('mobile', makeRegion())
  expect(confirmation()).not.toBeInTheDocument()
  again.unmount()
  sessionStorage.clear()
  openPrompt('mobile', makeRegion())
  expect(confirmation()).toBeInTheDocument()
})

test('«Указать другой» opens the choice of a region, 480 px wide [REGION-007, REGION-014]', async () => {
  const { host } = openPrompt('desktop')
  await userEvent.click(screen.getByRole('button', { name: 'Указать другой' }))
  expect(host.modals.read().asked.map(({ request }) => request)).toEqual([
    expect.objectContaining({ kind: 'dialog', title: 'Выберите город', width: 480 }),
  ])
})

test.each([
  ['a guest who has not approved a region with a name is asked', undefined, '', 'Казань', true],
  ['a signed-in user, too', false, '', 'Казань', true],
  ['a trusted one is not', true, '', 'Казань', false],
  ['nor is who has approved the region', undefined, 'region_approved=1; path=/', 'Казань', false],
  ['nor anybody about a region without a name', undefined, '', '', false],
])('%s [REGION-005, WIDGET-005]', (_, isTrusted, cookie, name, isAsked) => {
  document.cookie = cookie
  openPrompt('desktop', makeRegion({ id: 16, name }), isTrusted)
  expect(confirmation() !== null).toBe(isAsked)
})

test.each([
  ['beside the name of the region', 400, 'desktop'],
  ['in the corner, where the line has a link in that place', 200, 'corner'],
])('a desktop asks %s', (_, left, place) => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isLink = this.tagName === 'A'
    return new DOMRect(isLink ? left : 100, 0, isLink ? 60 : 300, 30)
  })
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440)
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion({ id: 16, name: 'Казань' }) })
  render(
    <HostContext value={host}>
      <Provider store={host.store}>
        <header>
          <RegionConfirmation />
          <a href="/offices/">Магазины</a>
        </header>
      </Provider>
    </HostContext>,
  )
  expect(confirmation()).toHaveAttribute('data-device', place)
  jest.restoreAllMocks()
})

test('Escape puts the question off', async () => {
  openPrompt('desktop')
  screen.getByRole('button', { name: 'Да' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(confirmation()).not.toBeInTheDocument()
})
