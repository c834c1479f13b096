import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RemoteBoundary } from './RemoteBoundary.tsx'

let complaints: jest.SpyInstance
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)))
afterEach(() => complaints.mockRestore())

const health = { isBroken: true }
beforeEach(() => (health.isBroken = true))

function Part({ name }: { name: string }) {
  if (health.isBroken) throw new Error(`${name} is broken`)
  return <p>{name}</p>
}

function Page({ remote }: { remote: string }) {
  return (
    <>
      <p>остальная страница</p>
      <RemoteBoundary key={remote} fallback={(retry) => <button onClick={retry}>Повторить</button>}>
        <Part name={remote} />
      </RemoteBoundary>
    </>
  )
}

test('what fails is replaced by the fallback, and the page stays', () => {
  render(<Page remote="cart" />)
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(screen.getByText('остальная страница')).toBeVisible()
})

test('one click renders it anew', async () => {
  render(<Page remote="cart" />)
  health.isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(screen.getByText('cart')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the failure of one remote is forgotten when another takes its place', () => {
  const { rerender } = render(<Page remote="cart" />)
  health.isBroken = false
  rerender(<Page remote="listing" />)
  expect(screen.getByText('listing')).toBeVisible()
})
