import { css } from '@linaria/core'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import type { EditForm } from '../edit/useEdit.ts'
import { mayEditField } from '../fields/mayEditField.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { productTexts as texts } from './product.texts.ts'

interface Stock {
  officeId: number
  quantity: number
}

/** Pieces of the product in each shop. */
export function StockFields({ form, offices }: { form: EditForm; offices: readonly { id: number; name: string }[] }) {
  const { role } = useStaff()
  const stock = form.values.stock as readonly Stock[]
  const isLocked = !mayEditField(role, 'stock')
  function set(officeId: number, text: string) {
    const others = stock.filter((one) => one.officeId !== officeId)
    const digits = text.replaceAll(/\D/g, '').slice(0, 7)
    const next = digits === '' ? others : [...others, { officeId, quantity: Number(digits) }]
    form.set(
      'stock',
      next.toSorted((one, other) => one.officeId - other.officeId),
    )
  }
  return (
    <>
      <p className={hint}>{texts.stockHint}</p>
      {form.errors.stock && (
        <p className={bad} role="alert">
          {form.errors.stock}
        </p>
      )}
      <div className={grid}>
        {offices.map(({ id, name }) => (
          <TextField
            key={id}
            label={name}
            inputMode="numeric"
            suffix={texts.pieces}
            disabled={isLocked}
            aria-invalid={form.errors.stock ? true : undefined}
            value={String(stock.find(({ officeId }) => officeId === id)?.quantity ?? '')}
            onChange={({ target }) => set(id, target.value)}
          />
        ))}
      </div>
    </>
  )
}

const hint = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const bad = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  align-items: end;
  gap: ${space.s12};
  max-height: 360px;
  padding: ${space.s2};
  overflow: auto;
`
