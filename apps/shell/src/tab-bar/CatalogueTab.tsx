import { css, cx } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronRightIcon, menuIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, dimension, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import { catalogueTexts } from '../catalogue/catalogue.texts.ts'
import { useDismissal } from '../catalogue/useDismissal.ts'
import { useTopics } from '../catalogue/useTopics.ts'
import { tabBarTexts } from './tabBar.texts.ts'
import { tabClass } from './tabClass.ts'
import { TabLabel } from './TabLabel.tsx'

export interface CatalogueTabProps {
  /** The page belongs to the catalogue. */
  isCurrent: boolean
}

const PICTURE_SIZE = 56

/** Tab that covers the page with the departments; opens without JavaScript too. */
export function CatalogueTab({ isCurrent }: CatalogueTabProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { topics } = useTopics()
  useDismissal(menu)
  return (
    <details ref={menu} className={details} data-covers-page>
      <summary className={cx(tabClass, summary)} data-current={isCurrent || undefined}>
        <TabLabel icon={menuIcon}>{tabBarTexts.catalogue}</TabLabel>
      </summary>
      <div className={panel}>
        <Heading level={2}>{catalogueTexts.title}</Heading>
        <ul className={list}>
          {topics.map(({ id, name, url, image, count }) => (
            <li key={id}>
              <Link href={url} className={row}>
                <Picture src={image} alt="" size={PICTURE_SIZE} />
                <span className={words}>
                  <span className={title}>{name}</span>{' '}
                  <small className={quiet}>{catalogueTexts.products(count)}</small>
                </span>
                <Icon shape={chevronRightIcon} size="s" className={arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

const details = css`
  display: grid;

  /* The page below the panel stays where it is. */
  :global() {
    html:has([data-covers-page][open]) {
      overflow: hidden;
    }
  }
`

const summary = css`
  height: calc(${dimension.tabBar} - 1px);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  details[open] > & {
    box-shadow: inset 0 3px 0 ${color.signal};
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }
`

/* Between the header and the tabs, which both stay in reach. */
const panel = css`
  position: fixed;
  inset: ${dimension.headerPhone} 0 calc(${dimension.tabBar} + env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s16} ${dimension.pageGutter};
  border-top: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};
`

const list = css`
  margin-top: ${space.s8};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  padding: ${space.s6} 0;
  border-bottom: 1px solid ${color.lineHair};
  color: ${color.textPrimary};

  &:focus-visible {
    outline-offset: -2px;
  }
`

const words = css`
  flex: 1;
`

const title = css`
  display: block;
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const arrow = css`
  color: ${color.textMuted};
`
