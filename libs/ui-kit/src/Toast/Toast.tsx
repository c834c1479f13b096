import { css } from '@linaria/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { closeIcon, type IconShape } from '../Icon/icons.ts'
import { color, dimension, ease, media, motion, radius, shadow, space, weight } from '../tokens/tokens.ts'
import { closeToastLabel } from './toast.texts.ts'
import { useSwipe } from '../gestures/useSwipe.ts'

/** Default duration of a toast, ms. */
export const TOAST_DURATION_MS = 4000

/** Duration of its transitions, ms; the same as `motion.toast`. */
export const TOAST_ANIMATION_MS = 320

export interface ToastProps {
  children: ReactNode
  icon?: IconShape
  /** A link or button after the words, amber: «Отменить». */
  action?: ReactNode
  /** Duration, ms; the timer pauses on hover and focus. */
  durationMs?: number
  /** Time already shown, ms, for a toast that was remounted elsewhere: no entry transition. */
  elapsedMs?: number
  /** Called with the time shown, ms, when the timer stops, also on unmount. */
  onStop?: (elapsedMs: number) => void
  /** Called when it has disappeared. */
  onClose: () => void
}

/**
 * Short message that leaves by itself, or is swiped away. Lives in a `ToastRegion`.
 *
 * Keyboard: Tab reaches its action and its cross, and stops its time.
 * States: `data-leaving` while it goes, `data-moved` when it was elsewhere before.
 */
export function Toast(props: ToastProps) {
  const { children, icon, action, durationMs = TOAST_DURATION_MS, elapsedMs = 0, onStop, onClose } = props
  const [isMoved] = useState(elapsedMs > 0)
  const [isHeld, setIsHeld] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const swipe = useSwipe('x', () => setIsLeaving(true))
  const elapsed = useRef(elapsedMs)
  const tell = useRef({ onClose, onStop })

  useEffect(() => {
    tell.current = { onClose, onStop }
  })

  useEffect(() => {
    if (isHeld || isLeaving) return
    const start = Date.now()
    const timer = setTimeout(() => setIsLeaving(true), durationMs - elapsed.current)
    return () => {
      clearTimeout(timer)
      elapsed.current += Date.now() - start
      tell.current.onStop?.(elapsed.current)
    }
  }, [isHeld, isLeaving, durationMs])

  useEffect(() => {
    if (!isLeaving) return
    // A swiped-away toast also disappears if it is remounted elsewhere.
    tell.current.onStop?.(durationMs)
    const timer = setTimeout(() => tell.current.onClose(), TOAST_ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, durationMs])

  return (
    <div
      className={toast}
      style={swipe.offset ? { translate: `${swipe.offset}px` } : undefined}
      data-leaving={isLeaving || undefined}
      data-moved={isMoved || undefined}
      {...swipe.handlers}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {icon && <Icon shape={icon} />}
      <div className={words}>{children}</div>
      {action && <div className={follow}>{action}</div>}
      <button type="button" className={cross} aria-label={closeToastLabel} onClick={() => setIsLeaving(true)}>
        <Icon shape={closeIcon} size="s" />
      </button>
    </div>
  )
}

const words = css`
  /* A long action goes below the words instead of squeezing them. */
  flex: 1 1 45%;
  min-width: 0;
`

const follow = css`
  font-weight: ${weight.semibold};

  a,
  button {
    color: ${color.textLinkInverse};
    font-weight: inherit;
  }
`

const cross = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  margin: -6px -8px -6px auto;
  border-radius: ${radius.control};
  color: ${color.textInverseMuted};

  @media ${media.touch} {
    width: ${dimension.tapMin};
    height: ${dimension.tapMin};
    margin: -12px -16px -12px auto;
  }

  &:focus-visible {
    outline-color: ${color.textLinkInverse};
  }
`

const toast = css`
  @keyframes come {
    from {
      opacity: 0;
      transform: translateY(16px);
    }
  }

  @keyframes leave {
    to {
      opacity: 0;
      transform: translateY(16px);
    }
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s12};
  width: 100%;
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.surfaceInverse};
  box-shadow: ${shadow.popup};
  color: ${color.textInverse};
  touch-action: pan-y;

  animation: come ${motion.toast} ${ease.out};

  &[data-moved] {
    animation: none;
  }

  &[data-leaving] {
    animation: leave ${motion.toast} ${ease.in} forwards;
  }
`
