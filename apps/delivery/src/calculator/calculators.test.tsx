import { priceCourier } from '@verstak/contracts/courier'
import { priceTransport } from '@verstak/contracts/transport'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { createDeliveryPages } from '../testing/deliveryPages.tsx'

async function open(address: string) {
  const { api, host, routes } = createDeliveryPages()
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], { initialEntries: [address] })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { api }
}

const field = (name: string) => screen.getByRole('textbox', { name })
async function fillBox() {
  await userEvent.type(field('Вес, кг'), '31,4')
  await userEvent.type(field('Длина, мм'), '820')
  await userEvent.type(field('Ширина, мм'), '410')
  await userEvent.type(field('Высота, мм'), '520')
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Рассчитать' }))

test('a guest computes a courier delivery by zone, weight, size, interval and lifting', async () => {
  const { api } = await open('/courier-delivery/')
  await fillBox()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Куда' }), 'Дальше')
  await userEvent.type(field('Расстояние, км'), '12')
  await userEvent.clear(field('Мест груза'))
  await userEvent.type(field('Мест груза'), '2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Когда' }), '2026-11-23 3')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Подъём' }), 'На лифте')
  await userEvent.type(field('Этаж'), '7')
  await submit()
  const bill = await screen.findByText('Итого')
  expect(bill.parentElement).toHaveTextContent(/^Итого990\s₽$/)
  expect(screen.getByText('Привезём завтра')).toBeInTheDocument()
  expect(api.calls.find(({ path }) => path === priceCourier.path)?.input).toEqual({
    body: {
      zoneId: 3,
      distanceKm: 12,
      weight: 31_400,
      size: { length: 820, width: 410, height: 520 },
      packages: 2,
      interval: { id: 3, date: '2026-11-23' },
      lifting: { hasElevator: true, floor: 7 },
    },
  })
})

test('intervals that take no more orders cannot be chosen', async () => {
  await open('/courier-delivery/')
  const options = within(screen.getByRole('combobox', { name: 'Когда' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'В любое время',
    'Сегодня, 23 ноября, 16:00–20:00',
    'Сегодня, 23 ноября, 21:00–22:00, к часу',
  ])
})

test('what is wrong is said at its field, and nothing is asked for', async () => {
  const { api } = await open('/courier-delivery/')
  await userEvent.type(field('Вес, кг'), 'сто')
  await userEvent.type(field('Длина, мм'), '8,5')
  await submit()
  expect(await screen.findByText('Напишите вес в килограммах: 2,5')).toBeInTheDocument()
  expect(field('Вес, кг')).toHaveFocus()
  expect(field('Длина, мм')).toHaveAccessibleDescription('Напишите сторону в миллиметрах, целым числом')
  expect(api.calls.some(({ path }) => path === priceCourier.path)).toBe(false)
})

test('a guest computes what companies take for a parcel', async () => {
  const { api } = await open('/region-delivery/')
  await fillBox()
  await submit()
  expect(await screen.findByRole('table', { name: 'Транспортные компании' })).toHaveTextContent('Деловые Линии')
  expect(api.calls.find(({ path }) => path === priceTransport.path)?.input).toEqual({
    body: { locality: 7, weight: 31_400, size: { length: 820, width: 410, height: 520 } },
  })
})
