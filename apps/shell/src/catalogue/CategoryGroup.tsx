import { css } from '@linaria/core'
import type { CategoryWithChildren } from '@verstak/contracts/catalogue'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { catalogueTexts } from './catalogue.texts.ts'
import { CHILDREN_SHOWN } from './childrenShown.ts'
import { isListed } from './isListed.ts'

export interface CategoryGroupProps {
  group: CategoryWithChildren
}

/** A category of the menu with its first children. */
export function CategoryGroup({ group }: CategoryGroupProps) {
  const { shown, hidden } = shownOf(group)
  return (
    <li>
      <Link href={group.url} className={heading}>
        {group.name}
      </Link>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ id, name, url, count }) => (
            <li key={id} className={line}>
              <Link href={url} className={category}>
                {name}
              </Link>{' '}
              <small className={quiet}>{formatNumber(count)}</small>
            </li>
          ))}
          {hidden > 0 && (
            <li className={line}>
              <Link href={group.url} aria-label={catalogueTexts.moreOf(group.name, hidden)}>
                {catalogueTexts.more(hidden)}
              </Link>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

/** Height of a group in lines, including its gap. */
export function linesOf(group: CategoryWithChildren): number {
  const { shown, hidden } = shownOf(group)
  return shown.length + (hidden > 0 ? 1 : 0) + 2
}

/** Children to show: a single remaining child is shown instead of a counter. */
function shownOf({ children }: CategoryWithChildren) {
  const listed = children.filter(isListed)
  const shown = listed.length > CHILDREN_SHOWN + 1 ? listed.slice(0, CHILDREN_SHOWN) : listed
  return { shown, hidden: listed.length - shown.length }
}

const heading = css`
  display: inline-block;
  margin-bottom: ${space.s4};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
  -webkit-hyphens: auto;
  hyphens: auto;
`

const line = css`
  padding: 1px 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const category = css`
  color: ${color.textSecondary};
  overflow-wrap: anywhere;
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  white-space: nowrap;

  @media (max-width: 1023.98px) {
    display: none;
  }
`
