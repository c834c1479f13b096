import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import type { IconShape } from '@verstak/ui-kit/icons'
import { useRef, useState, type DragEvent } from 'react'
import { field, hidden, lead, quiet } from './uploadStyles.tsx'

const UPLOAD_ICON: IconShape = 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v5h16v-5'

export interface DropFieldProps {
  /** Name of the picker. */
  label: string
  /** Invites to drop. */
  words: string
  /** Which files fit. */
  limits: string
  /** On the button that opens the picker. */
  choose: string
  /** Kinds of files that the picker offers. */
  accept: string
  /** The picker takes several at once. */
  isMultiple?: boolean
  onFiles: (files: Iterable<File>) => void
}

/** Where files are dropped, or chosen by the picker. */
export function DropField({ label, words, limits, choose, accept, isMultiple = false, onFiles }: DropFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onFiles(event.dataTransfer.files)
  }

  return (
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
        <b className={lead}>{words}</b>
        <p className={quiet}>{limits}</p>
      </div>
      <Button variant="secondary" onClick={() => picker.current?.click()}>
        {choose}
      </Button>
      {/* Without a name: the files are no part of what the form sends. */}
      <input
        ref={picker}
        className={hidden}
        type="file"
        accept={accept}
        multiple={isMultiple}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          // Emptied, so that the same file may be chosen again; the list lives on as an array.
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
