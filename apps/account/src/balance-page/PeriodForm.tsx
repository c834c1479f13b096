import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { TextField } from '@verstak/ui-kit/TextField'
import { BALANCE_PATH, type BalanceAddress } from './balanceAddress.ts'
import { balancePageTexts as texts } from './balancePage.texts.ts'
import { period } from './balanceStyles.tsx'

export interface PeriodFormProps {
  address: BalanceAddress
}

/** Chooses the days of the statement. A form of plain HTML: it works before and without scripts. */
export function PeriodForm({ address: { from, to } }: PeriodFormProps) {
  const isTurned = from !== null && to !== null && from > to
  const days = { type: 'date', min: '2000-01-01', max: '2099-12-31' } as const
  return (
    <form className={period} action={BALANCE_PATH} method="get">
      <TextField
        {...days}
        key={`from ${from}`}
        name="from"
        label={texts.from}
        defaultValue={from ?? ''}
        {...(isTurned && { error: texts.badPeriod })}
      />
      <TextField {...days} key={`to ${to}`} name="to" label={texts.to} defaultValue={to ?? ''} />
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
      {(from !== null || to !== null) && <Link href={BALANCE_PATH}>{texts.wholeTime}</Link>}
    </form>
  )
}
