import type { Topic } from '@verstak/contracts/catalogue'
import { useLocation } from '@verstak/router'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { currentTopicOf } from './currentTopicOf.ts'
import { TopicPanel } from './TopicPanel.tsx'
import { useDismissal } from './useDismissal.ts'
import { useMenuKeys } from './useMenuKeys.ts'
import { useOpenByHover } from './useOpenByHover.ts'
import { useRailPointer } from './useRailPointer.ts'

export interface LiveMenuProps {
  /** The menu with its button and its list of departments. */
  menu: RefObject<HTMLDetailsElement | null>
  topics: readonly Topic[]
  /** The chosen department; undefined until the menu is first opened. */
  chosenId: number | undefined
  onChoose: (id: number) => void
}

/** Interactive behaviour of the catalogue menu: hover, keys, and the categories of the chosen department. */
export function LiveMenu({ menu, topics, chosenId, onChoose }: LiveMenuProps) {
  const { pathname } = useLocation()
  const topic = topics.find(({ id }) => id === chosenId)
  const first = (currentTopicOf(topics, pathname) ?? topics[0])?.id
  useOpenByHover(menu)
  useRailPointer(menu, onChoose)
  useMenuKeys(menu, onChoose)
  useDismissal(menu)

  useEffect(() => {
    const details = menu.current
    const begin = () => {
      if (!details?.open) return
      fitPanel(details)
      if (!topic && first) onChoose(first)
    }
    begin()
    details?.addEventListener('toggle', begin)
    return () => details?.removeEventListener('toggle', begin)
  }, [menu, topic, first, onChoose])

  return topic && <TopicPanel key={topic.id} topic={topic} />
}

/** Limits the panel to the viewport's height; otherwise focusing an element in it would scroll the page. */
function fitPanel(details: HTMLDetailsElement): void {
  const panel = details.querySelector<HTMLElement>('[data-panel]')
  panel?.style.setProperty('--catalogue-room', `calc(100dvh - ${panel.getBoundingClientRect().top + GAP}px)`)
}

const GAP = 16
