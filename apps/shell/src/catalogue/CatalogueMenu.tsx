import { css } from '@linaria/core'
import { isCrawler, useHost } from '@verstak/host'
import { Container } from '@verstak/ui-kit/Container'
import { Icon } from '@verstak/ui-kit/Icon'
import { closeIcon, menuIcon } from '@verstak/ui-kit/icons'
import { color, controlHeight, fontSize, layer, motion, radius, shadow, space, weight } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import { catalogueTexts } from './catalogue.texts.ts'
import { CataloguePanel } from './CataloguePanel.tsx'
import { useDismissal } from './useDismissal.ts'

/** The catalogue button of the main bar with the panel below it; opens without JavaScript too. */
export function CatalogueMenu() {
  const { layout } = useHost()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissal(menu)
  // They have its links in the footer, as plain ones.
  if (isCrawler(layout)) return null
  return (
    <details ref={menu} className={details}>
      <summary className={button}>
        <Icon shape={menuIcon} className={closedMark} />
        <Icon shape={closeIcon} className={openMark} />
        {catalogueTexts.title}
      </summary>
      <nav className={panel} aria-label={catalogueTexts.title}>
        <Container>
          <CataloguePanel />
        </Container>
      </nav>
    </details>
  )
}

const closedMark = css``

const openMark = css`
  display: none;
`

const details = css`
  flex: none;

  &[open] .${closedMark} {
    display: none;
  }

  &[open] .${openMark} {
    display: block;
  }
`

const button = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  height: ${controlHeight.l};
  padding: 0 ${space.s24};
  border-radius: ${radius.control};
  background-color: ${color.actionInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s16};
  font-weight: ${weight.semibold};
  list-style: none;
  cursor: pointer;
  user-select: none;
  transition: background-color ${motion.fast};

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background-color: ${color.actionInverseHover};
  }

  &:active {
    background-color: ${color.actionInversePressed};
  }
`

/* Below the main bar, which is its containing block. */
const panel = css`
  position: absolute;
  z-index: ${layer.dropdown};
  top: 100%;
  left: 0;
  right: 0;
  max-height: calc(100dvh - 100%);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s24} 0 ${space.s32};
  border-top: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
`
