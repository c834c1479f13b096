import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/* What tests of the page do. */

/** A name in which spaces may be no-break ones. */
export const spaced = (name: string | RegExp) =>
  typeof name === 'string' ? new RegExp(`^${name.replaceAll(' ', '.')}$`) : name
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name: spaced(name) }))
export const pressIn = async (box: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(box).findByRole('button', { name: spaced(name) }))
export const dialog = () => screen.findByRole('dialog')
