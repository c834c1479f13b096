import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon } from '@verstak/ui-kit/icons'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import type { EditForm } from '../edit/useEdit.ts'
import { fieldTexts } from '../fields/editFields.texts.ts'
import { mayEditField } from '../fields/mayEditField.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { productTexts as texts } from './product.texts.ts'

interface PropertyValue {
  propertyId: number
  value: string
}

export interface PropertyFieldsProps {
  form: EditForm
  properties: readonly { id: number; name: string; unit: string | null }[]
}

/** Characteristics of the product, one line each. */
export function PropertyFields({ form, properties }: PropertyFieldsProps) {
  const { role } = useStaff()
  const values = form.values.properties as readonly PropertyValue[]
  const isLocked = !mayEditField(role, 'properties')
  const put = (place: number, change: Partial<PropertyValue>) =>
    form.set(
      'properties',
      values.map((one, at) => (at === place ? { ...one, ...change } : one)),
    )
  const nameOf = (id: number) => properties.find((one) => one.id === id)?.name ?? ''
  return (
    <>
      {form.errors.properties && (
        <p className={bad} role="alert">
          {form.errors.properties}
        </p>
      )}
      {values.map(({ propertyId, value }, place) => (
        <div key={place} className={row}>
          <Select
            label={texts.property}
            isLabelHidden
            disabled={isLocked}
            value={propertyId}
            onChange={({ target }) => put(place, { propertyId: Number(target.value) })}
          >
            {properties.map(({ id, name, unit }) => (
              <option key={id} value={id}>
                {unit ? `${name}, ${unit}` : name}
              </option>
            ))}
          </Select>
          <TextField
            label={`${texts.value}: ${nameOf(propertyId)}`}
            isLabelHidden
            disabled={isLocked}
            aria-invalid={form.errors.properties ? true : undefined}
            value={value}
            onChange={({ target }) => put(place, { value: target.value })}
          />
          <IconButton
            shape={binIcon}
            label={fieldTexts.remove(nameOf(propertyId))}
            disabled={isLocked}
            onClick={() =>
              form.set(
                'properties',
                values.filter((_, at) => at !== place),
              )
            }
          />
        </div>
      ))}
      {!isLocked && properties[0] && (
        <div>
          <Button
            variant="secondary"
            size="s"
            onClick={() => form.set('properties', [...values, { propertyId: properties[0]!.id, value: '' }])}
          >
            {texts.addProperty}
          </Button>
        </div>
      )}
    </>
  )
}

const bad = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  align-items: center;
  gap: ${space.s8};
`
