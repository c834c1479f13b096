import { useSuspenseQuery } from '@tanstack/react-query'
import type { WholesaleStatus } from '@verstak/contracts/wholesale'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { dayText } from '../own-page/dayText.ts'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { Strip, StripCell } from '../own-page/Strip.tsx'
import { LevelTable } from './LevelTable.tsx'
import { percentText } from './percentText.ts'
import { personalPricePageTexts as texts } from './personalPricePage.texts.ts'
import { wholesaleQuery } from './wholesaleQuery.ts'

const ADDRESS = '/user/personal-price/'

/** The wholesale level of the organization that the user buys for, and how far it is to the next. */
export function PersonalPricePage() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(wholesaleQuery(call))
  return (
    <OwnPage current={ADDRESS} title={texts.title} isGuest={data === null}>
      {data && <Level status={data} />}
    </OwnPage>
  )
}

function Level({ status }: { status: WholesaleStatus }) {
  const { type, level, percent, turnover, since, levels } = status
  const isContract = type === 'fixed'
  return (
    <>
      <Strip>
        <StripCell
          title={texts.discount(level)}
          figure={percent > 0 ? texts.percent(percentText(percent)) : texts.none}
        >
          {isContract ? texts.byContract : percent > 0 && texts.ofRetail}
        </StripCell>
        {!isContract && (
          <StripCell title={texts.turnover} figure={formatPrice(turnover)}>
            {texts.since(dayText(since))}
          </StripCell>
        )}
        {!isContract && <NextLevel status={status} />}
      </Strip>
      {!isContract && levels.length > 0 && <LevelTable levels={levels} level={level} />}
    </>
  )
}

function NextLevel({ status: { next, turnover, levels } }: { status: WholesaleStatus }) {
  if (!next) return <StripCell title={texts.nextLevel} figure={texts.highest} />
  const { level, percent, missing } = next
  const from = levels.find((one) => one.level === level)?.from ?? 0
  return (
    <StripCell title={texts.next(level)} figure={formatPrice(missing)} part={from > 0 ? turnover / from : 0}>
      {missing > 0 ? texts.missing(level, percentText(percent)) : texts.reached(level)}
    </StripCell>
  )
}
