import type { Repeated, RepeatLine } from '@verstak/contracts/userOrders'
import { formatPrice } from '@verstak/money'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon, chevronDownIcon, chevronUpIcon, closeIcon } from '@verstak/ui-kit/icons'
import { repeatTexts as texts } from './repeat.texts.ts'
import { report as list, reportSum } from './repeatStyles.tsx'

const ICONS = {
  same: checkIcon,
  cheaper: chevronDownIcon,
  dearer: chevronUpIcon,
  fewer: chevronDownIcon,
  gone: closeIcon,
} as const

/** What of an order comes into the cart: what costs the same as one line, every change as one of its own. */
export function RepeatLines({ lines }: Pick<Repeated, 'lines'>) {
  const same = lines.filter(({ outcome }) => outcome === 'same')
  const changed = lines.filter(({ outcome }) => outcome !== 'same')
  const costOf = ({ taken, price }: RepeatLine) => taken * (price ?? 0)
  return (
    <ul className={list}>
      {same.length > 0 && (
        <li data-outcome="same">
          <Icon shape={checkIcon} size="s" />
          <span>{texts.same(same.length)}</span>
          <b>{formatPrice(same.reduce((sum, line) => sum + costOf(line), 0))}</b>
        </li>
      )}
      {changed.map((line) => (
        <li key={line.code} data-outcome={line.outcome}>
          <Icon shape={ICONS[line.outcome]} size="s" />
          <span>{changeOf(line)}</span>
          <b>{line.taken > 0 ? formatPrice(costOf(line)) : '—'}</b>
        </li>
      ))}
    </ul>
  )
}

/** The lines with the sum of what can be bought now. */
export function RepeatPreview({ preview: { lines, sum } }: { preview: Repeated }) {
  return (
    <>
      <RepeatLines lines={lines} />
      <p className={reportSum}>
        {texts.sum}
        <b>{formatPrice(sum)}</b>
      </p>
    </>
  )
}

function changeOf({ outcome, name, taken, quantity, price, priceBefore }: RepeatLine): string {
  if (outcome === 'fewer') return taken > 0 ? texts.fewer(name, taken, quantity) : texts.held(name)
  if (outcome === 'dearer' || outcome === 'cheaper')
    return texts[outcome](name, formatPrice(price ?? 0), formatPrice(priceBefore))
  return texts.gone(name)
}
