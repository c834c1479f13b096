import { css } from '@linaria/core'
import { chevronUpIcon } from '@verstak/ui-kit/icons'
import { media } from '@verstak/ui-kit/media'
import { color, dimension, layer, motion, radius, shadow, space } from '@verstak/ui-kit/tokens'
import { CONTENT_ID } from '../navigation/contentId.ts'
import { scrollTexts } from './scroll.texts.ts'

/** The button to the top. It is created on scroll, so it is not part of the initial code. */
export function createBackToTop(): { show(isShown: boolean): void } {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = look
  button.ariaLabel = scrollTexts.top
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${chevronUpIcon}"/></svg>`
  button.addEventListener('click', () => {
    const isCalm = window.matchMedia(media.reducedMotion).matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
    // The button disappears after the click: move the focus to the content.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  })
  document.body.append(button)
  return { show: (isShown) => button.toggleAttribute('data-shown', isShown) }
}

const look = css`
  position: fixed;
  right: ${space.s24};
  bottom: ${space.s24};
  z-index: ${layer.tabBar};
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
  color: ${color.textPrimary};
  cursor: pointer;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity ${motion.fast},
    visibility ${motion.fast};

  &[data-shown] {
    visibility: visible;
    opacity: 1;
  }

  &:hover {
    background-color: ${color.surfaceSunken};
  }

  html[data-layout^='mobile'] & {
    right: ${dimension.pageGutterPhone};
    bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${space.s12});
  }

  & svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
  }

  @media print {
    display: none;
  }
`
