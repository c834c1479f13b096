import { screen, waitFor, within } from '@testing-library/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { confirmUser, getConfirmation, sendConfirmationCode } from '@verstak/contracts/profile'
import { editableProduct } from '@verstak/contracts/staffCatalogue'
import { getSession } from '@verstak/contracts/session'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'
import { makeEditedProduct } from '../testing/adminCatalogue.ts'

async function openProduct() {
  const harness = createAdminHarness()
  const router = createMemoryRouter(harness.routes, { initialEntries: ['/admin/product/7/'] })
  render(
    <TestHost host={harness.host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  return harness
}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

async function type(name: string, text: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

beforeEach(() => localStorage.clear())

test('only what was changed is sent, with what was seen before; the tile shows it at once', async () => {
  const { api } = await openProduct()
  await type('Цена', '11 990')
  expect(screen.getByRole('article')).toHaveTextContent(/11.990/)
  await save()
  await waitFor(() => expect(api.calls.at(-1)?.path).toBe(editableProduct.save.path))
  expect(api.calls.at(-1)!.input).toEqual({
    body: { id: 7, version: 3, values: { price: 1_199_000 }, seen: { price: 1_299_000 } },
  })
  expect(await screen.findByText('Сохранено, на сайте уже видно')).toBeVisible()
})

test('somebody else has changed the same field: the visitor decides, and his other edits stay', async () => {
  const { api } = await openProduct()
  let tries = 0
  const change = { author: 'Илья Зимин', at: '2026-11-23T11:26:00Z', old: 1_529_000, new: 1_499_000 }
  api.on(editableProduct.save, ({ body }) => {
    tries += 1
    if (body.version === 3)
      throw new ApiError('edit-conflict', 409, [
        { field: 'oldPrice', reason: 'changed', message: '', value: 4, change },
      ])
    return { ...makeEditedProduct(), version: 5, values: { ...makeEditedProduct().values, ...body.values } as never }
  })
  await type('Старая цена', '15490')
  await type('Название', 'Дрель')
  await save()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Илья Зимин изменил.* поле «Старая цена», пока вы правили: 15.290 ₽ → 14.990 ₽/)
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Поставить моё' }))
  await save()
  await waitFor(() => expect(tries).toBe(2))
  expect(api.calls.at(-1)!.input).toMatchObject({
    body: { version: 4, values: { oldPrice: 1_549_000, name: 'Дрель' }, seen: { oldPrice: 1_499_000 } },
  })
})

test('the other value is taken where the visitor says so', async () => {
  const { api } = await openProduct()
  const change = { author: 'Илья Зимин', at: '2026-11-23T11:26:00Z', old: 1_529_000, new: 1_499_000 }
  api.on(editableProduct.save, () => {
    throw new ApiError('edit-conflict', 409, [{ field: 'oldPrice', reason: 'changed', message: '', value: 4, change }])
  })
  await type('Старая цена', '15490')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Оставить его значение' }))
  expect(field('Старая цена')).toHaveValue('14990')
  expect(screen.getByText('Нет правок')).toBeVisible()
})

test('what others have changed in other fields joins in by itself', async () => {
  const { api } = await openProduct()
  const change = { author: 'Илья Зимин', at: '2026-11-23T11:26:00Z', old: 'Для дома и дачи.', new: 'Для стройки.' }
  api.on(editableProduct.save, ({ body }) => {
    if (body.version === 3)
      throw new ApiError('edit-conflict', 409, [
        { field: 'description', reason: 'changed', message: '', value: 4, change },
      ])
    const { values } = makeEditedProduct()
    return {
      ...makeEditedProduct(),
      version: 5,
      values: { ...values, description: 'Для стройки.', ...body.values } as never,
    }
  })
  await type('Название', 'Дрель')
  await save()
  expect(await screen.findByText(/^Сохранено. Илья Зимин/)).toBeVisible()
  expect(field('Описание')).toHaveValue('Для стройки.')
  expect(field('Название')).toHaveValue('Дрель')
})

test('a refused value is told at its field, which gets the focus', async () => {
  const { api } = await openProduct()
  api.on(editableProduct.save, () => {
    throw new ApiError('invalid-input', 400, [
      { field: 'values.oldPrice', reason: 'low', message: '', text: 'Старая цена должна быть больше цены' },
    ])
  })
  await type('Старая цена', '1')
  await save()
  await waitFor(() => expect(field('Старая цена')).toHaveAccessibleDescription('Старая цена должна быть больше цены'))
  expect(field('Старая цена')).toHaveFocus()
})

test('an edit survives a lost session: it is told, and is there when the page opens again', async () => {
  const { api } = await openProduct()
  api
    .on(editableProduct.save, () => {
      throw new ApiError('not-found', 404)
    })
    .on(getSession, () => ({ user: 'guest' as const }))
  await type('Название', 'Дрель')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Сеанс закончился')
  document.body.innerHTML = ''
  await openProduct()
  await waitFor(() => expect(field('Название')).toHaveValue('Дрель'))
  expect(screen.getByText('Возвращены правки, которые вы не сохранили.')).toBeVisible()
})

test('who must confirm that it is him does so by a code, too; then the same edit is saved', async () => {
  const { api } = await openProduct()
  let isFresh = false
  const bodies: unknown[] = []
  api
    .on(getConfirmation, () => ({ isFresh: false, hasPassword: false, types: ['phone' as const] }))
    .on(sendConfirmationCode, () => ({
      status: 'success' as const,
      sent: {
        ...{ codeLength: 4, isLimit: true, repeatSendingCodeDelay: 29.4, sentTo: '+7 ··· ···-18-33' },
        ...{ currentConfirmationType: 'phone' as const, blockingEndDate: null, availableConfirmationTypes: [] },
        ...{ limitErrorMessage: null, serverTime: '2026-11-23T11:26:00Z' },
        demoMessagesUrl: 'http://localhost:4092/messages',
      },
    }))
    .on(confirmUser, ({ body }) => {
      isFresh = body.code === '1234'
      return { status: 'success' as const }
    })
    .on(editableProduct.save, ({ body }) => {
      bodies.push(body)
      if (!isFresh) throw new ApiError('confirmation-required', 403)
      return { ...makeEditedProduct(), version: 4 }
    })
  await type('Цена', '11 990')
  await save()
  const group = within(await screen.findByRole('group', { name: 'Подтвердите, что это вы' }))
  await userEvent.click(await group.findByRole('button', { name: 'Прислать код: телефон' }))
  expect(await group.findByLabelText('Код')).toHaveAccessibleDescription(
    'Код уже отправляли. Новый можно получить через 30 с',
  )
  expect(group.queryByText(/^Код отправлен/)).toBeNull()
  expect(group.getByRole('link', { name: 'Демо: посмотреть код' })).toHaveAttribute(
    'href',
    'http://localhost:4092/messages',
  )
  await userEvent.type(await group.findByLabelText('Код'), '1234{Enter}')
  expect(await screen.findByText('Сохранено, на сайте уже видно')).toBeVisible()
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toEqual(bodies[0])
})

test('a refused value in another part of the form brings that part up', async () => {
  const { api } = await openProduct()
  api.on(editableProduct.save, () => {
    throw new ApiError('invalid-input', 400, [
      { field: 'values.weight', reason: 'large', message: '', text: 'Слишком много' },
    ])
  })
  await type('Название', 'Дрель')
  await save()
  expect(await screen.findByRole('tab', { name: 'Характеристики и размеры', selected: true })).toBeVisible()
  expect(field('Вес, г')).toHaveFocus()
})
