import { render, screen, within } from '@testing-library/react'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createContentHarness, type ContentHarnessInput } from '../testing/contentHarness.tsx'

async function openPage(address: string, input: ContentHarnessInput = {}) {
  const { host, routes } = createContentHarness(input)
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p> }))
  render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll('\u00A0', ' '), link.getAttribute('href')])

test('it leads to its sections, to the other documents, and to its versions', async () => {
  await openPage('/legal/personal/')
  expect(linksOf('В документе')).toEqual([
    ['1. Общие положения', '#section-1'],
    ['2. Правовые основания', '#section-3'],
    ['3. Оператор', '#section-5'],
  ])
  expect(linksOf('Другие документы')).toEqual([
    ['Пользовательское соглашение', '/legal/user-agreement/'],
    ['Реквизиты', '/legal/requisites/'],
  ])
  expect(linksOf('Редакции')).toEqual([
    ['Редакция 2 от 1 марта 2026действует сейчас', '/legal/personal/'],
    ['Редакция 1 от 1 сентября 2025', '/legal/personal/?version=1'],
  ])
})

test('the version of the page is the current one of the list', async () => {
  await openPage('/legal/personal/?version=1')
  const versions = screen.getByRole('navigation', { name: 'Редакции' })
  expect(within(versions).getByRole('link', { current: 'page' })).toHaveTextContent('Редакция 1')
  expect(screen.getByRole('link', { name: 'Открыть действующую' })).toHaveAttribute('href', '/legal/personal/')
})

test('a document of one version names no others, and pages that nobody has released are left out', async () => {
  const versions = [{ version: 2, publishedAt: '2026-02-28T21:00:00Z' }]
  await openPage('/legal/personal/', { document: { versions }, isServed: (path) => path === '/legal/requisites/' })
  expect(screen.queryByRole('navigation', { name: 'Редакции' })).not.toBeInTheDocument()
  expect(linksOf('Другие документы')).toEqual([['Реквизиты', '/legal/requisites/']])
})
