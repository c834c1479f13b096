import { css } from '@linaria/core'
import type { Category } from '@verstak/contracts/catalogue'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronLeftIcon, chevronRightIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { catalogueTexts } from './catalogue.texts.ts'

const PICTURE_SIZE = 56

export interface LevelRowsProps {
  /** Name of the list. */
  label: string
  children: ReactNode
}

/** Rows of one level of the catalogue. */
export function LevelRows({ label, children }: LevelRowsProps) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  )
}

export interface LevelRowProps {
  category: Pick<Category, 'id' | 'name' | 'url' | 'image'>
  /** Secondary text below the name. */
  note: string
  /** Opens the next level; without it the row is a link. */
  onOpen?: (() => void) | undefined
}

/** A category of a level. */
export function LevelRow({ category: { id, name, url, image }, note, onOpen }: LevelRowProps) {
  const inside = (
    <>
      <Picture src={image} alt="" size={PICTURE_SIZE} className={drawing} />
      <span className={words}>
        <span className={title}>{name}</span>
        <small className={quiet}>{note}</small>
      </span>
      {onOpen && <Icon shape={chevronRightIcon} size="s" className={arrow} />}
    </>
  )
  return (
    <li>
      {onOpen ? (
        <button type="button" className={row} data-category={id} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <Link href={url} className={row}>
          {inside}
        </Link>
      )}
    </li>
  )
}

export interface LevelHeadProps {
  /** Category whose children the level shows. */
  category: Pick<Category, 'name' | 'url' | 'count'>
  /** Name of the level above. */
  above: string
  onBack: () => void
}

/** Back button, and link to the page of the level's category. */
export function LevelHead({ category: { name, url, count }, above, onBack }: LevelHeadProps) {
  return (
    <>
      <button type="button" className={back} data-back onClick={onBack} aria-label={catalogueTexts.back(above)}>
        <Icon shape={chevronLeftIcon} size="s" />
        {above}
      </button>
      <p className={head}>
        <span className={headTitle}>{name}</span> <Link href={url}>{catalogueTexts.all(count)}</Link>
      </p>
    </>
  )
}

const list = css`
  border-top: 1px solid ${color.lineHair};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  width: 100%;
  min-height: 68px;
  padding: ${space.s6} 0;
  border-bottom: 1px solid ${color.lineHair};
  color: ${color.textPrimary};
  text-align: left;

  &:hover {
    color: ${color.textPrimary};
    text-decoration: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

const drawing = css`
  flex: none;
`

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const title = css`
  display: block;
  font-size: ${fontSize.s16};
  line-height: 20px;
  font-weight: ${weight.semibold};
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const arrow = css`
  flex: none;
  color: ${color.textMuted};
`

const back = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 44px;
  color: ${color.textLink};
  font-size: ${fontSize.s14};
`

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s2} ${space.s12};
  padding-bottom: ${space.s12};
`

const headTitle = css`
  font-size: ${fontSize.s20};
  line-height: ${lineHeight.s20};
  font-weight: ${weight.bold};
`
