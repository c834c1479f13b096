import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { everyComponent } from './everyComponent.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

/** What one can press, write in or choose, by its role. */
const ROLES = ['button', 'checkbox', 'combobox', 'link', 'radio', 'searchbox', 'slider', 'switch', 'tab', 'textbox']

/** Of a group of these Tab reaches the chosen one; arrows go on to the others. */
const isReachedByArrows = (element: Element) =>
  (element.getAttribute('role') === 'tab' && element.getAttribute('aria-selected') === 'false') ||
  (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked && hasChosen(element))

const hasChosen = ({ name }: HTMLInputElement) =>
  document.querySelector(`input[type=radio][name="${CSS.escape(name)}"]:checked`) !== null

/** The pictures of a gallery: its button opens them for the keyboard. */
const isDoubled = (element: Element) => element.matches('a[tabindex="-1"]') && element.querySelector('img') !== null

const inOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

const pressable = () =>
  ROLES.flatMap((role) => screen.queryAllByRole(role))
    .filter((element) => !element.matches(':disabled') && !isReachedByArrows(element) && !isDoubled(element))
    .sort(inOrder)

test.each(Object.entries(everyComponent))(
  'all that can be pressed in %s has a name, and Tab comes to it in the order of reading',
  async (_, element) => {
    render(element)
    const wanted = pressable()
    wanted.forEach((control) => expect(control).toHaveAccessibleName())
    const reached: Element[] = []
    for (let step = 0; step < 30; step += 1) {
      await userEvent.tab()
      const active = document.activeElement
      if (!active || active === document.body || reached.includes(active)) break
      reached.push(active)
    }
    // What the focus has replaced, the list of a combobox, has tests of its own.
    const lasting = wanted.filter((control) => control.isConnected)
    expect(reached.filter((one) => lasting.includes(one as HTMLElement))).toEqual(lasting)
  },
)
