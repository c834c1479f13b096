import { css } from '@linaria/core'
import { color, controlHeight, fontSize, radius, space, weight } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import type { MouseEvent, ReactNode } from 'react'
import { listTexts } from './reviewList.texts.ts'
import { PAGE_SIZES, sortedBy, SORTS, type ReviewParams } from './reviewParams.ts'

export interface SortLineProps {
  params: ReviewParams
  /** Page size while none is picked, if it is one of the control. */
  defaultSize: number
  hrefOf: (params: ReviewParams) => string
  onChange: (params: ReviewParams) => void
}

/** Sorting and page size of a desktop; links, so that they work without scripts. */
export function SortLine({ params, defaultSize, hrefOf, onChange }: SortLineProps) {
  const { sortBy, sortDirection, itemsPerPage } = params
  const linkTo = (next: ReviewParams) => ({
    href: hrefOf(next),
    rel: 'nofollow',
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onChange(next)
    },
  })
  return (
    <div className={line}>
      <Group label={listTexts.sortBy}>
        {SORTS.map((sort) => {
          const isActive = sort === sortBy
          const isAscending = sortDirection === 'asc'
          return (
            <a key={sort} className={choice} aria-current={isActive || undefined} {...linkTo(sortedBy(params, sort))}>
              {listTexts.sorts[sort]}
              {isActive && (
                <>
                  <span aria-hidden>{isAscending ? '↑' : '↓'}</span>
                  <VisuallyHidden>{isAscending ? listTexts.ascending : listTexts.descending}</VisuallyHidden>
                </>
              )}
            </a>
          )
        })}
      </Group>
      <Group label={listTexts.pageSize}>
        {PAGE_SIZES.map((size) => (
          <a
            key={size}
            className={number}
            aria-current={size === (itemsPerPage ?? defaultSize) || undefined}
            {...linkTo({ ...params, itemsPerPage: size })}
          >
            {size}
          </a>
        ))}
      </Group>
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={group} role="group" aria-label={label}>
      <span className={quiet} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  )
}

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
`

const choice = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  line-height: 28px;
  color: ${color.textSecondary};
  text-decoration: none;

  &:hover {
    color: ${color.textLink};
  }

  &[aria-current] {
    box-shadow: inset 0 -2px 0 ${color.signalLine};
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }
`

const number = css`
  display: grid;
  place-items: center;
  min-width: ${controlHeight.s};
  height: ${controlHeight.s};
  border-radius: ${radius.control};
  color: ${color.textSecondary};
  text-decoration: none;

  &:hover {
    background-color: ${color.surfaceSunken};
  }

  &[aria-current] {
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
  }
`

const group = css`
  display: flex;
  align-items: center;
  gap: ${space.s4} ${space.s20};

  &:has(> .${number}) {
    gap: ${space.s4};
  }
`

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s20};
  min-height: 56px;
  padding: ${space.s8} ${space.s24};
  border-bottom: 1px solid ${color.lineHair};
`
