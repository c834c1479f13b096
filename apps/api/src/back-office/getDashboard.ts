import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getDashboard as endpoint, WaitingFigure } from '@verstak/contracts/staff'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { selectWaiting } from '../money-metrics/moneyFigures.sql.ts'
import type { Services } from '../services.ts'
import { selectMoney, selectOrderDays, selectStaffWork } from './dashboard.sql.ts'

const SEES_MONEY: readonly StaffRole[] = ['owner', 'manager']
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Names of what the shop's own books say of waiting work. */
const OWN_WORK: Readonly<Record<string, WaitingFigure['what']>> = {
  return: 'returns',
  'failed-refund': 'failed-refunds',
  message: 'messages',
  job: 'jobs',
  'given-up-job': 'given-up-jobs',
}

/** What the staff looks at first, as far as the role may see it. */
export async function getDashboard(
  { db, now }: Pick<Services, 'db' | 'now'>,
  role: StaffRole,
): Promise<EndpointResponse<typeof endpoint>> {
  const moment = now()
  const [days, money, work, own, live] = await Promise.all([
    selectOrderDays(db, moment),
    selectMoney(db, new Date(moment.getTime() - WEEK_MS)),
    selectStaffWork(db, moment),
    selectWaiting(db, moment, new Date()),
    db.selectFrom('live_release').selectAll().orderBy('remote').execute(),
  ])
  const seesMoney = SEES_MONEY.includes(role)
  const figures = (count: number, sum: number) => ({ count, sum: seesMoney ? sum : null })
  const total = (of: 'count' | 'sum') => days.reduce((sum, day) => sum + day[of], 0)
  const today = days.at(-1)!
  const ofShop = own.flatMap(({ what, ...rest }) => (OWN_WORK[what] ? [{ what: OWN_WORK[what], ...rest }] : []))
  return {
    today: figures(today.count, today.sum),
    week: figures(total('count'), total('sum')),
    days: days.map(({ day, count, sum }) => ({ day, ...figures(count, sum) })),
    money: seesMoney ? money : null,
    waiting: [...work, ...ofShop],
    live: live.map(({ remote, stable_version: version, canary_version, canary_percent }) => ({
      remote,
      version,
      canary:
        canary_version !== null && canary_percent !== null
          ? { version: canary_version, percent: canary_percent }
          : null,
    })),
  }
}
