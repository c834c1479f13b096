import { TextField } from '@verstak/ui-kit/TextField'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { isBlockedKey, readLogin, shownLogin, typeLogin } from '../sign-in/loginInput.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { useIsPlain, useSignInScreen } from './signInContext.ts'

/**
 * E-mail or phone in one field (LOGIN-013, 020…028): phone-like digits make it a phone with a mask, a letter an e-mail
 * again.
 */
export function LoginField() {
  const { state, dispatch } = useSignInScreen()
  const [login, setLogin] = useState(() => readLogin(state.login))
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const isPlain = useIsPlain()

  // A controlled input whose text was changed on the way loses its caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isBackspace = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const { caret: end, ...next } = typeLogin(login, {
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      isBackspace,
    })
    caret.current = end
    setLogin(next)
    dispatch({ type: 'typeLogin', login: shownLogin(next) })
  }

  return (
    <TextField
      ref={input}
      data-login
      // Plain forms send the field by the name that the server reads.
      name={isPlain ? 'login' : login.mode === 'phone' ? 'tel' : 'email'}
      label={signInTexts.login}
      isLabelHidden
      placeholder={signInTexts.login}
      hint={signInTexts.loginHint}
      error={state.errors['login']}
      size="l"
      type="text"
      // The keyboard stays with the field: it must take both.
      inputMode="email"
      autoComplete="username webauthn"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={320}
      required
      value={shownLogin(login)}
      onChange={type}
      onKeyDown={(event: KeyboardEvent) => {
        if (isBlockedKey(event)) event.preventDefault()
      }}
    />
  )
}
