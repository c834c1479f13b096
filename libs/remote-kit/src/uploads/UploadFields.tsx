import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { closeIcon, type IconShape } from '@verstak/ui-kit/icons'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { Message } from '@verstak/ui-kit/Message'
import { useRef, useState, type DragEvent } from 'react'
import { acceptOf } from './UploadRules.ts'
import { UploadRow } from './UploadRow.tsx'
import type { Uploads } from './useUploads.ts'
import { cross, field, fileName, hidden, image, lead, mark, picture, pictures, quiet, rows } from './uploadStyles.tsx'
import { uploadTexts as texts } from './uploads.texts.ts'

const UPLOAD_ICON: IconShape = 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v5h16v-5'

export interface UploadFieldsProps {
  uploads: Uploads
  error: string | undefined
}

/** Choice of photos and videos, by the picker or by dropping them, with their thumbnails and progress. */
export function UploadFields({ uploads, error }: UploadFieldsProps) {
  const { items, problem, add, remove, rules } = uploads
  const accept = acceptOf(rules)
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
    <>
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
          <p className={quiet}>{rules.words.limits}</p>
        </div>
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          {texts.choose}
        </Button>
        {/* Without a name: the files are no part of what the form sends. */}
        <input
          ref={picker}
          className={hidden}
          type="file"
          accept={accept}
          multiple
          tabIndex={-1}
          aria-label={rules.words.add}
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
              {place === 0 && rules.words.first && <span className={mark}>{rules.words.first}</span>}
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
            <UploadRow key={item.id} item={item} uploads={uploads} accept={accept} />
          ))}
        </ul>
      )}
    </>
  )
}
