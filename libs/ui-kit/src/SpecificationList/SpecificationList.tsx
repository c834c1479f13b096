import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { color, fontSize, lineHeight, space, weight } from '../tokens/tokens.ts'

/** One row of a specification. */
export interface Characteristic {
  name: string
  /** Value with its unit: `18 В`. */
  value: ReactNode
}

export interface SpecificationListProps {
  /** In display order; names are unique. */
  items: readonly Characteristic[]
}

/** Characteristics of a product, name and value joined by a dotted leader. */
export function SpecificationList({ items }: SpecificationListProps) {
  return (
    <dl className={list}>
      {items.map(({ name, value }) => (
        <div className={row} key={name}>
          <dt className={term}>{name}</dt>
          <dd className={definition}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const list = css`
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const row = css`
  display: flex;
  align-items: baseline;
  gap: ${space.s8};
  padding: 5px 0;
`

/* The leader belongs to the name, so that the list holds nothing but terms and definitions. */
const term = css`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: ${space.s8};
  color: ${color.textSecondary};

  &::after {
    content: '';
    flex: 1;
    min-width: ${space.s16};
    border-bottom: 1px dotted ${color.lineControl};
    translate: 0 -4px;
    opacity: 0.6;
  }
`

const definition = css`
  max-width: 60%;
  overflow-wrap: anywhere;
  font-weight: ${weight.medium};
  text-align: right;
`
