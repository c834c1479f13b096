import { closeListLabel } from './combobox.texts.ts'

/**
 * Gives Base UI's hidden dismiss buttons a Russian name: they are next to the input and the popup while the list is
 * open, and no prop sets their name.
 *
 * @param around parent element of such a button
 * @returns stops the observation; React calls what a `ref` returns
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
