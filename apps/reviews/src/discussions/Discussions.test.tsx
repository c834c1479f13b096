import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { createDiscussion, listDiscussions, saveComment, type Discussion } from '@verstak/contracts/discussion'
import { PUBLICATION_RULES_PATH } from '@verstak/contracts/legal'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'
import { ProductDiscussions } from '../product-discussions/ProductDiscussions.tsx'
import { createRouter } from '../testing/createRouter.tsx'
import { fakeDialogs } from '../testing/fakeDialogs.ts'
import { makeAnswer, makeDiscussion, makeThread } from '../testing/makeDiscussion.ts'
import { PRODUCT_GUID } from '../testing/makeReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'

beforeAll(fakeDialogs)

interface BlockInput {
  discussions?: readonly Discussion[]
  isUser?: boolean
  flags?: Record<string, boolean>
  /** Answers of the call that sends. */
  send?: () => Promise<void> | void
}

/** The block on the page of a product. */
async function openBlock({ discussions = [makeThread()], isUser, flags = {}, send }: BlockInput = {}) {
  const harness = createReviewsHarness(isUser ? { user: 'private' } : {})
  const { api, host } = harness
  Object.assign(host, { flags })
  const answer = async () => {
    await send?.()
    return { guid: PRODUCT_GUID, state: 'waiting' as const }
  }
  api
    .on(listDiscussions, ({ query: { page = 1, itemsPerPage = 10 } }) => ({
      discussions: discussions.slice((page - 1) * itemsPerPage, page * itemsPerPage),
      pagination: { page, itemsPerPage, total: discussions.length, isLast: page * itemsPerPage >= discussions.length },
    }))
    .on(createDiscussion, answer)
    .on(saveComment, answer)
  if (isUser) {
    const account = { id: 7, firstName: 'Николай', email: 'n.orlov@mail.ru' }
    host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user: 'private', account })
  }
  const router = createRouter(harness, '/product/drel-1/', <ProductDiscussions productGuid={PRODUCT_GUID} />)
  await act(async () =>
    render(
      <TestHost host={host}>
        <RouterProvider router={router} />
      </TestHost>,
    ),
  )
  const bodies = ({ path }: { path: string }) =>
    api.calls.filter((call) => call.path === path).map(({ input }) => (input as { body: unknown }).body)
  return { api, bodies }
}

const questionForm = () => screen.getByRole('form', { name: 'Задать вопрос' })
const field = (name: string) => within(questionForm()).getByRole('textbox', { name })
const fill = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }))
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const submit = () => press(within(questionForm()).getByRole('button', { name: 'Отправить' }))
const leave = (element: HTMLElement) => act(async () => void fireEvent.blur(element))

async function fillQuestion() {
  await fill(field('Имя'), 'Марина')
  await fill(field('Email'), 'marina@mail.example')
  await fill(field('Ваш вопрос'), 'Есть ли место под биты?')
}

test('an answer says whom it answers, a question how many answers it has [DISCUSS-002] [DISCUSS-003]', async () => {
  await openBlock()
  const [question] = screen.getAllByRole('article')
  expect(question).toHaveTextContent('Сергей10 ноября 2026')
  expect(question).toHaveTextContent('3 ответа')
  expect(within(question!).getByText(/^Ответ для Верстак,/)).toBeVisible()
  // An answer to an answer stands within it.
  const shop = within(question!).getAllByRole('article')[0]!
  expect(within(shop).getAllByRole('article')).toHaveLength(2)
  expect(shop).toHaveTextContent('2 ответа')
})

test('answers of the shop stand under its name, as markup [ROLE-002] [ROLE-003]', async () => {
  await openBlock()
  const shop = within(screen.getAllByRole('article')[0]!).getAllByRole('article')[0]!
  expect(within(shop).getByText('Верстак')).toBeVisible()
  expect(within(shop).getByText('Ответ магазина')).toBeVisible()
  expect(within(shop).getByText('все').tagName).toBe('STRONG')
  expect(
    within(shop)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['GBA 18V', 'ProCORE18V'])
})

test('texts of others are texts [ROLE-003]', async () => {
  const text = '<b>жирно</b><img src=x onerror=alert(1)>'
  await openBlock({ discussions: [makeDiscussion(1, { text, author: { name: '<i>Имя</i>' } })] })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('<i>Имя</i>')).toBeVisible()
})

test('questions of third parties are labelled and cannot be answered [ROLE-004] [ROLE-005]', async () => {
  const answers = [makeAnswer(1, { isThirdParty: true })]
  await openBlock({ discussions: [makeDiscussion(1, { isThirdParty: true, answersCount: 1, answers })] })
  const question = screen.getAllByRole('article')[0]!
  expect(within(question).getAllByText('из открытых источников')).toHaveLength(2)
  expect(within(question).queryByRole('button', { name: 'Ответить' })).toBeNull()
})

test('a guest sees name and e-mail empty and open, and can ask [DISCUSS-001] [DISCUSS-004] [ROLE-001]', async () => {
  const { bodies } = await openBlock()
  expect(field('Имя')).toHaveValue('')
  expect(field('Email')).toHaveValue('')
  await fillQuestion()
  await submit()
  expect(bodies(createDiscussion)).toEqual([
    {
      parentDiscussionGuid: null,
      sourceId: 2,
      author: { name: 'Марина', email: 'marina@mail.example' },
      text: 'Есть ли место под биты?',
      productGuid: PRODUCT_GUID,
      isDiscussionServiceActive: true,
      isSubscribed: true,
      captcha: '',
    },
  ])
})

test("a user's name and e-mail are filled in; he can open and change them [DISCUSS-004] [DISCUSS-005] [ROLE-001]", async () => {
  const { bodies } = await openBlock({ isUser: true })
  expect(within(questionForm()).getByText('Николай')).toBeVisible()
  expect(within(questionForm()).getByText('n•••••v@mail.ru')).toBeVisible()
  await fill(field('Ваш вопрос'), 'Первый')
  await submit()
  expect(bodies(createDiscussion)[0]).toMatchObject({ author: { name: 'Николай', email: 'n.orlov@mail.ru' } })
  await press(screen.getByRole('button', { name: 'Написать ещё' }))
  await press(within(questionForm()).getByRole('button', { name: 'Изменить' }))
  expect(field('Имя')).toHaveValue('Николай')
  expect(field('Email')).toHaveValue('n.orlov@mail.ru')
  await fill(field('Имя'), 'Коля')
  await fill(field('Ваш вопрос'), 'Второй')
  await submit()
  expect(bodies(createDiscussion)[1]).toMatchObject({ author: { name: 'Коля', email: 'n.orlov@mail.ru' } })
})

test('an answer opens under what it answers and names it as its parent [DISCUSS-001]', async () => {
  const { bodies } = await openBlock({ isUser: true })
  const question = screen.getAllByRole('article')[0]!
  const [onQuestion, onShop] = within(question).getAllByRole('button', { name: 'Ответить' })
  await press(onShop!)
  const form = within(question).getByRole('form', { name: 'Ответ для Верстак' })
  await fill(within(form).getByRole('textbox', { name: 'Ответ для Верстак' }), 'Спасибо')
  await press(within(form).getByRole('button', { name: 'Ответить' }))
  expect(bodies(createDiscussion)).toMatchObject([
    { sourceId: 3, parentDiscussionGuid: makeThread().answers[0]!.guid, text: 'Спасибо' },
  ])
  await press(onQuestion!)
  expect(within(question).getByRole('form', { name: 'Ответ для Сергей' })).toBeVisible()
})

test.each([
  [true, createDiscussion],
  [false, saveComment],
])('with the experiment %s another call sends the question [DISCUSS-012]', async (isOn, endpoint) => {
  const { bodies, api } = await openBlock({ flags: { 'discussion-service': isOn } })
  await fillQuestion()
  await submit()
  expect(bodies(endpoint)).toHaveLength(1)
  expect(api.calls.filter(({ path }) => path === createDiscussion.path || path === saveComment.path)).toHaveLength(1)
  if (!isOn) {
    expect(bodies(saveComment)[0]).toMatchObject({
      ...{ authorName: 'Марина', authorEmail: 'marina@mail.example', textDiscussion: 'Есть ли место под биты?' },
      ...{ type: 2, guid: PRODUCT_GUID },
    })
  }
})

test('while it is sent the button waits, and a second press sends nothing [DISCUSS-006]', async () => {
  let release = (): void => undefined
  const { bodies } = await openBlock({ send: () => new Promise<void>((resolve) => (release = resolve)) })
  await fillQuestion()
  await submit()
  const button = within(questionForm()).getByRole('button', { name: /Отправляем|Отправить/ })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await press(button)
  await act(async () => release())
  expect(bodies(createDiscussion)).toHaveLength(1)
})

test('what was sent is thanked for in the words of the shop [DISCUSS-007]', async () => {
  await openBlock()
  await fillQuestion()
  await submit()
  expect(screen.getByRole('heading', { name: 'Спасибо!' })).toBeVisible()
  expect(
    screen.getByText('Мы получили ваш комментарий и опубликуем его через 3 рабочих дня, если он пройдет модерацию.'),
  ).toBeVisible()
})

test('a failure opens the error popup and keeps what was typed [DISCUSS-008] [FAULT-005]', async () => {
  await openBlock({
    send: () => {
      throw new ApiError('internal', 500)
    },
  })
  await fillQuestion()
  await submit()
  expect(await screen.findByRole('dialog', { name: 'Ошибка' })).toHaveTextContent(
    'Повторите попытку или позвоните нам 8 800 550-37-70',
  )
  expect(screen.getByRole('textbox', { name: 'Ваш вопрос', hidden: true })).toHaveValue('Есть ли место под биты?')
})

test('fields are checked when they are left [DISCUSS-009]', async () => {
  await openBlock()
  await fill(field('Email'), 'anna@mail')
  await leave(field('Email'))
  expect(await within(questionForm()).findByText('Неверный формат email')).toBeVisible()
  await leave(field('Ваш вопрос'))
  expect(await within(questionForm()).findByText('Введите текст комментария')).toBeVisible()
  await leave(field('Имя'))
  expect(await within(questionForm()).findByText('Введите ваше имя')).toBeVisible()
})

test('with a wrong field nothing is sent [DISCUSS-010]', async () => {
  const { bodies } = await openBlock()
  await fillQuestion()
  await fill(field('Email'), 'anna@mail')
  await submit()
  expect(await within(questionForm()).findByText('Неверный формат email')).toBeVisible()
  expect(field('Email')).toHaveFocus()
  expect(bodies(createDiscussion)).toEqual([])
})

test('the rules of publication are a PDF in a new tab [DISCUSS-011]', async () => {
  await openBlock()
  const link = within(questionForm()).getByRole('link', { name: 'Правила публикации пользовательского контента' })
  expect(link).toHaveAttribute('href', PUBLICATION_RULES_PATH)
  expect(link).toHaveAttribute('target', '_blank')
})

test('more questions follow page by page', async () => {
  await openBlock({ discussions: Array.from({ length: 7 }, (_, index) => makeDiscussion(index + 1)) })
  expect(screen.getAllByRole('article')).toHaveLength(3)
  await press(screen.getByRole('button', { name: 'Ещё 4\u00A0вопроса' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  await press(screen.getByRole('button', { name: 'Ещё 1\u00A0вопрос' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(7))
  expect(screen.queryByRole('button', { name: /^Ещё/ })).toBeNull()
})
