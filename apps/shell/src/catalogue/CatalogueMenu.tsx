import { css } from '@linaria/core'
import { isCrawler, useHost } from '@verstak/host'
import { Container } from '@verstak/ui-kit/Container'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronRightIcon, closeIcon, menuIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import {
  color,
  controlHeight,
  fontSize,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
  weight,
} from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType, MouseEvent } from 'react'
import { catalogueTexts } from './catalogue.texts.ts'
import { isListed } from './isListed.ts'
import type { LiveMenuProps } from './LiveMenu.tsx'
import { useTopics } from '@verstak/remote-kit/useTopics'

/** Smallest size that exists as a file; displayed smaller. */
const PICTURE_SIZE = 56

/**
 * The catalogue button of the main bar with the departments below it, which are links without JavaScript too. All other
 * behaviour (`LiveMenu`) loads with the first pointer or focus on the menu.
 */
export function CatalogueMenu() {
  const { layout } = useHost()
  const topics = useTopics().topics.filter(isListed)
  const menu = useRef<HTMLDetailsElement>(null)
  const [chosenId, choose] = useState<number>()
  const [Live, setLive] = useState<ComponentType<LiveMenuProps>>()

  function loadLive() {
    import(/* webpackChunkName: "catalogue" */ './LiveMenu.tsx').then(
      ({ LiveMenu }) => setLive(() => LiveMenu),
      // Without the code the departments are still links.
      () => undefined,
    )
  }

  function closeByLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) menu.current?.removeAttribute('open')
  }

  // The menu may have been opened before hydration.
  useEffect(() => {
    if (menu.current?.open) loadLive()
  }, [])

  // Crawlers get these links in the footer.
  if (isCrawler(layout)) return null
  return (
    <details ref={menu} className={details} onPointerEnter={loadLive} onFocus={loadLive} onToggle={loadLive}>
      <summary className={button}>
        <Icon shape={menuIcon} className={closedMark} />
        <Icon shape={closeIcon} className={openMark} />
        {catalogueTexts.title}
      </summary>
      <nav className={place} aria-label={catalogueTexts.title} onClick={closeByLink}>
        <Container>
          <div className={panel} data-panel data-live={Live && ''}>
            <ul className={rail} data-rail>
              {topics.map(({ id, name, url, image }) => (
                <li key={id}>
                  <Link
                    href={url}
                    className={department}
                    data-topic={id}
                    data-chosen={id === chosenId || undefined}
                    // A single Tab stop: the arrow keys move between departments.
                    tabIndex={chosenId && id !== chosenId ? -1 : undefined}
                  >
                    <Picture src={image} alt="" size={PICTURE_SIZE} className={drawing} />
                    <span className={words}>{name}</span>
                    <Icon shape={chevronRightIcon} size="s" className={arrow} />
                  </Link>
                </li>
              ))}
            </ul>
            {Live && <Live menu={menu} topics={topics} chosenId={chosenId} onChoose={choose} />}
          </div>
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

  /* Shows what a click does: it keeps a menu open that was opened by hover. */
  &[open]:not([data-by-hover]) .${closedMark} {
    display: none;
  }

  &[open]:not([data-by-hover]) .${openMark} {
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
  -webkit-user-select: none;
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

/* Below the main bar, its containing block; elements beside the panel stay clickable. */
const place = css`
  position: absolute;
  z-index: ${layer.dropdown};
  top: 100%;
  left: 0;
  right: 0;
  pointer-events: none;
`

const panel = css`
  display: grid;
  grid-template-columns: 272px;
  /* LiveMenu sets the height that is left below the bar. */
  max-height: var(--catalogue-room, calc(100dvh - 160px));
  width: fit-content;
  overflow: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${color.lineHair};
  border-radius: 0 0 ${radius.dialog} ${radius.dialog};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
  pointer-events: auto;

  &[data-live] {
    grid-template-columns: 232px minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    width: auto;
    overflow: hidden;
  }

  @media ${media.wide} {
    &[data-live] {
      grid-template-columns: 272px minmax(0, 1fr);
    }
  }
`

const rail = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s12} 0;
  background-color: ${color.surfaceSunken};
`

const department = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 48px;
  padding: ${space.s6} ${space.s12} ${space.s6} ${space.s20};
  color: ${color.textPrimary};
  font-size: ${fontSize.s16};
  line-height: 20px;

  &:hover {
    color: ${color.textPrimary};
    text-decoration: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-chosen] {
    box-shadow: inset 4px 0 0 ${color.signal};
    background-color: ${color.surfaceCard};
    font-weight: ${weight.semibold};
  }
`

const drawing = css`
  flex: none;
  width: 36px;
`

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const arrow = css`
  color: ${color.textMuted};
`
