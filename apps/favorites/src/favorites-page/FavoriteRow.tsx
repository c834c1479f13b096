import { MAX_WANTED } from '@verstak/contracts/favorites'
import { isMobile, useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { Rating } from '@verstak/ui-kit/Rating'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { memo, type ReactNode } from 'react'
import { ChangePlates } from './ChangePlates.tsx'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { need, needPlace, needStepper, needTold, needWord } from './needStyles.tsx'
import { RowPurchase } from './RowPurchase.tsx'
import { isAvailable, isPriced, piecesOf, type Row } from './rows.ts'
import { RowStock } from './RowStock.tsx'
import * as styles from './rowStyles.tsx'

export interface FavoriteRowProps {
  row: Row
  /** Before the photo: checkbox and grip. */
  head?: ReactNode
  /** Beside the price: the menu, or toggles. */
  aside?: ReactNode
  /** Below the stock: the note. */
  note?: ReactNode
  /** Of the visitor's own list; without it the wanted quantity is told only. */
  onWanted?: (guid: string, quantity: number) => void
  /** Instead of the cart's button of a product that was withdrawn. */
  onRemove?: (guid: string) => void
  /** Below everything: what can be had instead. */
  children?: ReactNode
}

/** A product of a list. */
export const FavoriteRow = memo(function FavoriteRow(props: FavoriteRowProps) {
  const { row, head, aside, note, onWanted, onRemove, children } = props
  const isPhone = isMobile(useHost().layout)
  const { guid, name, link, image, productCode, isActive } = row
  const isSold = isAvailable(row)
  const price = isPriced(row) && isActive && (
    <Price kopecks={row.price} oldKopecks={isSold ? row.oldPrice : null} muted={!isSold} stacked={!isPhone} />
  )
  const step = isPriced(row) ? row.multiplicity : 1
  const pieces = piecesOf(row)
  const wanted = onWanted ? (
    isActive && (
      <div className={need}>
        <span className={needWord} aria-hidden>
          {texts.need}
        </span>
        <Stepper
          value={pieces}
          min={step}
          max={Math.max(step, MAX_WANTED - (MAX_WANTED % step))}
          step={step}
          label={texts.needOf(name)}
          className={needStepper}
          {...(isPhone && { caption: texts.needCaption })}
          onChange={(quantity) => onWanted(guid, quantity)}
        />
      </div>
    )
  ) : (
    <p className={needTold}>{texts.needs(pieces)}</p>
  )

  return (
    <>
      {head}
      <Link href={link} className={styles.photo} tabIndex={-1} aria-hidden>
        <Picture src={image} alt="" size={120} />
      </Link>
      <div className={styles.facts}>
        <ChangePlates row={row} />
        <Link href={link} className={styles.name}>
          {name}
        </Link>
        {isPhone && price && <div className={styles.phonePrice}>{price}</div>}
        {!isPhone && (
          <div className={styles.rate}>
            {isPriced(row) && <Rating value={row.rating} count={row.reviewsCount} />}
            <span className={styles.quiet}>{texts.code(productCode)}</span>
          </div>
        )}
        <RowStock row={row} />
        {!onWanted && wanted}
        {note}
      </div>
      {onWanted && (
        <div className={needPlace}>
          {wanted}
          <noscript>
            <p className={needTold}>{texts.needs(pieces)}</p>
          </noscript>
        </div>
      )}
      <div className={styles.purchase}>
        <div className={styles.priceLine}>
          {!isPhone && price}
          <span className={styles.gap} />
          {!isPhone && aside}
        </div>
        {!isPhone && (
          <p className={styles.sum}>
            {isPriced(row) && isActive && !isSold && texts.lastPrice}
            {isSold && pieces > 1 && (
              <>
                {texts.forPieces(pieces)}
                <b>{formatPrice(row.price * pieces)}</b>
              </>
            )}
          </p>
        )}
        <div className={styles.buttons}>
          <RowPurchase row={row} isBelowAnalogs={Boolean(children)} onRemove={onRemove} />
        </div>
      </div>
      {isPhone && <div className={styles.phoneAside}>{aside}</div>}
      {children}
    </>
  )
})
