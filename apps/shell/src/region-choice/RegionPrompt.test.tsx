import { HostContext } from '@verstak/host'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import type { Layout } from '@verstak/contracts/layout'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { RegionPrompt } from './RegionPrompt.tsx'

function openPrompt(layout: Layout, region = makeRegion({ id: 16, name: 'Казань' })) {
  const host = createTestHost({ call: createFakeApi().call, layout, region })
  const view = render(
    <HostContext value={host}>
      <Provider store={host.store}>
        <RegionPrompt />
      </Provider>
    </HostContext>,
  )
  return { host, ...view }
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const prompt = () => screen.queryByRole('region', { name: 'Ваш город' })

beforeEach(() => {
  document.cookie = 'region_approved=; max-age=0; path=/'
  sessionStorage.clear()
})

test('a desktop asks with «Да» and «Указать другой»', () => {
  openPrompt('desktop')
  expect(prompt()).toHaveTextContent('Ваш город — Казань?')
  expect(buttons()).toEqual(['Да', 'Указать другой'])
})

test('a phone says which town is chosen [WIDGET-001, WIDGET-004]', () => {
  openPrompt('mobile')
  expect(prompt()).toHaveTextContent(/^Выбран город Казань/)
  expect(buttons()).toEqual(['Все верно', 'Выбрать другой'])
})

test('a phone in the default region is asked to name its town [WIDGET-002]', () => {
  openPrompt('mobile', makeRegion())
  expect(prompt()).toHaveTextContent('Уточните ваш город, чтобы видеть точные цены и наличие')
  expect(buttons()).toEqual(['Выбрать другой', 'Закрыть'])
})

test('«Закрыть» keeps it away for the session only [WIDGET-003]', async () => {
  const { unmount } = openPrompt('mobile', makeRegion())
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(prompt()).not.toBeInTheDocument()
  expect(document.cookie).not.toContain('region_approved')
  unmount()
  const again = openPrompt('mobile', makeRegion())
  expect(prompt()).not.toBeInTheDocument()
  again.unmount()
  sessionStorage.clear()
  openPrompt('mobile', makeRegion())
  expect(prompt()).toBeInTheDocument()
})

test('«Указать другой» opens the choice of a region, 480 px wide [REGION-007, REGION-014]', async () => {
  const { host } = openPrompt('desktop')
  await userEvent.click(screen.getByRole('button', { name: 'Указать другой' }))
  expect(host.modals.read().asked.map(({ request }) => request)).toEqual([
    expect.objectContaining({ kind: 'dialog', title: 'Выберите город', width: 480 }),
  ])
})

test('who has approved the region is not asked', () => {
  document.cookie = 'region_approved=1; path=/'
  openPrompt('desktop')
  expect(prompt()).not.toBeInTheDocument()
})

test('Escape puts the question off', async () => {
  openPrompt('desktop')
  screen.getByRole('button', { name: 'Да' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(prompt()).not.toBeInTheDocument()
})
