import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Stepper, type StepperProps } from './Stepper.tsx'

function renderStepper(props: Partial<StepperProps> = {}) {
  const onChange = jest.fn()
  function Kept() {
    const [value, setValue] = useState(props.value ?? 2)
    return (
      <Stepper
        label="Дрель"
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Kept />)
  return onChange
}

const less = () => screen.getByRole('button', { name: 'Меньше' })
const more = () => screen.getByRole('button', { name: 'Больше' })
const field = () => screen.getByRole('textbox', { name: 'Количество' })

test('the group is named by the product', () => {
  renderStepper()
  expect(screen.getByRole('group', { name: 'Дрель' })).toBeInTheDocument()
})

test('the buttons step by one and the field can be typed in without a multiplicity [TILE-031]', async () => {
  const onChange = renderStepper()
  await userEvent.click(more())
  await userEvent.click(less())
  await userEvent.clear(field())
  await userEvent.type(field(), '7{Enter}')
  expect(onChange.mock.calls).toEqual([[3], [2], [7]])
})

test('with a multiplicity the step is the multiplicity [TILE-028]', async () => {
  const onChange = renderStepper({ value: 10, step: 10 })
  await userEvent.click(more())
  await userEvent.click(less())
  await userEvent.click(less())
  expect(onChange.mock.calls).toEqual([[20], [10], [0]])
})

test('a read-only stepper has no field [TILE-029]', () => {
  renderStepper({ value: 10, step: 10, readOnly: true })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('group')).toHaveTextContent('10 шт')
})

test('arrows step, Escape takes the typing back, Tab accepts it', async () => {
  const onChange = renderStepper()
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  expect(onChange.mock.calls).toEqual([[3], [2]])
  await userEvent.clear(field())
  await userEvent.keyboard('9{Escape}')
  expect(field()).toHaveValue('2')
  await userEvent.clear(field())
  await userEvent.keyboard('5')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(5)
})

test('an emptied field gets its number back', async () => {
  const onChange = renderStepper()
  await userEvent.clear(field())
  await userEvent.tab()
  expect(field()).toHaveValue('2')
  expect(onChange).not.toHaveBeenCalled()
})

test('Enter in the field does not send the form around it', async () => {
  const submit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Stepper label="Дрель" value={1} onChange={() => {}} />
    </form>,
  )
  await userEvent.type(field(), '{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

test('no more can be had than there is', async () => {
  const onChange = renderStepper({ value: 3, max: 3 })
  expect(more()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more())
  await userEvent.clear(field())
  await userEvent.type(field(), '50{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  expect(field()).toHaveValue('3')
})

test('the quantity and its caption are read aloud', () => {
  renderStepper({ caption: 'в корзине' })
  expect(screen.getByText('2 шт в корзине')).toHaveAttribute('aria-live', 'polite')
})

test('the caption can lead to the cart', () => {
  renderStepper({ caption: 'В корзине', captionHref: '/cart/' })
  expect(screen.getByRole('link', { name: 'В корзине' })).toHaveAttribute('href', '/cart/')
})
