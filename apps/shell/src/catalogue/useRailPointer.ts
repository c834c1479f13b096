import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isHeadingInto } from './isHeadingInto.ts'
import type { Point } from './isHeadingInto.ts'

/** How long the pointer must stay on a department to choose it. */
const CHOOSE_MS = 120
/** The same while the pointer is heading for the categories. */
const CROSSING_MS = 300
/** Number of moves that determine the direction: single ones are too short. */
const MOVES = 4

/** Chooses departments by pointer: a mouse by hovering, a finger by a tap, which does not follow the link then. */
export function useRailPointer(menu: RefObject<HTMLDetailsElement | null>, onChoose: (id: number) => void): void {
  useEffect(() => {
    const rail = menu.current?.querySelector<HTMLElement>('[data-rail]')
    if (!rail) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let waiting: number | undefined
    let moves: Point[] = []

    const move = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      moves = [...moves, { x, y }].slice(-MOVES)
      const link = linkAt(target)
      const id = link && !isChosen(link) ? idOf(link) : undefined
      const { right, top, bottom } = rail.getBoundingClientRect()
      const isCrossing = isHeadingInto(moves[0]!, { x, y }, { left: right, top, bottom })
      if (id === waiting && !isCrossing) return
      clearTimeout(timer)
      waiting = id
      if (id !== undefined) timer = setTimeout(onChoose, isCrossing ? CROSSING_MS : CHOOSE_MS, id)
    }
    const leave = () => {
      clearTimeout(timer)
      waiting = undefined
      moves = []
    }
    const tap = (event: MouseEvent) => {
      const link = linkAt(event.target)
      if (!link || isChosen(link) || (event as PointerEvent).pointerType !== 'touch') return
      event.preventDefault()
      event.stopPropagation()
      onChoose(idOf(link))
    }

    rail.addEventListener('pointermove', move)
    rail.addEventListener('pointerleave', leave)
    rail.addEventListener('click', tap)
    return () => {
      clearTimeout(timer)
      rail.removeEventListener('pointermove', move)
      rail.removeEventListener('pointerleave', leave)
      rail.removeEventListener('click', tap)
    }
  }, [menu, onChoose])
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-topic]') : null

const isChosen = (link: HTMLElement) => link.dataset['chosen'] !== undefined

const idOf = (link: HTMLElement) => Number(link.dataset['topic'])
