/** @jest-environment node */
import { openGraphTags } from './openGraphTags.ts'

const ORIGIN = 'https://verstak.example'
const HEAD = `<html lang="ru"><head><meta charSet="utf-8"/><title>Дрель &quot;Ударник&quot; &amp; кейс</title><meta name="description" content="Дрель &lt;18 В&gt;"/><link rel="canonical" href="${ORIGIN}/product/drel-1/"/></head><body><img src="/pictures/v1/logo/a/main/56.webp"/><img alt="Дрель" fetchPriority="high" srcSet="/pictures/v1/drill/plain-teal/main/264.webp 264w" src="/pictures/v1/drill/plain-teal/main/228.webp"/>`

const factsOf = (markup: string) =>
  Object.fromEntries(
    [...markup.matchAll(/<meta property="og:([a-z_]+)" content="([^"]*)"\/>/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )

test('a page is described to others by its own words, which stay escaped', () => {
  expect(factsOf(openGraphTags(Buffer.from(HEAD), ORIGIN))).toEqual({
    type: 'website',
    site_name: 'Верстак',
    locale: 'ru_RU',
    title: 'Дрель &quot;Ударник&quot; &amp; кейс',
    description: 'Дрель &lt;18 В&gt;',
    url: `${ORIGIN}/product/drel-1/`,
    image: `${ORIGIN}/pictures/v1/drill/plain-teal/main/560.webp`,
  })
})

test('a page without a picture has the one of the store; one without a description, none', () => {
  const bare = `<head><title>Поиск</title><link rel="canonical" href="${ORIGIN}/search/"/></head>`
  const { image, description } = factsOf(openGraphTags(Buffer.from(bare), ORIGIN))
  expect(image).toMatch(/^https:\/\/verstak\.example\/pictures\/\w+\/toolbox\/plain-steel\/main\/560\.webp$/)
  expect(description).toBeUndefined()
  const without = HEAD.replaceAll('drill/plain-teal', 'no-picture/plain-steel')
  expect(factsOf(openGraphTags(Buffer.from(without), ORIGIN)).image).toBe(image)
})

test.each(['<head><title>Страница не найдена</title><meta name="robots" content="noindex"/>', '<head>', ''])(
  'a page without a canonical address is nobody’s to share: %s',
  (head) => {
    expect(openGraphTags(Buffer.from(`${head}</head>`), ORIGIN)).toBe('')
  },
)
