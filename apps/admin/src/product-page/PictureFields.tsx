import { css } from '@linaria/core'
import { isPhotoGuid, photoTemplate } from '@verstak/contracts/photo'
import { LONGEST_ALT } from '@verstak/contracts/productFiles'
import { pictureInWords } from '@verstak/contracts/valueWords'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, chevronLeftIcon, chevronRightIcon } from '@verstak/ui-kit/icons'
import { Picture } from '@verstak/ui-kit/Picture'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import type { EditForm } from '../edit/useEdit.ts'
import { fieldTexts } from '../fields/editFields.texts.ts'
import { mayEditField } from '../fields/mayEditField.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { LateUploads } from '../uploads/LateUploads.tsx'
import { productTexts as texts } from './product.texts.ts'

const SIDE = 120
/** As the API takes them. */
const MOST = 20

export interface PictureFieldsProps {
  form: EditForm
  /** Name of the form on the device. */
  entity: string
  /** Addresses of the pictures that the shop has, by view; those that the product does not show may come back. */
  images: Readonly<Record<string, string>>
}

/** The gallery in its order: buttons move and remove a picture, words say what it shows, photos are added, and drawings come back. */
export function PictureFields({ form, entity, images }: PictureFieldsProps) {
  const { role } = useStaff()
  const list = useRef<HTMLOListElement>(null)
  const views = form.values.pictures as readonly string[]
  const isLocked = !mayEditField(role, 'pictures')
  const put = (next: readonly string[]) => form.set('pictures', next)
  const alts = (form.values.alts ?? []) as readonly { picture: string; text: string }[]
  const describe = (view: string, text: string) => {
    const others = alts.filter(({ picture }) => picture !== view && views.includes(picture))
    form.set('alts', text === '' ? others : [...others, { picture: view, text }])
  }
  function move(place: number, step: 1 | -1) {
    const next = [...views]
    const [one] = next.splice(place, 1)
    next.splice(place + step, 0, one!)
    put(next)
  }
  function remove(place: number) {
    put(views.filter((_, index) => index !== place))
    // The focus stays in the list, with the picture that stands there now.
    const next = place === views.length - 1 ? place - 1 : place
    setTimeout(() => list.current?.children[next]?.querySelector<HTMLElement>('[data-remove]')?.focus())
  }
  const unused = Object.keys(images).filter((view) => !isPhotoGuid(view) && !views.includes(view))
  return (
    <>
      <p className={hint}>{texts.altHint}</p>
      <ol ref={list} className={pictures}>
        {views.map((view, place) => {
          const name = texts.view(place + 1)
          return (
            <li key={view} className={item}>
              <Picture className={picture} src={imageOfView(images, view)} alt={name} size={SIDE} />
              {place === 0 && <span className={mark}>{texts.first}</span>}
              <span className={buttons}>
                <IconButton
                  shape={chevronLeftIcon}
                  size="s"
                  label={fieldTexts.up(name)}
                  disabled={isLocked || place === 0}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  shape={chevronRightIcon}
                  size="s"
                  label={fieldTexts.down(name)}
                  disabled={isLocked || place === views.length - 1}
                  onClick={() => move(place, 1)}
                />
                <IconButton
                  data-remove
                  shape={binIcon}
                  size="s"
                  label={fieldTexts.remove(name)}
                  disabled={isLocked || views.length === 1}
                  onClick={() => remove(place)}
                />
              </span>
              <TextField
                label={texts.alt(place + 1)}
                maxLength={LONGEST_ALT}
                disabled={isLocked}
                value={alts.find(({ picture: one }) => one === view)?.text ?? ''}
                onChange={({ target }) => describe(view, target.value)}
              />
            </li>
          )
        })}
      </ol>
      {!isLocked && views.length >= MOST && <p>{texts.full(MOST)}</p>}
      {!isLocked && views.length < MOST && (
        <LateUploads
          entity={`${entity} pictures`}
          most={MOST}
          error={form.errors.pictures ?? form.errors.alts}
          onReady={(files) => put([...new Set([...views, ...files.map(({ guid }) => guid)])].slice(0, MOST))}
        />
      )}
      {!isLocked && unused.length > 0 && (
        <div className={drawings} role="group" aria-label={texts.addDrawing}>
          <span>{texts.addDrawing}</span>
          {unused.map((view) => (
            <Button
              key={view}
              size="s"
              variant="secondary"
              disabled={views.length >= MOST}
              onClick={() => put([...views, view])}
            >
              {pictureInWords(view)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** Address of a picture of a product, of one that was just uploaded, too. */
export const imageOfView = (images: PictureFieldsProps['images'], view: string): string =>
  images[view] ?? (isPhotoGuid(view) ? photoTemplate(view) : '')

const pictures = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`

const item = css`
  position: relative;
  display: grid;
  width: 232px;
  justify-items: center;
  gap: ${space.s4};
  padding: ${space.s6};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.control};
`

const picture = css`
  width: 120px;
  height: 120px;
`

const mark = css`
  position: absolute;
  top: ${space.s6};
  left: ${space.s6};
  padding: 0 ${space.s6};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  line-height: 20px;
  font-weight: ${weight.semibold};
`

const hint = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const buttons = css`
  display: flex;
`

const drawings = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
