import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { color, fontSize, radius, tracking, weight } from '../tokens/tokens.ts'

export interface NameplateProps {
  /** Look: `discount`, `sale` and `best-price` red, `hit` ink (default), `new` outlined, `pro` soft amber. */
  kind?: 'discount' | 'sale' | 'best-price' | 'hit' | 'new' | 'pro'
  /** CSS colours set by the shop for this plate; they win over the kind. */
  backgroundColor?: string | null
  textColor?: string | null
  children: ReactNode
}

/** Small mark on a product: a discount, «Хит», «Новинка». `data-kind`: its kind. */
export function Nameplate({ kind = 'hit', backgroundColor, textColor, children }: NameplateProps) {
  const custom = backgroundColor || textColor
  return (
    <span
      className={plate}
      data-kind={kind}
      style={
        custom
          ? { backgroundColor: backgroundColor ?? undefined, color: textColor ?? undefined, boxShadow: 'none' }
          : undefined
      }
    >
      {children}
    </span>
  )
}

const plate = css`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: top;
  height: 20px;
  padding: 0 7px;
  border-radius: ${radius.plate};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  line-height: 20px;
  font-weight: ${weight.semibold};
  letter-spacing: ${tracking.plate};
  white-space: nowrap;

  &[data-kind='discount'],
  &[data-kind='sale'],
  &[data-kind='best-price'] {
    background-color: ${color.stateDanger};
    color: ${color.textOnDanger};
  }

  &[data-kind='new'] {
    background-color: ${color.surfaceCard};
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
    color: ${color.textPrimary};
  }

  &[data-kind='pro'] {
    background-color: ${color.signalSoft};
    box-shadow: inset 0 0 0 1px ${color.signalLine};
    color: ${color.textPrimary};
  }
`
