import { moveSignInFlow, startSignInFlow } from '@verstak/contracts/signInFlow'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flowOf, offerOf } from '../testing/answers.ts'
import { openDoor } from '../testing/openDoor.tsx'
import { PHONE, title, field, press, bodies, pathsOf, enter, answerTo } from '../testing/doorActions.tsx'

describe('the server’s flow', () => {
  const flags = { 'new-auth-flow': true }
  const first = flowOf('EMAIL_OR_PHONE', {
    offers: [offerOf('submit', { schema: { login: { type: 'text', isRequired: true } }, data: { login: '' } })],
  })

  test('is used with its flag [FLOW-001], and posts what is typed [FLOW-003]', async () => {
    const api = createFakeApi()
      .on(startSignInFlow, () => first)
      .on(moveSignInFlow, () => flowOf('SMS_CODE', { ui: { contact: '9162041837' } }))
    await enter('9162041837', api, { flags })
    expect(await screen.findByLabelText('Код из SMS', { selector: 'input' })).toBeVisible()
    expect(bodies(api, moveSignInFlow)).toEqual([
      { dataToken: first.dataToken, transition: { transition: 'submit', input: { login: PHONE } } },
    ])
    expect(api.calls.map(({ path }) => path)).not.toContain('/api/v1/user/pre-auth')
  })

  test('without the flag the classic calls are made [FLOW-001]', async () => {
    const { api } = await enter('9162041837', answerTo({}))
    expect(pathsOf(api)).toEqual(['/api/v1/user/pre-auth'])
  })

  test('an unknown place is a form of its schema [FLOW-002]', async () => {
    const passport = flowOf('PASSPORT', {
      ui: { title: 'Паспорт', text: 'Нужен номер' },
      offers: [offerOf('submit', { schema: { number: { type: 'text', title: 'Номер', isRequired: true } } })],
    })
    await openDoor(
      createFakeApi().on(startSignInFlow, () => passport),
      { flags },
    )
    expect(title()).toBe('Паспорт')
    await press('Продолжить')
    expect(field('Номер')).toHaveAccessibleDescription('Заполните поле')
  })

  test('a failed start opens the popup [FAULT-042]', async () => {
    await openDoor(createFakeApi(), { flags })
    expect(await screen.findByText('Повторите попытку или позвоните нам 8 800 550-37-70')).toBeVisible()
  })

  test('a transition that was given up says nothing [FAULT-043]', async () => {
    const api = createFakeApi()
      .on(startSignInFlow, () =>
        flowOf('SMS_CODE', { offers: [offerOf('submit', { schema: { code: { type: 'code' } } }), offerOf('back')] }),
      )
      .on(moveSignInFlow, ({ body }, { signal }) =>
        body.transition.transition === 'back'
          ? first
          : new Promise((_, reject) =>
              signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError'))),
            ),
      )
    await openDoor(api, { flags })
    await userEvent.type(field('Код из SMS'), '4815')
    await press('Назад')
    expect(await screen.findByLabelText('Email или телефон', { selector: 'input' })).toBeVisible()
    expect(screen.queryByText('Ошибка')).not.toBeInTheDocument()
  })
})
