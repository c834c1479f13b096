import { formatNumber } from '@verstak/plural/formatNumber'
import { Button } from '@verstak/ui-kit/Button'
import { closeIcon } from '@verstak/ui-kit/icons'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { useRef } from 'react'
import { percentOf, type UploadItem } from './uploadItem.ts'
import type { Uploads } from './useUploads.ts'
import { actions, bar, hidden, note, row, title, words } from './uploadStyles.tsx'
import { uploadTexts as texts } from './uploads.texts.ts'

const MEGABYTE = 1024 * 1024

export interface UploadRowProps {
  item: UploadItem
  uploads: Uploads
  /** Kinds of files that the picker offers. */
  accept: string
}

/** A file on its way, or one that was refused. */
export function UploadRow({ item, uploads, accept }: UploadRowProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { id, name, state } = item
  const { pause, resume, remove, replace } = uploads
  const percent = percentOf(item)
  const isRefused = state === 'refused'
  return (
    <li className={row} data-refused={isRefused || undefined}>
      <div className={words}>
        <b className={title}>{name}</b>
        {!isRefused && (
          <div
            className={bar}
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            style={{ '--share': percent / 100 } as object}
          />
        )}
        <p className={note} role={isRefused ? 'alert' : undefined}>
          {noteOf(item)}
        </p>
      </div>
      <div className={actions}>
        {state === 'sending' && (
          <Button size="s" variant="secondary" onClick={() => pause(id)}>
            {texts.pause}
          </Button>
        )}
        {(state === 'paused' || state === 'lost') && (
          <Button size="s" variant="secondary" onClick={() => resume(id)}>
            {texts.resume}
          </Button>
        )}
        {(isRefused || state === 'gone') && (
          <Button size="s" variant="secondary" onClick={() => picker.current?.click()}>
            {isRefused ? texts.replace : texts.chooseAgain}
          </Button>
        )}
        <IconButton
          size="s"
          iconSize="s"
          shape={closeIcon}
          label={isRefused ? texts.remove(name) : texts.cancel(name)}
          onClick={() => remove(id)}
        />
        <input
          ref={picker}
          className={hidden}
          type="file"
          accept={accept}
          tabIndex={-1}
          aria-label={texts.chooseAgain}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) replace(id, file)
            currentTarget.value = ''
          }}
        />
      </div>
    </li>
  )
}

function noteOf(item: UploadItem): string {
  const percent = percentOf(item)
  switch (item.state) {
    case 'refused':
      return item.refusal
    case 'waiting':
      return texts.waiting
    case 'paused':
      return texts.paused(percent)
    case 'lost':
      return item.refusal || texts.lost
    case 'gone':
      return texts.fileGone(item.name)
    default:
      return percent === 100
        ? texts.checking
        : texts.progress(percent, formatNumber(item.offset / MEGABYTE, 1), formatNumber(item.size / MEGABYTE, 1))
  }
}
