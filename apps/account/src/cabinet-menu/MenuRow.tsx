import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { currentOf, type MenuItem } from './menuItemsOf.ts'

export interface MenuRowProps {
  item: MenuItem
  /** Address of the page. */
  current: string
}

/** A line of the cabinet's menu. States: `aria-current`. */
export function MenuRow({ item, current }: MenuRowProps) {
  const { href, text, icon, count, note, news } = item
  return (
    <a className={menuRow} href={href} aria-current={currentOf(item, current)}>
      <Icon shape={icon} />
      <span className={words}>
        <span>{text}</span>
        {count !== undefined && <span className={quiet}>{count}</span>}
        {note && <span className={quiet}>{note}</span>}
        {news && <b className={fresh}>{news}</b>}
      </span>
    </a>
  )
}

export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  width: 100%;
  min-height: 40px;
  padding: ${space.s8} ${space.s16};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  text-align: start;
  cursor: pointer;

  &:hover {
    background-color: ${color.surfaceHover};
    color: ${color.textPrimary};
    text-decoration: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background-color: ${color.surfaceHover};
    box-shadow: inset 3px 0 0 ${color.signal};
    font-weight: ${weight.semibold};
  }
`

/* What does not fit after the text stands below it. */
const words = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space.s8};
  min-width: 0;
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
  white-space: nowrap;
`

const fresh = css`
  font-size: ${fontSize.s13};
  font-weight: ${weight.semibold};
`
