import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { ShellContext } from '../document/ShellContext.ts'
import { InfoBar } from './InfoBar.tsx'

const TEXT_BAR: HeaderInfoBar = {
  type: 'text',
  imageUrl: null,
  backgroundColor: 'rgb(11, 93, 87)',
  text: 'Большая распродажа',
  textColor: 'rgb(255, 255, 255)',
  link: '/sale/big/',
  closeButton: true,
  advertisingToken: null,
}

function openBar(infoBar: HeaderInfoBar | undefined, address = '/') {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion() })
  const element = (
    <TestHost host={host}>
      <ShellContext value={{ remotes: [], footer: '', infoBar }}>
        <InfoBar />
      </ShellContext>
    </TestHost>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />)
}

const bar = () => screen.queryByRole('complementary', { name: 'Сообщение магазина' })
const cross = () => screen.queryByRole('button', { name: 'Закрыть сообщение' })

beforeEach(() => {
  document.cookie = 'header_bar_closed=; max-age=0; path=/'
})

test('without data there is no bar', () => {
  openBar(undefined)
  expect(bar()).not.toBeInTheDocument()
})

test('a text stands in its colours and leads to its link [HEADER-015, HEADER-016]', () => {
  openBar(TEXT_BAR)
  expect(bar()).toHaveStyle({ backgroundColor: 'rgb(11, 93, 87)', color: 'rgb(255, 255, 255)' })
  expect(screen.getByRole('link', { name: 'Большая распродажа' })).toHaveAttribute('href', '/sale/big/')
})

test('an image is shown with its words for those who do not see it', () => {
  openBar({ ...TEXT_BAR, type: 'image', imageUrl: '/pictures/sale.webp' })
  expect(screen.getByRole('img', { name: 'Большая распродажа' })).toHaveAttribute('src', '/pictures/sale.webp')
})

test('a link that runs code leads nowhere', () => {
  openBar({ ...TEXT_BAR, link: 'javascript:alert(1)' })
  expect(screen.getByText('Большая распродажа')).not.toHaveAttribute('href')
})

test('only a bar that may be closed has the button [HEADER-017]', () => {
  openBar({ ...TEXT_BAR, closeButton: false })
  expect(bar()).toBeInTheDocument()
  expect(cross()).not.toBeInTheDocument()
})

test('closing it takes it away and is remembered', async () => {
  openBar(TEXT_BAR)
  await userEvent.click(cross()!)
  expect(bar()).not.toBeInTheDocument()
  expect(document.cookie).toContain('header_bar_closed=1')
})

test('it stays away from the cart', () => {
  openBar(TEXT_BAR, '/cart-checkout/')
  expect(bar()).not.toBeInTheDocument()
})
