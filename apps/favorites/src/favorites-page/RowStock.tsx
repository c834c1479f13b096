import { isMobile, useHost } from '@verstak/host'
import { TileAvailability } from '@verstak/remote-kit/TileAvailability'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { isPriced, type Row } from './rows.ts'
import { badWord, quietWord, stock } from './rowStyles.tsx'

/** Where and when a product can be had, or why it cannot. */
export function RowStock({ row }: { row: Row }) {
  const { layout } = useHost()
  if (!row.isActive) {
    return (
      <p className={stock}>
        <b className={quietWord}>{texts.withdrawn}</b>
        {texts.withdrawnNote}
      </p>
    )
  }
  if (!isPriced(row)) {
    return (
      <p className={stock}>
        <b className={badWord}>{texts.missing}</b>
        {texts.noPrice}
      </p>
    )
  }
  return (
    <div className={stock}>
      <TileAvailability product={row} device={isMobile(layout) ? 'phone' : 'desktop'} />
    </div>
  )
}
