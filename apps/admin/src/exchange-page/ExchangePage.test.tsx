import {
  cancelExchange,
  EXCHANGE_PART_BYTES,
  getExchangeFile,
  startExchange,
  undoExchange,
} from '@verstak/contracts/exchangeStaff'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { setupModals } from '@verstak/testing/setupModals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { EXCHANGE_FILE, makeExchangeFile, makeExchangeRows } from '../testing/adminExchange.ts'
import { createAdminHarness } from '../testing/adminHarness.tsx'

function show(address: string) {
  const harness = createAdminHarness()
  const router = createMemoryRouter(harness.routes, { initialEntries: [address] })
  render(
    <TestHost host={harness.host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  return { api: harness.api, router }
}

const inputsOf = (api: ReturnType<typeof createAdminHarness>['api'], { path }: { path: string }) =>
  api.calls.filter((call) => call.path === path).map(({ input }) => input)

beforeEach(setupModals)
afterEach(() => jest.restoreAllMocks())

test('a file goes up in parts, on from where a part was lost, and is compared first', async () => {
  const { api, router } = show('/admin/exchange/')
  api
    .on(getExchangeFile, ({ query: { show: rows } }) => ({ file: makeExchangeFile(), ...makeExchangeRows(rows) }))
    .on(startExchange, () => ({ file: makeExchangeFile() }))
  const offsets: number[] = []
  let isLost = true
  globalThis.fetch = jest.fn(async (address: unknown) => {
    const offset = Number(new URL(String(address), 'http://x').searchParams.get('offset'))
    offsets.push(offset)
    const isOk = !(offset > 0 && isLost)
    if (offset > 0) isLost = false
    return { ok: isOk, status: isOk ? 200 : 503 } as Response
  })
  const file = new File([new Uint8Array(EXCHANGE_PART_BYTES + 10)], 'goods.yml')
  await userEvent.upload(await screen.findByLabelText('Файл с товарами'), file)
  await userEvent.click(screen.getByRole('button', { name: 'Отправить и сравнить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('отправка продолжится')
  expect(screen.getByText('goods.yml').closest('p')).toHaveTextContent('goods.yml, 1,0 МБ')
  await userEvent.click(screen.getByRole('button', { name: 'Отправить и сравнить' }))
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?file=[0-9a-f-]{36}$/))
  expect(offsets).toEqual([0, EXCHANGE_PART_BYTES, EXCHANGE_PART_BYTES])
  expect(inputsOf(api, startExchange)).toEqual([
    { body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), mode: 'dry', source: 'nasosy' } },
  ])
})

test('a file is dropped as well, one at a time', async () => {
  show('/admin/exchange/')
  const zone = (await screen.findByText('Перетащите файл сюда')).closest('div')!
  const files = [new File(['a'], 'goods.csv'), new File(['b'], 'more.csv')]
  fireEvent.drop(zone, { dataTransfer: { files: files.slice(0, 1) } })
  expect(screen.getByText('goods.csv').closest('p')).toHaveTextContent('goods.csv, 1 КБ')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.drop(zone, { dataTransfer: { files: files.toReversed() } })
  expect(screen.getByText('more.csv')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Файлы загружаются по одному: выбран первый')
})

test('work under way has a bar and a stop; what a dry run found is then taken in', async () => {
  const { api } = show(`/admin/exchange/?file=${EXCHANGE_FILE}`)
  const running = {
    ...makeExchangeFile().task!,
    mode: 'run' as const,
    state: 'running' as const,
    phase: 'applying' as const,
  }
  let task: ReturnType<typeof makeExchangeFile>['task'] = makeExchangeFile().task
  api
    .on(getExchangeFile, ({ query: { show: rows } }) => ({
      file: makeExchangeFile({ task }),
      ...makeExchangeRows(rows),
    }))
    .on(startExchange, () => {
      task = { ...running, done: 30, of: 120 }
      return { file: makeExchangeFile({ task }) }
    })
    .on(cancelExchange, () => {
      task = { ...running, state: 'cancelled' }
      return { file: makeExchangeFile({ task }) }
    })
  const source = await screen.findByRole('combobox', { name: 'Чьи это товары' })
  await userEvent.clear(source)
  await userEvent.type(source, 'Мои насосы')
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Строчные латинские буквы')
  await userEvent.clear(source)
  await userEvent.type(source, 'nasosy')
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить' }))
  expect(await screen.findByRole('progressbar', { name: /Записываем/ })).toHaveAttribute('aria-valuenow', '30')
  expect(inputsOf(api, startExchange)).toEqual([
    { body: { id: EXCHANGE_FILE, mode: 'run', source: 'nasosy', isAnyWithdrawn: false } },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Остановить' }))
  expect(await screen.findByText(/она продолжится/)).toBeVisible()
})

test('a run is taken back once that is confirmed', async () => {
  const { api, router } = show('/admin/exchange/12/')
  api.on(undoExchange, () => ({ file: makeExchangeFile() }))
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить загрузку' }))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Отменить загрузку' })).at(-1)!)
  await waitFor(() => expect(router.state.location.search).toBe(`?file=${EXCHANGE_FILE}`))
  expect(inputsOf(api, undoExchange)).toEqual([{ body: { runId: 12 } }])
})
