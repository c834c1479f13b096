import { css } from '@linaria/core'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { FocusEvent, PointerEvent, ReactElement } from 'react'
import { color, fontSize, layer, lineHeight, motion, radius, space } from '../tokens/tokens.ts'
import { placeBeside } from './placeBeside.ts'
import { useTarget } from './useTarget.ts'

/** Delay before the tip appears, and time to move the pointer to the tip, ms. */
const DELAYS = { come: 300, leave: 150 }

/** Props of the target element. */
export interface TooltipTargetProps {
  'aria-describedby': string | undefined
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

export interface TooltipProps {
  /** Short extra text; nothing that phone users need, because they have no hover. */
  text: string
  /** Side on which it stands where there is room; `top` by default. */
  side?: 'top' | 'bottom'
  /** Renders the target, a focusable element: spread the props on it. */
  children: (props: TooltipTargetProps) => ReactElement
}

/**
 * Tip that comes when the pointer rests on something or the keyboard reaches it, and stays while the pointer is over
 * it. Over everything, open windows too.
 *
 * Keyboard: comes with the focus, goes with it; Esc hides it.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const { target, aim } = useTarget()
  const tip = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!target || !tip.current) return
    tip.current.showPopover?.()
    const { left, top } = placeBeside(
      target.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: innerHeight },
      side,
    )
    tip.current.style.translate = `${left}px ${top}px`
  }, [target, side])

  useEffect(() => {
    if (!target) return
    const hide = () => aim(null, 0)
    const hideByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Esc closes only the tip, not the window behind.
      event.preventDefault()
      hide()
    }
    document.addEventListener('keydown', hideByEscape)
    addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', hideByEscape)
      removeEventListener('scroll', hide, { capture: true })
    }
  }, [target, aim])

  return (
    <>
      {children({
        'aria-describedby': target ? id : undefined,
        onPointerEnter: (event) => event.pointerType !== 'touch' && aim(event.currentTarget, DELAYS.come),
        onPointerLeave: () => aim(null, DELAYS.leave),
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && aim(event.currentTarget, 0),
        onBlur: () => aim(null, 0),
      })}
      {target && (
        <span
          ref={tip}
          id={id}
          className={box}
          role="tooltip"
          popover="manual"
          onPointerEnter={() => aim(target, 0)}
          onPointerLeave={() => aim(null, DELAYS.leave)}
        >
          {text}
        </span>
      )}
    </>
  )
}

const box = css`
  @keyframes tip {
    from {
      opacity: 0;
    }
  }

  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${layer.toast};
  display: block;
  width: max-content;
  max-width: min(280px, 100vw - 2 * ${space.s8});
  margin: 0;
  padding: ${space.s6} ${space.s10};
  border: 0;
  border-radius: ${radius.control};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  animation: tip ${motion.fast};
`
