import { closeIcon } from '@verstak/ui-kit/icons'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { Message } from '@verstak/ui-kit/Message'
import { DropField } from './DropField.tsx'
import { acceptOf } from './UploadRules.ts'
import { UploadRow } from './UploadRow.tsx'
import type { Uploads } from './useUploads.ts'
import { cross, fileName, image, mark, picture, pictures, rows } from './uploadStyles.tsx'
import { uploadTexts as texts } from './uploads.texts.ts'

export interface UploadFieldsProps {
  uploads: Uploads
  error: string | undefined
}

/** Choice of photos and videos, by the picker or by dropping them, with their thumbnails and progress. */
export function UploadFields({ uploads, error }: UploadFieldsProps) {
  const { items, problem, add, remove, rules } = uploads
  const accept = acceptOf(rules)
  const ready = items.filter(({ state }) => state === 'ready')
  const others = items.filter(({ state }) => state !== 'ready')

  return (
    <>
      <DropField
        label={rules.words.add}
        words={texts.drop}
        limits={rules.words.limits}
        choose={texts.choose}
        accept={accept}
        isMultiple
        onFiles={add}
      />
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
