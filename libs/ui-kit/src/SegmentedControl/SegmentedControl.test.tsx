import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gridIcon, listIcon } from '../Icon/icons.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

test('without addresses the segments are radio buttons', async () => {
  const onChange = jest.fn()
  render(
    <SegmentedControl
      label="Кто вы"
      segments={[
        { value: 'person', label: 'Для себя' },
        { value: 'company', label: 'Для компании' },
      ]}
      value="person"
      onChange={onChange}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Для себя' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Для компании' }))
  expect(onChange).toHaveBeenCalledWith('company')
})

test('with addresses they are links, and icons keep their words', () => {
  render(
    <SegmentedControl
      label="Вид"
      segments={[
        { value: 'grid', label: 'Плитка', icon: gridIcon, href: '?view=grid' },
        { value: 'list', label: 'Список', icon: listIcon, href: '?view=list' },
      ]}
      value="list"
    />,
  )
  expect(screen.getByRole('link', { name: 'Список' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Плитка' })).toHaveAttribute('href', '?view=grid')
})

test('Tab comes to the chosen segment, arrows choose another', async () => {
  const onChange = jest.fn()
  render(
    <SegmentedControl
      label="Кто вы"
      segments={[
        { value: 'person', label: 'Для себя' },
        { value: 'company', label: 'Для компании' },
      ]}
      value="company"
      onChange={onChange}
    />,
  )
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Для компании' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(onChange).toHaveBeenCalledWith('person')
})
