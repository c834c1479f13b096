import type { WholesaleLevel } from '@verstak/contracts/wholesale'
import { formatPrice } from '@verstak/money'
import { Table } from '@verstak/ui-kit/Table'
import { lead } from '../own-page/ownPageStyles.tsx'
import { percentText } from './percentText.ts'
import { personalPricePageTexts as texts } from './personalPricePage.texts.ts'
import { yours } from './personalPriceStyles.tsx'

export interface LevelTableProps {
  levels: readonly WholesaleLevel[]
  /** The organization's own. */
  level: number
}

/** All levels with what has to be bought for them. */
export function LevelTable({ levels, level: own }: LevelTableProps) {
  return (
    <>
      <Table
        caption={texts.levels}
        keyOf={({ level }) => level}
        rows={levels}
        columns={[
          { key: 'level', header: texts.level, cell: ({ level }) => <LevelName level={level} isOwn={level === own} /> },
          {
            key: 'percent',
            header: texts.discountColumn,
            align: 'end',
            cell: ({ percent }) => texts.percent(percentText(percent)),
          },
          {
            key: 'from',
            header: texts.from,
            align: 'end',
            cell: ({ from }) => (from === null ? texts.byAgreement : texts.fromSum(formatPrice(from))),
          },
        ]}
      />
      <p className={lead}>{texts.rises}</p>
    </>
  )
}

function LevelName({ level, isOwn }: { level: number; isOwn: boolean }) {
  return (
    <>
      {texts.levelOf(level)} {isOwn && <span className={yours}>{texts.yours}</span>}
    </>
  )
}
