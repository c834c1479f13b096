import { safeHref } from './safeHref.ts'

test.each([
  '/',
  '/cart/',
  '/search/?what=%D0%B4&filters=brand:1,2;price:1-9',
  '/c/1/?page=2#top',
  '?page=2',
  '#reviews',
  'page2/',
  '',
  'tel:88005503770',
  'mailto:a@b.ru',
])('%s leads inside the store or to another program', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'https://example.com/',
  'http://example.com/',
  '//example.com/',
  '\\\\example.com/',
  '/\\example.com/',
  '/\t/example.com/',
  ' https://example.com/',
  'HTTPS://EXAMPLE.COM/',
  'ftp://example.com/',
  'unknown:thing',
])('%s leads outside and is refused unless that is allowed [HTTP-020]', (href) => {
  expect(safeHref(href)).toBeUndefined()
  expect(safeHref(href, { external: true })).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'vbscript:msgbox(1)',
])('%j is refused always [HTTP-021]', (href) => {
  expect(safeHref(href)).toBeUndefined()
  expect(safeHref(href, { external: true })).toBeUndefined()
})

test('an address that cannot be read is refused', () => {
  expect(safeHref('https://[')).toBeUndefined()
})
