import { pageTypeOf, routeTable } from '@verstak/contracts/routeTable'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { openHeader } from '../testing/openHeader.tsx'
import { APP_PAGES, appLinkOf } from './appLink.ts'
import { openApp } from './actOnAppBar.ts'

const addressOf = (pattern: string) => pattern.replaceAll(/\{\w+Id\}/g, '7').replaceAll(/\{\w+\}/g, 'name')
const linkOf = (pathname: string, search = '', clientId: string | null = null) =>
  appLinkOf({ pageType: pageTypeOf(pathname), pathname, search, clientId })
const bar = () => screen.queryByRole('link', { name: 'Открыть' })

beforeEach(() => {
  document.cookie = 'appDownloadHide=; max-age=0; path=/'
})

test('only pages of seven types open in the app [SHELL-014]', () => {
  const types = ['Home', 'Brands', 'Brand', 'tagPage', 'Product', 'Sale', 'Category']
  for (const { pattern, pageType } of routeTable) {
    expect([pattern, linkOf(addressOf(pattern)) !== null]).toEqual([pattern, types.includes(pageType)])
  }
  expect(linkOf('/nothing/')).toBeNull()
})

test('the bar’s look names the same types', () => {
  const look = readFileSync(`${__dirname}/appBarClass.ts`, 'utf8')
  const named = [...look.matchAll(/data-page-type='(\w+)'/g)].map(([, type]) => type)
  expect(named).toEqual(APP_PAGES)
})

test('the id of the client loses its prefix [SHELL-015]', () => {
  expect(linkOf('/', '', 'GA1.2.123.456')).toMatch(/[?&]client_id=123\.456$/)
  expect(linkOf('/', '', '123.456')).toMatch(/[?&]client_id=123\.456$/)
  expect(linkOf('/')).not.toContain('client_id')
})

test.each([
  '?filters=brand:1;price:100-500',
  '?filters=brand%3A1%3Bprice%3A100-500',
  '?filters=brand%253A1%253Bprice%253A100-500',
])('the filters of %s are encoded once [SHELL-016]', (search) => {
  expect(linkOf('/category/drills-7/', search)).toMatch(/[?&]filters=brand%3A1%3Bprice%3A100-500(&|$)/)
})

test('what is no encoding stays as it is', () => {
  expect(linkOf('/category/drills-7/', '?filters=%25E0%25A4%25A')).toContain('filters=%25E0%25A4%25A')
})

test('a phone is offered the app, and no other layout [SHELL-031]', async () => {
  await openHeader({ layout: 'mobile' })
  expect(bar()).toBeInTheDocument()
})

test.each(['desktop', 'mobile-crawler'] as const)('the %s layout has no bar', async (layout) => {
  await openHeader({ layout })
  expect(bar()).not.toBeInTheDocument()
})

test('who has closed it is not asked again', async () => {
  await openHeader({ layout: 'mobile', isAppBarClosed: true })
  expect(bar()).not.toBeInTheDocument()
})

test('closing takes it away for a month [SHELL-031]', async () => {
  const set = jest.spyOn(document, 'cookie', 'set')
  await openHeader({ layout: 'mobile' })
  const place = bar()!.closest<HTMLElement>('[data-static]')!
  await userEvent.click(screen.getByRole('button', { name: 'Больше не предлагать приложение' }))
  await waitFor(() => expect(place).not.toBeVisible())
  expect(set).toHaveBeenCalledWith(expect.stringMatching(/^appDownloadHide=1; path=\/; max-age=2592000/))
  set.mockRestore()
})

test('a press opens this page in the app, as analytics knows the browser', () => {
  document.cookie = '_ga=GA1.2.11.22; path=/'
  document.documentElement.dataset['pageType'] = 'Product'
  const assign = jest.fn()
  openApp({ pathname: '/product/drill-7/', search: '', assign })
  expect(assign).toHaveBeenCalledWith(
    'https://app.verstak.example/open?page=Product&path=%2Fproduct%2Fdrill-7%2F&client_id=11.22',
  )
  document.cookie = '_ga=; max-age=0; path=/'
  delete document.documentElement.dataset['pageType']
})
