import { useState } from 'react'
import { eyeIcon, eyeOffIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { showPasswordLabel } from './passwordField.texts.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /** What the browser's password manager offers: the saved one (default), or a new one. */
  autoComplete?: 'current-password' | 'new-password'
}

/**
 * Password with a button that shows it. Tab goes from the text to the button, Space and Enter press it
 * (`aria-pressed`); the text and the caret stay. States as of `TextField`.
 */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          shape={isShown ? eyeOffIcon : eyeIcon}
          label={showPasswordLabel}
          size="s"
          pressed={isShown}
          disabled={rest.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
