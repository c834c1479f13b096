import { ApiError } from '@verstak/api-client/ApiError'
import { getCourier, type Courier } from '@verstak/contracts/courier'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeCourier } from '../testing/makeCourier.ts'
import { CourierWindow } from './CourierWindow.tsx'
import type { Parcel } from './Parcel.ts'

async function show(answer: () => Courier | null, parcel?: Parcel) {
  const onStep = jest.fn()
  const api = createFakeApi().on(getCourier, () => ({ courier: answer() }))
  const host = createTestHost({ call: api.call, region: makeRegion() })
  render(
    <TestHost host={host}>
      <CourierWindow onStep={onStep} {...(parcel && { parcel })} />
    </TestHost>,
  )
  return { onStep }
}

const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00A0', ' '))

test('in Moscow the tabs are cost, intervals and «Подъем заказа»; the heading is the region’s own [COURIER-001] [COURIER-002] [COURIER-004] [COURIER-006]', async () => {
  const { onStep } = await show(makeCourier)
  expect(await tabs()).toEqual(['Стоимость доставки', 'Интервалы доставки', 'Подъем заказа'])
  expect(onStep).toHaveBeenCalledWith({ title: 'Доставка курьером по Москве и области' })
})

test('elsewhere the third tab is «Стоимость Подъема заказа» [COURIER-003]', async () => {
  await show(() => makeCourier({ isMoscow: false }))
  expect((await tabs())[2]).toBe('Стоимость Подъема заказа')
})

test('without intervals their tab is hidden [COURIER-005]', async () => {
  await show(() => makeCourier({ hasIntervals: false }))
  expect(await tabs()).toEqual(['Стоимость доставки', 'Подъем заказа'])
})

test('an empty block has no tab [COURIER-006]', async () => {
  await show(() => makeCourier({ liftingPrice: [], cost: { zones: [], rates: [], freeFrom: null } }))
  expect(await tabs()).toEqual(['Интервалы доставки'])
})

test('prices stand by weight, volume and zone; the row of the product is marked [COURIER-001] [COURIER-006]', async () => {
  await show(makeCourier, { weight: 2_900, size: { length: 300, width: 200, height: 200 } })
  const table = await screen.findByRole('table', { name: 'Стоимость доставки' })
  expect(textsOf(table)).toEqual([
    'Вес и объём заказаВнутри МКАДДо 10 кмот МКАДДальше',
    'до 30 кг, до 0,2 м³этот товар390 ₽490 ₽+ 35 ₽/км',
    'до 100 кг, до 0,6 м³790 ₽990 ₽по договорённости',
  ])
  expect(screen.getByText(/^Ваш товар:/)).toHaveTextContent(
    /^Ваш товар: 2,9\sкг, 0,012\sм³\. Привезём завтра, внутри МКАД — 390\s₽\.$/,
  )
  expect(screen.getByText(/^От 50\s000\s₽ доставка до\s30\sкг в\sзоне «Внутри МКАД» бесплатна\.$/)).toBeInTheDocument()
})

test('intervals say what is still free on the chosen day [COURIER-002]', async () => {
  await show(makeCourier)
  await userEvent.click(await screen.findByRole('tab', { name: 'Интервалы доставки' }))
  expect(textsOf(screen.getByRole('table', { name: 'Интервалы доставки, 23 ноября' }))).toEqual([
    'ВремяСвободноЗаказать доК стоимости',
    '10:00–14:00закрыто9:00—',
    '14:00–18:00мест нет13:00—',
    '16:00–20:00осталось 3 места15:000 ₽',
    '21:00–22:00, к часусвободно18:00+ 390 ₽',
  ])
  await userEvent.click(screen.getByRole('button', { name: /Вт/ }))
  expect(screen.getByText('В этот день курьеры не ездят.')).toBeInTheDocument()
})

test('lifting costs with and without a lift [COURIER-003] [COURIER-004]', async () => {
  await show(makeCourier, { weight: 40_000, size: null })
  await userEvent.click(await screen.findByRole('tab', { name: 'Подъем заказа' }))
  expect(textsOf(screen.getByRole('table', { name: 'Подъем заказа' }))).toEqual([
    'Вес самого тяжёлого местаНа лифтеБез лифта, за этаж',
    'до 30 кгбесплатнобесплатно',
    'до 200 кг, два грузчикаэтот товар900 ₽600 ₽',
    'свыше 200 кгпо договорённостипо договорённости',
  ])
  expect(screen.getByText(/^Габариты больше 700\s×\s700\s×\s1\s900\sмм/)).toBeInTheDocument()
})

test('where no courier goes, it says so; a failure can be tried again', async () => {
  const answers = [
    () => {
      throw new ApiError('unavailable', 503)
    },
    () => null,
  ]
  await show(() => answers.shift()!())
  await userEvent.click(await screen.findByRole('button', { name: /Повторить/ }))
  expect(await screen.findByRole('heading', { name: /Курьеры пока не доставляют в\sМоскве/ })).toBeInTheDocument()
})
