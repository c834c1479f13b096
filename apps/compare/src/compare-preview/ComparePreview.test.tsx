import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { listCompared, removeFromCompare } from '@verstak/contracts/compare'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { setupModals } from '@verstak/testing/setupModals'
import {
  createCompareHarness,
  makeCompared,
  makeComparison,
  NOTHING,
  type CompareHarnessInput,
} from '../testing/compareHarness.tsx'
import { ComparePreview } from './ComparePreview.tsx'

beforeEach(setupModals)

async function open(input: CompareHarnessInput = {}, onClose = jest.fn()) {
  const { api, host } = createCompareHarness({ comparison: () => makeComparison(5), ...input })
  await act(async () =>
    render(
      <TestHost host={host}>
        <ComparePreview onClose={onClose} />
      </TestHost>,
    ),
  )
  await waitFor(() => expect(screen.queryByLabelText('Загружаем сравнение')).not.toBeInTheDocument())
  return { api, host, onClose }
}
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent)
const BOSCH = 'Дрель-шуруповёрт Bosch GSR 18V-50'
const remove = () => screen.getByRole('button', { name: `Убрать из сравнения: ${BOSCH}` })
const rowOfBosch = () => screen.getByRole('link', { name: BOSCH }).closest('li')!

/** An API whose answer to the removal waits. */
async function openWaiting() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const opened = await open()
  opened.api.on(removeFromCompare, async () => {
    await promise
    opened.api.on(listCompared, () => ({ count: 5, list: [2, 3, 4].map((id) => makeCompared(id)) }))
    return { result: true as const, attributes: { compareCount: 5, revision: 2 } }
  })
  return {
    ...opened,
    resolve: () => act(async () => resolve()),
    reject: (error: Error) => act(async () => reject(error)),
  }
}

test('the three latest products are shown, with a link to all [COMPARE-008, CABINET-016]', async () => {
  const { api, onClose } = await open()
  expect(names()).toEqual([BOSCH, 'Дрель-шуруповёрт Makita DDF453', 'Дрель-шуруповёрт ЗУБР ДШЛ-185'])
  expect(screen.getByRole('status')).toHaveTextContent(/^6.товаров, последние 3$/)
  expect(api.calls[0]).toMatchObject({ path: listCompared.path, input: { query: { type: 'full' } } })
  const link = screen.getByRole('link', { name: 'Перейти к сравнению' })
  expect(link).toHaveAttribute('href', '/compare/')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(onClose).toHaveBeenCalled()
})

test('two products are all there are, and are not called the latest', async () => {
  await open({ comparison: () => makeComparison(2, { count: 2 }) })
  expect(screen.getByRole('status')).toHaveTextContent(/^2.товара$/)
})

test('an empty comparison is called so, word for word [COMPARE-011, WIDGET-042]', async () => {
  await open({ comparison: () => NOTHING })
  expect(screen.getByText('В сравнении пока ничего нет')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a failure is told word for word; another try mends it [COMPARE-010, FAULT-051]', async () => {
  let isBroken = true
  await open({
    comparison: () => {
      if (isBroken) throw new ApiError('unavailable', 503)
      return makeComparison(3)
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Произошла ошибка, повторите попытку позднее')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(names()).toHaveLength(3)
})

test('what is removed is inactive at once, and gone when the API has said so, with one less in the count [COMPARE-005, COMPARE-007]', async () => {
  const { host, resolve } = await openWaiting()
  host.queryClient.setQueryData([COUNTS_KEY], { compare: { count: 6, revision: 1 } })
  await userEvent.click(remove())
  expect(rowOfBosch()).toHaveAttribute('data-inactive')
  expect(screen.getByRole('status')).toHaveTextContent(/^6.товаров/)
  await resolve()
  expect(names()).toEqual(['Дрель-шуруповёрт Makita DDF453', 'Дрель-шуруповёрт ЗУБР ДШЛ-185', 'Дрель 4'])
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^5.товаров/)
  expect(host.queryClient.getQueryData([COUNTS_KEY])).toMatchObject({ compare: { count: 5, revision: 2 } })
  expect(screen.getByRole('button', { name: 'Убрать из сравнения: Дрель-шуруповёрт Makita DDF453' })).toHaveFocus()
})

test('a removal that fails makes it active again and says so [COMPARE-006]', async () => {
  const { reject } = await openWaiting()
  await userEvent.click(remove())
  expect(rowOfBosch()).toHaveAttribute('data-inactive')
  await reject(new ApiError('unavailable', 503))
  expect(await screen.findByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible()
  expect(rowOfBosch()).not.toHaveAttribute('data-inactive')
  expect(remove()).toBeInTheDocument()
})

test('what is being removed can be wanted back: it is put in again', async () => {
  const { api, resolve } = await openWaiting()
  await userEvent.click(remove())
  const back = screen.getByRole('button', { name: `Вернуть в сравнение: ${BOSCH}` })
  expect(back).toHaveFocus()
  await userEvent.click(back)
  await resolve()
  expect(api.calls.map(({ path }) => path)).toContain('/api/v1/compare/products/add')
})

test('for five seconds a message brings back what is gone', async () => {
  await open()
  await userEvent.click(remove())
  expect(names()).not.toContain(BOSCH)
  const toast = await screen.findByText(`${BOSCH} убран из сравнения`)
  await userEvent.click(
    within(toast.closest('[role], li, div')!.parentElement!).getByRole('button', { name: 'Вернуть' }),
  )
  expect(names()[0]).toBe(BOSCH)
})

test('a withdrawn product says so, one without a price has none', async () => {
  const [first, second] = [makeCompared(1, { isActive: false }), makeCompared(2)]
  const { current, ...rest } = second.pricesV2.default
  const products = [first, { ...second, pricesV2: { default: { ...rest, current: 0 * current } } }]
  await open({ comparison: () => makeComparison(2, { products }) })
  const rows = screen.getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Снят с продажи')
  expect(rows[1]).not.toHaveTextContent('₽')
})
