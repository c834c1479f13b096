import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, fontSize, radius, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

export interface AdminCardProps {
  title: string
  note?: ReactNode
  /** Buttons or links at the end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
}

/** A white card with a heading: a group of fields, or something beside them. */
export function AdminCard({ title, note, actions, children }: AdminCardProps) {
  return (
    <section className={card}>
      <div className={head}>
        <Heading level={2} look="minor" note={note}>
          {title}
        </Heading>
        {actions}
      </div>
      <div className={inside}>{children}</div>
    </section>
  )
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  padding: ${space.s12} ${space.s16};
  border-bottom: 1px solid ${color.lineHair};

  small {
    font-size: ${fontSize.s12};
    white-space: normal;
  }
`

const inside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s16};
`

const card = css`
  min-width: 0;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
