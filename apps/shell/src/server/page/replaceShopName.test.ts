/** @jest-environment jsdom */
import { shopNameScript, replaceShopName } from './replaceShopName.ts'

const named = (markup: string, name = 'Кувалда & Ко') => replaceShopName(Buffer.from(markup), name).toString()

test('title and description of a page have the name of the shop, products keep theirs', () => {
  expect(
    named(
      '<head><title>Верстак складной — Верстак</title><meta name="description" content="Верстак «Верстак» в магазине «Верстак»"/></head><body>— Верстак</body>',
    ),
  ).toBe(
    '<head><title>Верстак складной — Кувалда &amp; Ко</title><meta name="description" content="Верстак «Верстак» в магазине «Кувалда &amp; Ко»"/></head><body>— Верстак</body>',
  )
})

test.each([
  ['Кувалда', '<html lang="ru">'],
  ['Инструмент', '<html data-long-name="narrow" lang="ru">'],
  ['Строительный двор', '<html data-long-name="always" lang="ru">'],
])('the header can leave room for the name %s', (name, start) => {
  expect(named('<html lang="ru"><head></head>', name)).toBe(`${start}<head></head>`)
})

test('a part of a document without a head stays as it is', () => {
  expect(named('<p>— Верстак</p>')).toBe('<p>— Верстак</p>')
})

test('titles that the browser sets have the name, too', async () => {
  document.title = 'Корзина — Верстак'
  // As the page runs it.
  ;(0, eval)(shopNameScript('Кувалда'))
  const next = () => new Promise((resolve) => setTimeout(resolve))
  document.title = 'Избранное — Верстак'
  await next()
  expect(document.title).toBe('Избранное — Кувалда')
  document.querySelector('title')!.firstChild!.nodeValue = 'Верстак — Верстак'
  await next()
  expect(document.title).toBe('Верстак — Кувалда')
})
