/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { listDiscussions, type Discussion } from '@verstak/contracts/discussion'
import { getAnswered, getRefusedText } from '@verstak/contracts/textForm'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { guidOf } from '@verstak/testing/factories'
import { makeDiscussion, makeThread } from '../testing/makeDiscussion.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'

const prepare = (discussions: readonly Discussion[], layout: Layout = 'desktop') => {
  const { api, host, routes } = createReviewsHarness({ layout })
  api.on(listDiscussions, ({ query: { page = 1, itemsPerPage = 10 } }) => ({
    discussions: discussions.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    pagination: { page, itemsPerPage, total: discussions.length, isLast: true },
  }))
  return { host, routes, api }
}

const open = (address: string, discussions: readonly Discussion[], layout?: Layout) => {
  const { host, routes } = prepare(discussions, layout)
  return openRemote(host, routes, address)
}

const ADDRESS = '/product/drel-1/discussions/'

test.each<Layout>(['desktop', 'mobile', 'desktop-crawler', 'mobile-crawler'])(
  '%s: questions and their answers are read without scripts [ROUTE-075]',
  async (layout) => {
    const { status, html } = await open(ADDRESS, [makeThread()], layout)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Вопросы и ответы/)
    expect(html).toContain('Подойдут ли батареи ProCORE, вопрос 1?')
    expect(html).toContain('<p>Да, подойдут <strong>все</strong> батареи:</p>')
    expect(html).toMatch(/<link rel="canonical" href="\/product\/[^"]*\/discussions\/"/)
  },
)

test('texts of visitors never become markup', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { html } = await open(ADDRESS, [makeDiscussion(1, { text: evil, author: { name: evil } })])
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
})

test('a letter leads to a button that ends the letters', async () => {
  const { html } = await open(`${ADDRESS}?unsubscribe=abc`, [])
  expect(html).toMatch(/<form(?=[^>]*action="\/api\/v1\/discussions\/unsubscribe\/form")(?=[^>]*method="post")/)
  expect(html).toMatch(/<input(?=[^>]*name="key")(?=[^>]*value="abc")/)
  expect((await open(`${ADDRESS}?unsubscribed=yes`, [])).html).toContain('Больше не будем писать вам')
})

test('a question is sent without scripts: the form has its address, and what was refused comes back', async () => {
  const { host, routes, api } = prepare([])
  api.on(getRefusedText, () => ({
    refused: {
      errors: { text: 'Введите текст комментария' },
      problem: 'limit' as const,
      fields: { name: 'Марина', text: ' ' },
    },
  }))
  const { html } = await openRemote(host, routes, `${ADDRESS}?refused=key`)
  expect(html).toMatch(/<form(?=[^>]*action="\/api\/v1\/discussions\/create\/form")(?=[^>]*method="post")/)
  expect(html).toMatch(/<input(?=[^>]*name="productGuid")(?=[^>]*type="hidden")/)
  expect(html).toContain('Введите текст комментария')
  expect(html).toContain('Слишком много сообщений')
  expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Марина")/)
  expect((await open(`${ADDRESS}?sent=waiting`, [])).html).toContain('Спасибо!')
})

test('without scripts an answer is written on the page of questions, where the answers to the review stand', async () => {
  const { host, routes, api } = prepare([makeThread()])
  const guid = guidOf(77)
  api.on(getAnswered, ({ query }) => ({ guid: query.guid, name: 'Пётр', sourceId: 1 as const }))
  const { html } = await openRemote(host, routes, `${ADDRESS}?answer=${guid}`)
  expect(html).toContain('Ответ для Пётр')
  expect(html).toContain('Ответы на отзыв, автор Пётр')
  expect(html).toMatch(new RegExp(`<input(?=[^>]*name="parentGuid")(?=[^>]*value="${guid}")`))
  expect(html).toMatch(/<input(?=[^>]*name="sourceId")(?=[^>]*value="1")/)
  expect(html).toContain('content="noindex, follow"')
  expect((await open(`${ADDRESS}?answer=zzz`, [])).html).toContain('Задать вопрос')
})

test("one visitor's questions do not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = prepare([makeDiscussion(1, { text: secret })])
    return renderRemote(host, routes, ADDRESS)
  }))
