import { css } from '@linaria/core'
import { MOST_REVIEW_MEDIA } from '@verstak/contracts/reviewForm'
import { IMAGE_TYPES, VIDEO_TYPES } from '@verstak/contracts/upload'
import { Button } from '@verstak/ui-kit/Button'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Icon } from '@verstak/ui-kit/Icon'
import { closeIcon, type IconShape } from '@verstak/ui-kit/icons'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useRef, useState, type DragEvent } from 'react'
import { UploadRow } from './UploadRow.tsx'
import type { Uploads } from './useUploads.ts'
import { uploadTexts as texts } from './uploads.texts.ts'

const UPLOAD_ICON: IconShape = 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v5h16v-5'

/** Kinds of files that the picker offers. */
export const ACCEPT = [...IMAGE_TYPES, ...VIDEO_TYPES].join()

export interface UploadFieldsProps {
  uploads: Uploads
  error: string | undefined
}

/** Choice of photos and videos, by the picker or by dropping them, with their thumbnails and progress. */
export function UploadFields({ uploads, error }: UploadFieldsProps) {
  const { items, problem, add, remove } = uploads
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const ready = items.filter(({ state }) => state === 'ready')
  const others = items.filter(({ state }) => state !== 'ready')

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <FormSection title={`${texts.title}, ${texts.count(ready.length, MOST_REVIEW_MEDIA)}`}>
      <div
        className={field}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon shape={UPLOAD_ICON} size="l" />
        <div>
          <b className={lead}>{texts.drop}</b>
          <p className={quiet}>{texts.limits}</p>
        </div>
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          {texts.choose}
        </Button>
        {/* Without a name: the files are no part of what the form sends. */}
        <input
          ref={picker}
          className={hidden}
          type="file"
          accept={ACCEPT}
          multiple
          tabIndex={-1}
          aria-label={texts.add}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
        />
      </div>
      {(problem || error) && (
        <Message tone="danger" isLive>
          {problem || error}
        </Message>
      )}
      {ready.length > 0 && (
        <ul className={pictures}>
          {ready.map(({ id, name, preview }, place) => (
            <li key={id} className={picture}>
              {preview ? <img className={image} src={preview} alt={name} /> : <span className={fileName}>{name}</span>}
              {place === 0 && <span className={mark}>{texts.first}</span>}
              <IconButton
                className={cross}
                size="s"
                shape={closeIcon}
                iconSize="s"
                label={texts.remove(name)}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={rows}>
          {others.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} accept={ACCEPT} />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

const lead = css`
  font-weight: ${weight.semibold};

  @media ${media.touch} {
    display: none;
  }
`

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const hidden = css`
  display: none;
`

const field = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s12} ${space.s16};
  padding: ${space.s16} ${space.s20};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.card};
  background-color: ${color.surfacePage};

  &[data-over] {
    border-color: ${color.lineStrong};
    background-color: ${color.signalSoft};
  }

  @media ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space.s12};

    > :last-of-type {
      grid-column: 1 / -1;
    }
  }
`

const pictures = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${space.s8};
`

const picture = css`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
`

const image = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const fileName = css`
  padding: ${space.s4};
  font-size: ${fontSize.s12};
  overflow-wrap: anywhere;
`

const mark = css`
  position: absolute;
  bottom: ${space.s4};
  left: ${space.s4};
  padding: 0 ${space.s6};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  line-height: 20px;
  font-weight: ${weight.semibold};
`

const cross = css`
  && {
    position: absolute;
    top: ${space.s4};
    right: ${space.s4};
    background-color: ${color.surfaceCard};
    color: ${color.textPrimary};
  }
`

const rows = css`
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
`
