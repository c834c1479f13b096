import { css } from '@linaria/core'
import type { ExchangeReport } from '@verstak/contracts/exchangeStaff'
import { formatNumber } from '@verstak/plural/formatNumber'
import { space } from '@verstak/ui-kit/tokens'
import { exchangeTexts as texts } from './exchange.texts.ts'

const KINDS = ['product', 'category', 'brand', 'property'] as const
const ACTIONS = ['add', 'change', 'withdraw', 'return', 'remove'] as const
const MAX_NAMES = 12

/** What a run changes, in one line: `товары: новых 3, изменено 12`. */
export function changeCounts({ changes, orders }: ExchangeReport): string {
  if (orders) return texts.orders(orders.read, orders.moved)
  const words = KINDS.flatMap((kind) => {
    const counts = ACTIONS.flatMap((action) => {
      const count = changes[`${kind} ${action}`]
      return count ? [`${texts.actionCounts[action]} ${formatNumber(count)}`] : []
    })
    return counts.length > 0 ? [`${texts.counts[kind]}: ${counts.join(', ')}`] : []
  })
  return words.join('; ') || texts.same
}

/** The sums of a run: what was read, what changes, what was not understood. */
export function ReportWords({ report }: { report: ExchangeReport }) {
  const { products, parts, refused, unknown, orders } = report
  const names = Object.entries(unknown)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_NAMES)
    .map(([name, count]) => `${name} × ${formatNumber(count)}`)
  return (
    <ul className={list}>
      {!orders && <li>{texts.read(products + parts, refused)}</li>}
      <li>{changeCounts(report)}</li>
      {names.length > 0 && <li>{texts.unknown(names.join(', '))}</li>}
    </ul>
  )
}

const list = css`
  display: grid;
  gap: ${space.s4};
  margin: 0;
  padding-left: ${space.s20};
  overflow-wrap: anywhere;
`
