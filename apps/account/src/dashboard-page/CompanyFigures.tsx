import { useQuery } from '@tanstack/react-query'
import type { Account } from '@verstak/contracts/session'
import type { WholesaleStatus } from '@verstak/contracts/wholesale'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { Link } from '@verstak/ui-kit/Link'
import { documentsPageTexts } from '../documents-page/documentsPage.texts.ts'
import { dayText } from '../own-page/dayText.ts'
import { warn } from '../own-page/ownPageStyles.tsx'
import { Strip, StripCell } from '../own-page/Strip.tsx'
import { percentText } from '../personal-price-page/percentText.ts'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { debtQuery, levelQuery, papersQuery } from './dashboardQueries.ts'

/** What the organization owes, its own discount and its papers. A purchaser sees no money of the company (ROLE-010). */
export function CompanyFigures({ account: { currentUserRole, wholesalerLevel } }: { account: Account }) {
  const { call } = useHost()
  const debt = useQuery({ ...debtQuery(call), enabled: currentUserRole !== 'purchaser' }).data
  const level = useQuery({ ...levelQuery(call), enabled: wholesalerLevel !== null }).data
  const papers = useQuery(papersQuery(call)).data
  const [last] = papers?.documents ?? []
  if (!debt && !level && !papers) return null
  return (
    <Strip>
      {debt && (
        <StripCell title={texts.owed} figure={formatPrice(Math.max(0, debt.owed))}>
          {debt.overdue > 0 ? (
            <span className={warn}>{texts.overdue(formatPrice(debt.overdue))}</span>
          ) : debt.owed > 0 ? (
            texts.inTime
          ) : (
            texts.noDebt
          )}
          <br />
          <Link href="/user/balance/">{texts.balance}</Link>
        </StripCell>
      )}
      {debt?.deferred && (
        <StripCell
          title={texts.left}
          figure={formatPrice(debt.deferred.left)}
          part={(debt.deferred.limit - debt.deferred.left) / debt.deferred.limit}
        >
          {texts.used(
            Math.round(((debt.deferred.limit - debt.deferred.left) * 100) / debt.deferred.limit),
            formatPrice(debt.deferred.limit),
          )}
        </StripCell>
      )}
      {level && <LevelCell status={level} />}
      {papers && (
        <StripCell
          title={texts.documents}
          figure={papers.total > 0 ? texts.documentCount(papers.total) : texts.noDocuments}
        >
          {last && (
            <>
              {texts.lastOne(
                documentsPageTexts.named(documentsPageTexts.name[last.kind], last.number),
                dayText(last.date),
              )}
              <br />
              <Link href="/user/documents/">{texts.allDocuments}</Link>
            </>
          )}
        </StripCell>
      )}
    </Strip>
  )
}

function LevelCell({ status: { type, level, percent, next, turnover, levels } }: { status: WholesaleStatus }) {
  const from = levels.find((one) => one.level === next?.level)?.from
  const words = next
    ? texts.next(next.level, percentText(next.percent), formatPrice(next.missing))
    : type === 'fixed'
      ? texts.byContract
      : texts.highest
  return (
    <StripCell
      title={texts.level(level)}
      figure={percent > 0 ? texts.percent(percentText(percent)) : texts.noDiscount}
      {...(from && { part: turnover / from })}
    >
      {words}
      <br />
      <Link href="/user/personal-price/">{texts.price}</Link>
    </StripCell>
  )
}
