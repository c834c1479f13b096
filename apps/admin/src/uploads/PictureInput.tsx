import { css } from '@linaria/core'
import { photoGuidOf, photoName, photoTemplate } from '@verstak/contracts/photo'
import { Button } from '@verstak/ui-kit/Button'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { EditFieldProps } from '../fields/EditFields.tsx'
import { DrawingInput } from './DrawingInput.tsx'
import { LateUploads } from './LateUploads.tsx'
import { shopUploadTexts as texts } from './shopUploads.texts.ts'

const SIDE = 132

export interface PictureInputProps extends EditFieldProps {
  /** Name of the form on the device: `brand 3`. */
  entity: string
  /** A drawing of the shop may stand there, too. */
  hasDrawings?: boolean
}

/** One picture: a photo that is uploaded, or a drawing of the shop. */
export function PictureInput({ form, name, label, hint, entity, hasDrawings = false }: PictureInputProps) {
  const guid = photoGuidOf(form.values[name] as string | null)
  return (
    <fieldset className={field}>
      <legend className={title}>{label}</legend>
      {hint && <p className={quiet}>{hint}</p>}
      {guid === undefined ? (
        hasDrawings && <DrawingInput form={form} name={name} />
      ) : (
        <div className={shown}>
          <Picture className={picture} src={photoTemplate(guid)} alt={label} size={SIDE} />
          <Button variant="secondary" size="s" onClick={() => form.set(name, null)}>
            {texts.remove}
          </Button>
        </div>
      )}
      <LateUploads
        entity={`${entity} ${name}`}
        most={1}
        error={form.errors[name]}
        onReady={([file]) => file && form.set(name, photoName(file.guid))}
      />
    </fieldset>
  )
}

const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s8};
  min-width: 0;
`

const title = css`
  margin-bottom: ${space.s8};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.medium};
`

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const shown = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s12};
`

const picture = css`
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.control};
`
