import { closeListLabel } from './combobox.texts.ts'

/**
 * Gives the buttons by which a screen reader leaves the list a Russian name: Base UI puts them beside the input and
 * beside the popup while the list is open, and no prop of it changes what they are called.
 *
 * @param around what holds one of them as a child
 * @returns ends it; React calls what a `ref` returns
 */
export function nameDismissals(around: Element | null): (() => void) | undefined {
  if (!around) return
  const rename = () => {
    for (const child of around.children)
      if (child.getAttribute('aria-label') === ENGLISH) child.setAttribute('aria-label', closeListLabel)
  }
  rename()
  const observer = new MutationObserver(rename)
  observer.observe(around, { childList: true })
  return () => observer.disconnect()
}

const ENGLISH = 'Dismiss'
