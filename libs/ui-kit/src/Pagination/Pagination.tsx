import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Icon } from '../Icon/Icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { color, controlHeight, dimension, media, radius, space, weight } from '../tokens/tokens.ts'
import { pageItems } from './pageItems.ts'
import { nextLabel, pageLabel, pagesLabel, previousLabel } from './pagination.texts.ts'

export interface PaginationProps {
  /** Current page, from 1. */
  page: number
  pageCount: number
  /** Address of a page. */
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; nothing when there is one page. `aria-current` is on its page. Keyboard: Tab from link to link. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav className={pages} aria-label={pagesLabel}>
      {page > 1 && (
        <Link className={cell} href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
          <Icon shape={chevronLeftIcon} />
        </Link>
      )}
      {pageItems(page, pageCount).map((item, index) =>
        item === 'gap' ? (
          <span className={cell} key={`gap${index}`}>
            …
          </span>
        ) : (
          <Link
            className={cell}
            key={item}
            href={hrefOf(item)}
            aria-label={pageLabel(formatNumber(item))}
            aria-current={item === page ? 'page' : undefined}
          >
            {formatNumber(item)}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link className={cell} href={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
          <Icon shape={chevronRightIcon} />
        </Link>
      )}
    </nav>
  )
}

const cell = css`
  display: grid;
  place-items: center;
  min-width: ${controlHeight.m};
  height: ${controlHeight.m};
  padding: 0 ${space.s4};
  border-radius: ${radius.control};
  color: ${color.textPrimary};
  font-weight: ${weight.medium};
  text-decoration: none;

  @media ${media.touch} {
    min-width: ${dimension.tapMin};
    height: ${dimension.tapMin};
  }

  /* Nine cells stand in one line of any phone, thousands too. */
  @media ${media.phone} {
    flex: 1 1 auto;
    min-width: 0;
    max-width: ${dimension.tapMin};
    padding: 0 ${space.s2};
  }

  @media ${media.hover} {
    &[href]:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  &[aria-current] {
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
  }

  &[aria-current]:hover {
    background-color: ${color.surfaceInverse};
  }
`

const pages = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4};

  @media ${media.phone} {
    flex-wrap: nowrap;
    justify-content: center;
    gap: 0;
  }
`
