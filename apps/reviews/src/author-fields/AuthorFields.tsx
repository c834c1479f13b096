import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { authorTexts as texts } from './authorFields.texts.ts'
import { maskEmail } from './maskEmail.ts'

/** Fields of an author. */
type Name = 'name' | 'city' | 'email'

export interface AuthorFieldsProps {
  /** What is known of the author, '' otherwise; without `city` it is not asked for. */
  author: { name: string; city?: string; email: string }
  /** Open from the start: it is a guest's, or was typed. */
  isOpen: boolean
  /** Beside the known address. */
  note?: (email: string) => string
  emailHint?: string
  errors: Readonly<Partial<Record<Name, string | undefined>>>
}

/** Name, city and e-mail of an author: open for a guest, known for a user, who may open and change them. */
export function AuthorFields({ author, isOpen, note = String, emailHint, errors }: AuthorFieldsProps) {
  const { name, city, email } = author
  const [isEditing, setIsEditing] = useState(isOpen || name === '' || email === '')
  if (!isEditing && !errors.name && !errors.city && !errors.email) {
    return (
      <div className={card}>
        <div>
          <b>{[name, city].filter(Boolean).join(', ')}</b>
          <p className={quiet}>{note(maskEmail(email))}</p>
        </div>
        <input type="hidden" name="name" value={name} />
        {city !== undefined && <input type="hidden" name="city" value={city} />}
        <input type="hidden" name="email" value={email} />
        <Button variant="link" onClick={() => setIsEditing(true)}>
          {texts.change}
        </Button>
      </div>
    )
  }
  const nameField = (
    <TextField
      name="name"
      error={errors.name}
      label={texts.name}
      defaultValue={name}
      autoComplete="given-name"
      maxLength={100}
      required
    />
  )
  return (
    <>
      {city === undefined ? (
        nameField
      ) : (
        <FormRow>
          {nameField}
          <TextField
            name="city"
            error={errors.city}
            label={texts.city}
            defaultValue={city}
            autoComplete="address-level2"
            maxLength={100}
          />
        </FormRow>
      )}
      <TextField
        name="email"
        error={errors.email}
        label={texts.email}
        type="email"
        defaultValue={email}
        autoComplete="email"
        hint={emailHint}
        maxLength={200}
        required
      />
    </>
  )
}

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const card = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  padding: ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  overflow-wrap: anywhere;
`
