import { LIST_NAME_MAX } from '@verstak/validators/favoritesListName'
import { listNameExampleText } from '@verstak/validators/favoritesListName.texts'
import { TextField } from '@verstak/ui-kit/TextField'
import { useState } from 'react'
import { example } from './listWindowStyles.tsx'
import { windowTexts as texts } from './listWindows.texts.ts'

export interface NameFieldProps {
  name: string
  error: string | undefined
  defaultValue?: string
}

/** Name of a list: typing stops at 255 letters (FAV-014), and an error comes with an example (FAV-015). */
export function NameField({ name, error, defaultValue = '' }: NameFieldProps) {
  const [length, setLength] = useState(defaultValue.length)
  return (
    <TextField
      name={name}
      label={texts.name}
      size="l"
      autoComplete="off"
      maxLength={LIST_NAME_MAX}
      placeholder={texts.namePlace}
      defaultValue={defaultValue}
      onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      suffix={<span aria-hidden>{texts.length(length, LIST_NAME_MAX)}</span>}
      error={
        error && (
          <>
            {error}
            <span className={example}>{listNameExampleText}</span>
          </>
        )
      }
    />
  )
}
