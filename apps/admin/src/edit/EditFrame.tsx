import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, layer, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, type ReactNode } from 'react'
import { ConfirmStaff } from '../confirm/ConfirmStaff.tsx'
import { showField } from '../fields/fieldValue.ts'
import { ConflictStrip } from './ConflictStrip.tsx'
import { editTexts as texts } from './edit.texts.ts'
import type { EditForm } from './useEdit.ts'

export interface EditFrameProps {
  form: EditForm
  /** Russian names of the fields, for what others have changed. */
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

/** A form of the back office: what others have changed meanwhile, its fields, and the bar that saves. */
export function EditFrame({ form, labels, children }: EditFrameProps) {
  const { open } = useHost()
  const element = useRef<HTMLFormElement>(null)
  const { conflicts, errors, problem } = form
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    // Of a choice its first button.
    const field = wrong?.querySelector('input') ?? wrong
    field?.focus()
  }, [errors])
  return (
    <form
      ref={element}
      className={block}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.hasDraft && form.isChanged && <Message tone="info">{texts.draft}</Message>}
      {Object.entries(conflicts).map(([field, conflict]) => (
        <ConflictStrip
          key={field}
          label={labels[field] ?? field}
          conflict={conflict}
          show={(value) => showField(field, value)}
          onDecide={(isMine) => form.decide(field, isMine)}
        />
      ))}
      {children}
      {/* In view wherever the form is scrolled to. */}
      <div className={foot}>
        {problem?.kind === 'confirm' && <ConfirmStaff onConfirmed={() => void form.submit()} />}
        {problem && problem.kind !== 'confirm' && (
          <Message tone="danger" isLive>
            {problem.text}{' '}
            {problem.kind === 'lost' && (
              <Button variant="link" onClick={() => open?.('sign-in', { next: location.pathname + location.search })}>
                {texts.signIn}
              </Button>
            )}
          </Message>
        )}
        <div className={bar}>
          <Button type="submit" loading={form.isSaving} disabled={!form.isChanged || Object.keys(conflicts).length > 0}>
            {texts.save}
          </Button>
          {form.isChanged ? (
            <Button variant="ghost" onClick={form.discard}>
              {texts.discard}
            </Button>
          ) : (
            !form.note && <span className={quiet}>{texts.nothingToSave}</span>
          )}
          {/* Not a toast: it would lie over the button. */}
          <span role="status">{form.note}</span>
        </div>
      </div>
    </form>
  )
}

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
`

const foot = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.raised};
  display: grid;
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.lineDefault};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  /* What has the focus stands clear of the bar. */
  :focus {
    scroll-margin-bottom: 96px;
  }
`
