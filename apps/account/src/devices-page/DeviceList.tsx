import { css } from '@linaria/core'
import type { DeviceRow } from '@verstak/contracts/session'
import { formatDate } from '@verstak/dates'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { devicesPageTexts as texts } from './devicesPage.texts.ts'

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

const list = css`
  margin-top: ${space.s12};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const item = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  @media ${media.phone} {
    flex-wrap: wrap;
  }
`

const facts = css`
  min-width: 0;
`

const name = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s4} ${space.s12};
  overflow-wrap: anywhere;
  font-weight: ${weight.semibold};
`

const here = css`
  color: ${color.stateOk};
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
`

const small = css`
  margin-top: ${space.s4};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
