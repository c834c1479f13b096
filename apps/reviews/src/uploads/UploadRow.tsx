import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Button } from '@verstak/ui-kit/Button'
import { closeIcon } from '@verstak/ui-kit/icons'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import { percentOf, type UploadItem } from './uploadItem.ts'
import type { Uploads } from './useUploads.ts'
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
      return texts.lost
    case 'gone':
      return texts.fileGone(item.name)
    default:
      return percent === 100
        ? texts.checking
        : texts.progress(percent, formatNumber(item.offset / MEGABYTE, 1), formatNumber(item.size / MEGABYTE, 1))
  }
}

const words = css`
  min-width: 0;
`

const title = css`
  display: block;
  overflow: hidden;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const bar = css`
  height: 4px;
  margin: ${space.s6} 0 ${space.s4};
  overflow: hidden;
  border-radius: 2px;
  background-color: ${color.lineDefault};

  &::before {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background-color: ${color.surfaceInverse};
  }
`

const note = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  [data-refused] & {
    color: ${color.stateDanger};
  }
`

const actions = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
`

const hidden = css`
  display: none;
`

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s16};
  align-items: center;
  padding: ${space.s12} ${space.s12} ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  &[data-refused] {
    background-color: ${color.stateDangerSoft};
  }
`
