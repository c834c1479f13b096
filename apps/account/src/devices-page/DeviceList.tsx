import type { DeviceRow } from '@verstak/contracts/session'
import { formatDate } from '@verstak/dates'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { devicesPageTexts as texts } from './devicesPage.texts.ts'
import { facts, here, item, list, name, small } from './devicesStyles.tsx'

export interface DeviceListProps {
  rows: readonly DeviceRow[]
  /** Id of the row that is being ended. */
  ending: string | null
  onEnd: (row: DeviceRow) => void
}

/** Rows of sessions, or of remembered devices. */
export function DeviceList({ rows, ending, onEnd }: DeviceListProps) {
  const { timeZone } = useRegion()
  const moment = (iso: string) => {
    const date = new Date(iso)
    const time = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', timeZone }).format(date)
    return texts.at(formatDate(date, timeZone), time)
  }
  return (
    <ul className={list}>
      {rows.map((row) => (
        <li key={row.id} className={item}>
          <div className={facts}>
            <p className={name}>
              {row.device}
              {row.isCurrent && <span className={here}>{texts.here}</span>}
            </p>
            <p className={small}>
              {row.kind === 'session' ? texts.signedIn(moment(row.createdAt)) : texts.saved(moment(row.createdAt))}
              {', '}
              {texts.seen(moment(row.lastSeenAt))}
              {row.ip !== null && ` · ${row.ip}`}
            </p>
          </div>
          {(row.kind === 'remembered' || !row.isCurrent) && (
            <Button
              variant="secondary"
              loading={ending === row.id}
              aria-label={row.kind === 'session' ? texts.endOf(row.device) : texts.forgetOf(row.device)}
              onClick={() => onEnd(row)}
            >
              {row.kind === 'session' ? texts.end : texts.forget}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
