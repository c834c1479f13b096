import { css } from '@linaria/core'
import { cartListFormAction, MAX_LIST_TEXT } from '@verstak/contracts/cartListForm'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { color, dimension, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import { useId, type FormEvent } from 'react'
import { listEntryTexts as texts } from './listEntry.texts.ts'
import type { GivenList, ListError } from './useListCheck.ts'

export interface ListInputProps {
  /** What the field begins with. */
  text: string
  error: ListError | null
  isChecking: boolean
  onCheck: (list: GivenList) => void
}

/** Field for a list and one for a file; the field is a plain form without scripts. */
export function ListInput({ text, error, isChecking, onCheck }: ListInputProps) {
  const { layout } = useHost()
  const region = useRegion()
  const fileId = useId()
  const fileError = error?.field === 'file' ? error.text : undefined

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isChecking) onCheck({ text: String(new FormData(event.currentTarget).get('text')) })
  }

  return (
    <form className={form} method="post" action={cartListFormAction(layout, region.id)} onSubmit={check}>
      <Textarea
        name="text"
        label={texts.codes}
        hint={texts.advice}
        error={error?.field === 'text' ? error.text : undefined}
        defaultValue={text}
        placeholder={texts.placeholder}
        rows={6}
        maxLength={MAX_LIST_TEXT}
        spellCheck={false}
        autoComplete="off"
      />
      <div className={upload} data-invalid={fileError !== undefined || undefined}>
        <label htmlFor={fileId}>
          <b>{texts.chooseFile}</b> {texts.orDrop}
          <span className={note}>{texts.file}</span>
        </label>
        {/* Lies over the box, so that a file can be dropped on it. */}
        <input
          id={fileId}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-invalid={fileError !== undefined || undefined}
          aria-describedby={fileError && `${fileId}-error`}
          disabled={isChecking}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onCheck({ file })
            // The same file can be chosen again once it was changed.
            target.value = ''
          }}
        />
        {fileError && (
          <p id={`${fileId}-error`} className={problem} role="alert">
            {fileError}
          </p>
        )}
      </div>
      <Button type="submit" name="action" value="check" size="l" loading={isChecking} loadingLabel={texts.checking}>
        {texts.check}
      </Button>
    </form>
  )
}

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: ${space.s16};
  align-items: stretch;

  > button {
    justify-self: start;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > button {
      justify-self: stretch;
    }
  }
`

const upload = css`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${space.s8};
  padding: ${space.s16};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.control};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  text-align: center;

  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: ${dimension.focusOffset};
  }

  &[data-invalid] {
    border-color: ${color.stateDanger};
  }

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  /* The file is read by scripts. */
  @media (scripting: none) {
    display: none;
  }
`

const note = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const problem = css`
  color: ${color.stateDanger};
`
