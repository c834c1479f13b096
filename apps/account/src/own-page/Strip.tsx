import { Ruler } from '@verstak/ui-kit/Ruler'
import type { ReactNode } from 'react'
import { cell, label, meter, meterBar, note, strip, value } from './ownPageStyles.tsx'

export interface StripProps {
  children: ReactNode
}

/** Figures of a page side by side, below each other on a phone. */
export function Strip({ children }: StripProps) {
  return <div className={strip}>{children}</div>
}

export interface StripCellProps {
  title: string
  /** The figure. */
  figure: ReactNode
  /** Part from 0 to 1 that a meter shows; its words stand in `children`. */
  part?: number
  /** Words below the figure. */
  children?: ReactNode
}

/** One figure with its name. */
export function StripCell({ title, figure, part, children }: StripCellProps) {
  return (
    <section className={cell}>
      <h2 className={label}>{title}</h2>
      <p className={value}>{figure}</p>
      {part !== undefined && (
        <div className={meter} aria-hidden>
          <div className={meterBar} style={{ width: `${Math.min(1, Math.max(0, part)) * 100}%` }} />
          <Ruler />
        </div>
      )}
      {children && <div className={note}>{children}</div>}
    </section>
  )
}
