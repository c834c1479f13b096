import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { maskEmail } from '../discussions/maskEmail.ts'
import { addReviewTexts as texts } from './addReview.texts.ts'

type Name = 'name' | 'city' | 'email'

export interface SignFieldsProps {
  author: Readonly<Record<Name, string>>
  isGuest: boolean
  field: (name: Name) => { name: Name; error: string | undefined }
}

/** Under which name a review stands; of a user it is known, and can be changed. */
export function SignFields({ author, isGuest, field }: SignFieldsProps) {
  const { name, city, email } = author
  const [isEditing, setIsEditing] = useState(isGuest || name === '' || email === '')
  const hasError = (['name', 'city', 'email'] as const).some((one) => field(one).error)
  if (!isEditing && !hasError) {
    return (
      <div className={card}>
        <div>
          <b>{[name, city].filter(Boolean).join(', ')}</b>
          <p className={quiet}>{texts.hiddenEmail(maskEmail(email))}</p>
        </div>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="city" value={city} />
        <input type="hidden" name="email" value={email} />
        <Button variant="link" onClick={() => setIsEditing(true)}>
          {texts.change}
        </Button>
      </div>
    )
  }
  return (
    <>
      <FormRow>
        <TextField
          {...field('name')}
          label={texts.name}
          defaultValue={name}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...field('city')}
          label={texts.city}
          defaultValue={city}
          autoComplete="address-level2"
          maxLength={100}
        />
      </FormRow>
      <TextField
        {...field('email')}
        label={texts.email}
        type="email"
        defaultValue={email}
        autoComplete="email"
        hint={isGuest ? texts.emailHint : texts.userEmailHint}
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
