import { css } from '@linaria/core'
import { useNavigation } from '@verstak/router'
import { color, layer, media } from '@verstak/ui-kit/tokens'
import { navigationTexts } from './navigation.texts.ts'

/** Thin line at the top of the viewport while the next page loads; visible only when that takes longer than 200 ms. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={line} role="progressbar" aria-label={navigationTexts.loading} />
}

const line = css`
  @keyframes wait {
    from {
      visibility: hidden;
    }
  }

  /* Slows down, because the remaining time is unknown. */
  @keyframes advance {
    from {
      scale: 0 1;
    }
    20% {
      scale: 0.5 1;
    }
    to {
      scale: 0.95 1;
    }
  }

  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.dropdown};
  height: 3px;
  background-color: ${color.stateInfo};
  transform-origin: left;
  scale: 0.95 1;
  animation:
    wait 200ms step-end,
    advance 8s ease-out 200ms backwards;

  @media ${media.reducedMotion} {
    scale: none;
    animation: wait 200ms step-end;
  }
`
