import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
// Scripts that need a condition bring no tokens.
import { media } from '../tokens/media.ts'

/** How long a slide stays. Source: the specification. */
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
  /** Whoever shows the carousel wants it to wait. */
  isHeldOutside: boolean
  /** The slide that is seen; each one gets its full time. */
  current: number
  next: () => void
}

/**
 * Turns slides over by itself, and waits while somebody looks closer: with the pointer over it, the focus in it, the
 * tab in the background. Stopped from the start for people who asked for less motion, and for good by a touch.
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
    /** For the whole carousel. */
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
