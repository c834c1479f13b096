import { getChatVisitor } from '@verstak/contracts/chat'
import type { ChatVisitor } from '@verstak/contracts/chat'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { findVisitor } from './chatVisitor.ts'

const makeVisitor = (info: 'b2b' | 'b2c', display_name: string, mark = 'a'): ChatVisitor => ({
  fields: { id: `g-${mark.repeat(43)}`, info, display_name },
  hash: 'h'.repeat(43),
})

/** A page of a company, a person, or a guest; the API always returns the visitor `answer`. */
function openPage({ company, person }: { company?: string; person?: string }, answer: ChatVisitor) {
  const api = createFakeApi().on(getChatVisitor, () => answer)
  const user = company ? 'business' : person ? 'private' : undefined
  const host = createTestHost({ call: api.call, region: makeRegion(), ...(user ? { user } : {}) })
  const account = { organization: company ? { name: company } : null, displayName: person ?? 'Анна' }
  if (user) host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user, account })
  return { host, calls: () => api.calls.map(({ path }) => path) }
}

beforeEach(() => localStorage.clear())

test('the visitor is asked for once, and kept on the device [CHAT-004] [WIDGET-030]', async () => {
  const company = makeVisitor('b2b', 'ООО «Ромашка»')
  const first = openPage({ company: 'ООО «Ромашка»' }, company)
  expect(await findVisitor(first.host)).toEqual(company)
  expect(first.calls()).toEqual(['/api/v1/user/chat'])
  const next = openPage({ company: 'ООО «Ромашка»' }, makeVisitor('b2b', 'ООО «Ромашка»', 'z'))
  expect(await findVisitor(next.host)).toEqual(company)
  expect(next.calls()).toEqual([])
})

test.each([
  ['another name', makeVisitor('b2b', 'ООО «Лютик»'), { company: 'ООО «Ромашка»' }],
  ['another type', makeVisitor('b2c', 'Ромашка'), { company: 'Ромашка' }],
  ['nobody signed in any more', makeVisitor('b2b', 'ООО «Ромашка»'), {}],
  ['somebody signed in since', makeVisitor('b2c', ''), { person: 'Анна' }],
])('with %s he is requested anew [CHAT-004] [WIDGET-030]', async (_, known, who) => {
  localStorage.setItem('chat_visitor', JSON.stringify(known))
  const fresh = makeVisitor('b2c', 'кто-то', 'n')
  const { host, calls } = openPage(who, fresh)
  expect(await findVisitor(host)).toEqual(fresh)
  expect(calls()).toEqual(['/api/v1/user/chat'])
  expect(JSON.parse(localStorage.getItem('chat_visitor')!)).toEqual(fresh)
})

test.each(['', 'x', '{}', '[]', '{"fields":{"info":"b2c","display_name":""},"hash":1}'])(
  'what makes no sense on the device (%j) is replaced',
  async (text) => {
    localStorage.setItem('chat_visitor', text)
    const fresh = makeVisitor('b2c', '')
    expect(await findVisitor(openPage({}, fresh).host)).toEqual(fresh)
  },
)

test('a device that keeps nothing can chat all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const fresh = makeVisitor('b2c', '')
  expect(await findVisitor(openPage({}, fresh).host)).toEqual(fresh)
  jest.restoreAllMocks()
})
