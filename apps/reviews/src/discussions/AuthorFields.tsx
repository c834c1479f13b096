import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { discussionTexts } from './discussions.texts.ts'
import { maskEmail } from './maskEmail.ts'

const { form: texts } = discussionTexts

export interface AuthorFieldsProps {
  /** Of the signed-in user; '' for a guest. */
  name: string
  email: string
  field: (name: 'name' | 'email') => { name: 'name' | 'email'; error: string | undefined }
}

/** Name and e-mail of an author: open for a guest, known for a user, who may open and change them. */
export function AuthorFields({ name, email, field }: AuthorFieldsProps) {
  const isKnown = name !== '' && email !== ''
  const [isEditing, setIsEditing] = useState(!isKnown)
  const hasError = Boolean(field('name').error ?? field('email').error)
  if (!isEditing && !hasError) {
    return (
      <div className={card}>
        <div>
          <b>{name}</b>
          <p className={quiet}>{maskEmail(email)}</p>
        </div>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="email" value={email} />
        <Button variant="link" onClick={() => setIsEditing(true)}>
          {texts.change}
        </Button>
      </div>
    )
  }
  return (
    <>
      <TextField
        {...field('name')}
        label={texts.name}
        defaultValue={name}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField
        {...field('email')}
        label={texts.email}
        type="email"
        defaultValue={email}
        autoComplete="email"
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
