import { css } from '@linaria/core'
import type { StaffOrder } from '@verstak/contracts/orderStaff'
import { formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { TextField } from '@verstak/ui-kit/TextField'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { card, cardBody, cardTitle } from './cardStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { pickedOf } from './picking.ts'
import type { Picking } from './usePicking.ts'

export interface OrderLinesProps {
  staffOrder: StaffOrder
  picking: Picking
}

const PHOTO = 56

/** Goods of an order; while it is assembled a scanner notes what was taken, with codes of marked pieces. */
export function OrderLines({ staffOrder: { order, marks }, picking }: OrderLinesProps) {
  const isAssembling = order.status === 'assembling'
  const all = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={card} aria-labelledby="order-lines">
      <h2 className={cardTitle} id="order-lines">
        {texts.lines} {isAssembling && <small>{texts.picked(all - picking.left, all)}</small>}
      </h2>
      {isAssembling && <ScanField picking={picking} />}
      <ul>
        {order.lines.map((line) => {
          const { position = 0, name, link, image, productCode, quantity, price } = line
          const taken = pickedOf(picking.picked, line)
          const mark = marks.find((one) => one.position === position)
          return (
            <li key={position} className={row} data-current={isAssembling && picking.current === position}>
              <Picture src={image} alt="" size={PHOTO} />
              <div className={words}>
                <Link href={link}>{name}</Link>
                <span className={quiet}>
                  {texts.code} {productCode}
                  {mark && `, ${texts.marks(mark.codes.length, mark.quantity)}`}
                </span>
                {mark && isAssembling && mark.codes.length > 0 && (
                  <ul className={codes}>
                    {mark.codes.map((code) => (
                      <li key={code}>
                        <button
                          type="button"
                          className={codeButton}
                          title={texts.removeMark(code)}
                          aria-label={texts.removeMarkOf(`${code.slice(-6)} ×`, code)}
                          onClick={() => picking.dropMark(code)}
                        >
                          {code.slice(-6)} ×
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              <span className={figure}>
                <b>{isAssembling ? texts.picked(taken, quantity) : texts.all(quantity)}</b>
                <span className={quiet}>{formatPrice(price)}</span>
              </span>
              {isAssembling && (
                <span className={action}>
                  {taken >= quantity ? (
                    <span className={ready}>{texts.done}</span>
                  ) : (
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={texts.takeOneOf(name)}
                      onClick={() => picking.take(line)}
                    >
                      {texts.takeOne}
                    </Button>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{isAssembling ? texts.picked(all - picking.left, all) : ''}</span>
      </VisuallyHidden>
    </section>
  )
}

/** Where the scanner types; Ctrl Z outside of a text takes the last piece back. */
function ScanField({ picking }: { picking: Picking }) {
  const field = useRef<HTMLFormElement>(null)
  const undo = useRef(picking.undo)
  useEffect(() => {
    undo.current = picking.undo
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      const isWriting = target instanceof HTMLInputElement && target.value !== ''
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || isWriting) return
      event.preventDefault()
      undo.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <form
      ref={field}
      className={cardBody}
      onSubmit={(event) => {
        event.preventDefault()
        const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement
        void picking.scan(input.value)
        input.value = ''
      }}
    >
      <TextField
        name="code"
        label={texts.scan}
        hint={texts.scanHint}
        error={picking.error || undefined}
        autoComplete="off"
        autoFocus
        maxLength={200}
        size="l"
      />
    </form>
  )
}

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const words = css`
  display: grid;
  gap: ${space.s2};
  overflow-wrap: anywhere;
`

const figure = css`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
`

const action = css`
  text-align: right;
`

const ready = css`
  color: ${color.stateOk};
  font-weight: ${weight.medium};
`

const codes = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
`

const codeButton = css`
  min-height: 24px;
  padding: 0 ${space.s8};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};
  font: inherit;
  font-size: ${fontSize.s12};
  cursor: pointer;
`

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto 112px;
  align-items: center;
  gap: ${space.s12};
  padding: ${space.s8} ${space.s16};
  border-top: 1px solid ${color.lineHair};

  &[data-current='true'] {
    background-color: ${color.signalSoft};
    box-shadow: inset 4px 0 ${color.signal};
  }

  @media ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
  }
`
