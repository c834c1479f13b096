import { css } from '@linaria/core'
import { formatPrice } from '@verstak/money'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { cartIcon } from '@verstak/ui-kit/icons'
import { color, dimension, fontSize, layer, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { sumTexts as texts } from './favoritesPage.texts.ts'
import { sideCard } from './pageStyles.tsx'
import { sumsOf, type Row } from './rows.ts'
import { useBuyAll } from './useBuyAll.ts'

export interface SumCardProps {
  rows: readonly Row[]
  isPhone: boolean
}

/** What the list costs, and «Купить всё»; on a phone a bar above the tab bar. */
export function SumCard({ rows, isPhone }: SumCardProps) {
  const { early } = useModals()
  const { buy, isBuying } = useBuyAll(rows)
  const { total, available, pieces, missing, cheaperBy } = sumsOf(rows)
  const button = available > 0 && (
    <span className={buyAll} {...early}>
      <Button wide={!isPhone} size={isPhone ? 'l' : 'xl'} icon={cartIcon} loading={isBuying} onClick={() => void buy()}>
        {texts.buyAll}
      </Button>
    </span>
  )
  if (isPhone) {
    return (
      <section className={bar} aria-label={texts.title}>
        <p>
          <b>{formatPrice(total)}</b>
          <small>{texts.ofProducts(available, rows.length, pieces)}</small>
        </p>
        {button}
      </section>
    )
  }
  return (
    <section className={sideCard} aria-labelledby="favorites-sum">
      <h2 id="favorites-sum" className={title}>
        {texts.title}
      </h2>
      <p className={totalLine}>{formatPrice(total)}</p>
      <dl className={lines}>
        <div>
          <dt>{texts.available}</dt>
          <dd>{texts.availableCount(available, pieces)}</dd>
        </div>
        {cheaperBy > 0 && (
          <div>
            <dt>{texts.cheaper}</dt>
            <dd className={good}>{formatPrice(cheaperBy)}</dd>
          </div>
        )}
        {missing > 0 && (
          <div>
            <dt>{texts.missing}</dt>
            <dd>{texts.missingCount(missing)}</dd>
          </div>
        )}
      </dl>
      {button}
    </section>
  )
}

const title = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.medium};
`

const totalLine = css`
  font-size: ${fontSize.s32};
  line-height: ${lineHeight.s32};
  font-weight: ${weight.bold};
  letter-spacing: -0.01em;
`

const lines = css`
  margin: ${space.s8} 0 ${space.s16};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.s12};
    padding: 3px 0;
  }

  dd {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
`

const good = css`
  && {
    color: ${color.stateOk};
  }
`

const bar = css`
  position: sticky;
  bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom));
  z-index: ${layer.raised};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s12};
  margin: 0 calc(-1 * ${dimension.pageGutter});
  padding: ${space.s10} ${space.s12};
  border-top: 1px solid ${color.lineDefault};
  background-color: ${color.surfaceCard};

  b {
    display: block;
    font-size: ${fontSize.s20};
    line-height: ${lineHeight.s16};
    font-weight: ${weight.bold};
    white-space: nowrap;
  }

  small {
    color: ${color.textSecondary};
    font-size: ${fontSize.s12};
    line-height: ${lineHeight.s12};
  }
`

/* It needs scripts: without them the rows have buttons of their own. */
const buyAll = css`
  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
