import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Radio } from '@verstak/ui-kit/Radio'
import type { EditForm } from '../edit/useEdit.ts'
import { MomentInput } from '../fields/EditFields.tsx'
import { legalPagesTexts as texts } from './legalPages.texts.ts'

export interface StartFieldProps {
  form: EditForm
  /** The edition is planned already; otherwise what is saved is a new one, and nothing is chosen for it. */
  isPlanned: boolean
}

const FIELD = 'publishedAt'

/** From when an edition is valid: at once, or from a day to come. */
export function StartField({ form, isPlanned }: StartFieldProps) {
  const start = form.values[FIELD]
  const isLater = start !== null && (isPlanned || FIELD in form.edits)
  return (
    <>
      <ChoiceGroup
        label={texts.start}
        hint={texts.startHint}
        error={isLater ? undefined : form.errors[FIELD]}
        layout="inline"
        required
      >
        <Radio name={FIELD} label={texts.now} checked={start === null} onChange={() => form.set(FIELD, null)} />
        <Radio
          name={FIELD}
          label={texts.later}
          checked={isLater}
          onChange={() => form.set(FIELD, isPlanned ? form.base[FIELD] : '')}
        />
      </ChoiceGroup>
      {isLater && <MomentInput form={form} name={FIELD} label={texts.laterAt} />}
    </>
  )
}
