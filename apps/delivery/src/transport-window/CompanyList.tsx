import { css } from '@linaria/core'
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import type { TransportCompanies, TransportCompany } from '@verstak/contracts/transport'
import { isMobile, useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { infoIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { Tooltip } from '@verstak/ui-kit/Tooltip'
import { RateTable } from '../rate-table/RateTable.tsx'
import { CompanyCell } from './CompanyCell.tsx'
import { transportTexts } from './transport.texts.ts'

export interface CompanyListProps {
  companies: TransportCompanies
}

/** Table of the companies of a town; what tips say on a desktop stands below it on a phone. */
export function CompanyList({ companies }: CompanyListProps) {
  const { layout, supportPhone = SUPPORT_PHONE } = useHost()
  const rows = Object.entries(companies)
  if (rows.length === 0) {
    return (
      <section className={none} role="status">
        <p className={noneTitle}>{transportTexts.unavailable}</p>
        <p>{transportTexts.unavailableAdvice(supportPhone)}</p>
      </section>
    )
  }
  const isPhone = isMobile(layout)
  const headed = (title: string, tip: string) => (isPhone ? title : <HeadWithTip title={title} tip={tip} />)
  return (
    <>
      <RateTable<[string, TransportCompany]>
        caption={transportTexts.companies}
        rows={rows}
        keyOf={([code]) => code}
        columns={[
          { key: 'company', header: transportTexts.company, cell: ([, company]) => <CompanyCell company={company} /> },
          {
            key: 'cost',
            header: headed(transportTexts.cost, transportTexts.costTip),
            cell: ([, { price: kopecks }]) =>
              kopecks === null ? transportTexts.askManager : <b className={price}>{transportTexts.price(kopecks)}</b>,
          },
          {
            key: 'days',
            header: headed(transportTexts.days, transportTexts.daysTip),
            cell: ([, { days }]) => (days === null ? transportTexts.askManager : transportTexts.daysValue(days)),
          },
        ]}
      />
      {isPhone && (
        <>
          <p className={quiet}>{transportTexts.costTip}.</p>
          <p className={quiet}>{transportTexts.daysTip}.</p>
        </>
      )}
      <p className={quiet}>{transportTexts.footnote}</p>
    </>
  )
}

function HeadWithTip({ title, tip }: { title: string; tip: string }) {
  return (
    <span className={head}>
      {title}
      <Tooltip text={tip}>
        {(target) => (
          <button {...target} type="button" className={tipButton} aria-label={transportTexts.more(title)}>
            <Icon shape={infoIcon} size="s" />
          </button>
        )}
      </Tooltip>
    </span>
  )
}

const head = css`
  display: inline-flex;
  gap: ${space.s4};
  align-items: center;
  white-space: nowrap;
`

const tipButton = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
`

const price = css`
  font-weight: ${weight.semibold};
  white-space: nowrap;
`

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const none = css`
  padding: ${space.s12} ${space.s20};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const noneTitle = css`
  font-weight: ${weight.semibold};
`
