import { css } from '@linaria/core'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { chevronLeftIcon, chevronRightIcon } from '@verstak/ui-kit/icons'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import type { EditForm } from '../edit/useEdit.ts'
import { fieldTexts } from '../fields/editFields.texts.ts'
import { mayEditField } from '../fields/mayEditField.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { productTexts as texts } from './product.texts.ts'

const SIDE = 56

/** The pictures in their order; buttons move one, and the focus goes with it. */
export function PictureFields({ form, images }: { form: EditForm; images: Readonly<Record<string, string>> }) {
  const { role } = useStaff()
  const views = form.values.pictures as readonly string[]
  const isLocked = !mayEditField(role, 'pictures')
  function move(place: number, step: 1 | -1) {
    const next = [...views]
    const [one] = next.splice(place, 1)
    next.splice(place + step, 0, one!)
    form.set('pictures', next)
  }
  return (
    <>
      {form.errors.pictures && (
        <p className={bad} role="alert">
          {form.errors.pictures}
        </p>
      )}
      <ol className={list}>
        {views.map((view, place) => (
          <li key={view} className={item}>
            {images[view] && <Picture src={images[view]} alt={texts.view(place + 1)} size={SIDE} />}
            <span className={buttons}>
              <IconButton
                shape={chevronLeftIcon}
                size="s"
                label={fieldTexts.up(texts.view(place + 1))}
                disabled={isLocked || place === 0}
                onClick={() => move(place, -1)}
              />
              <IconButton
                shape={chevronRightIcon}
                size="s"
                label={fieldTexts.down(texts.view(place + 1))}
                disabled={isLocked || place === views.length - 1}
                onClick={() => move(place, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

const bad = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const buttons = css`
  display: flex;
`

const item = css`
  display: grid;
  justify-items: center;
  gap: ${space.s4};
  padding: ${space.s6};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.control};
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
