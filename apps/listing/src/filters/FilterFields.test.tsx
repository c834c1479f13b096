import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { makeInput, makeListing } from '../testing/makeListing.ts'
import { FilterFields } from './FilterFields.tsx'

const { facets } = makeListing()

const host = createTestHost({ call: jest.fn(), region: makeRegion() })
const wrapper = ({ children }: { children: ReactNode }) => <TestHost host={host}>{children}</TestHost>

function Fields() {
  const [input, setInput] = useState(makeInput())
  return <FilterFields facets={facets} input={input} onChange={(changes) => setInput({ ...input, ...changes })} />
}

test('a press renders nothing anew but the value that was pressed', async () => {
  render(<Fields />, { wrapper })
  const makita = screen.getByRole('checkbox', { name: /^Makita/ })
  const touched = new Set<Node>()
  const observer = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await userEvent.click(makita)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Включая отсутствующие' }))
  await userEvent.click(makita)
  observer.disconnect()
  const fields = [...touched].filter((node) => node instanceof HTMLInputElement)
  expect(fields.map(({ name, value }) => `${name} ${value}`).toSorted()).toEqual(['all true', 'filters brand:2'])
})

test('choices of several filters add up, in whatever order they are made', async () => {
  const onChange = jest.fn()
  const { rerender } = render(<FilterFields facets={facets} input={makeInput()} onChange={onChange} />, { wrapper })
  const choose = async (name: string | RegExp) => {
    await userEvent.click(screen.getByRole('checkbox', { name }))
    const changes = onChange.mock.lastCall![0]
    rerender(<FilterFields facets={facets} input={{ ...makeInput(), ...changes }} onChange={onChange} />)
    return changes
  }
  expect(await choose(/^Makita/)).toEqual({ filters: 'brand:2' })
  expect(await choose(/^Bosch/)).toEqual({ filters: 'brand:1,2' })
  await userEvent.type(screen.getByRole('textbox', { name: /от$/ }), '1000{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ filters: 'brand:1,2;price:1000-' })
})
