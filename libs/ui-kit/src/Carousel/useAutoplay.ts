import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
// Imported directly: a script that needs a media condition must not bundle the tokens.
import { media } from '../tokens/media.ts'

/** Time per slide. Source: the specification. */
const AUTOPLAY_MS = 3_000

const readMotion = () => matchMedia(media.reducedMotion).matches

const watchNothing = () => () => undefined

function watchMotion(onChange: () => void) {
  const query = matchMedia(media.reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export interface AutoplayInput {
  isOn: boolean
  /** The parent pauses autoplay. */
  isHeldOutside: boolean
  /** The visible slide; each one gets its full time. */
  current: number
  next: () => void
}

/**
 * Advances the slides automatically. Paused while the pointer is over the carousel, the focus is in it, or the tab is
 * in the background. Off for people who prefer reduced motion; a touch stops it permanently.
 */
export function useAutoplay({ isOn, isHeldOutside, current, next }: AutoplayInput) {
  const wantsLessMotion = useSyncExternalStore(
    isOn ? watchMotion : watchNothing,
    () => isOn && readMotion(),
    () => false,
  )
  const [choice, setIsStopped] = useState<boolean>()
  const isStopped = choice ?? wantsLessMotion
  const [isHeld, setIsHeld] = useState({ pointer: false, focus: false })
  const isPlaying = isOn && !isStopped && !isHeldOutside && !isHeld.pointer && !isHeld.focus

  const turn = useEffectEvent(() => {
    if (!document.hidden) next()
  })

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(turn, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, current])

  return {
    isStopped,
    isPlaying,
    setIsStopped,
    /** Props for the carousel's root element. */
    holders: isOn
      ? {
          onPointerEnter: ({ pointerType }: PointerEvent) =>
            pointerType === 'mouse' && setIsHeld((held) => ({ ...held, pointer: true })),
          onPointerLeave: () => setIsHeld((held) => ({ ...held, pointer: false })),
          onPointerDown: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && setIsStopped(true),
          onFocus: () => setIsHeld((held) => ({ ...held, focus: true })),
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
            !currentTarget.contains(relatedTarget) && setIsHeld((held) => ({ ...held, focus: false })),
        }
      : undefined,
  }
}
