import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keys of the catalogue menu. Down on the button opens the menu and moves to the departments; Up, Down, Home and End
 * move between departments; Right or Tab moves to the categories of the chosen one; Left moves back.
 */
export function useMenuKeys(menu: RefObject<HTMLDetailsElement | null>, onChoose: (id: number) => void): void {
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const goTo = (link: HTMLElement | null | undefined) => {
      if (!link) return
      link.focus({ preventScroll: false })
      if (link.dataset['topic']) onChoose(Number(link.dataset['topic']))
    }
    const press = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey || shiftKey) return
      const next = nextOf(details, target, key)
      if (!next) return
      event.preventDefault()
      details.open = true
      goTo(next)
    }
    details.addEventListener('keydown', press)
    return () => details.removeEventListener('keydown', press)
  }, [menu, onChoose])
}

/** Next element to focus for a key; null or undefined when the key keeps its default action. */
function nextOf(details: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const links = [...details.querySelectorAll<HTMLElement>('[data-topic]')]
  const chosen = links.find((link) => link.dataset['chosen'] !== undefined)
  const at = links.indexOf(from)
  if (from.matches('summary')) return key === 'ArrowDown' ? (chosen ?? links[0]) : undefined
  if (at < 0) return key === 'ArrowLeft' ? chosen : undefined
  switch (key) {
    case 'ArrowDown':
      return links[(at + 1) % links.length]
    case 'ArrowUp':
      return links.at(at - 1)
    case 'Home':
      return links[0]
    case 'End':
      return links.at(-1)
    case 'ArrowRight':
      return details.querySelector<HTMLElement>('[data-topic-panel] a')
    default:
      return undefined
  }
}
