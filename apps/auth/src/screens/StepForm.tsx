import { css } from '@linaria/core'
import { focusField } from '@verstak/form/focusField'
import { SIGN_IN_FORM } from '@verstak/contracts/signInFlow'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { useLayoutEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { checkForm, type CheckStep } from '../sign-in/checkForm.ts'
import { mainTransition } from '../sign-in/flowMachine.ts'
import type { Values } from '../sign-in/signInState.ts'
import { CaptchaPlace } from './CaptchaPlace.tsx'
import { readValues } from './readValues.ts'
import { useSignInScreen } from './signInContext.ts'

export interface StepFormProps {
  /** Fields, then buttons. */
  children: ReactNode
  /** Below the fields, after the captcha. */
  actions: ReactNode
  /** Reads the form where fields have other names than on the wire. */
  read?: (form: HTMLFormElement) => Values
  /** Rules that come with the screen; not asked where the server says its own. */
  check?: CheckStep
  /** Sends the values; by default the step's main event. */
  send?: (values: Values) => void
}

/**
 * Form of a step: checks, sends, tells errors at the fields and leads to the first wrong one. A sign-in that the server
 * drives is sent by the browser itself where there are no scripts.
 */
export function StepForm({ children, actions, read = readValues, check, send }: StepFormProps) {
  const { state, dispatch } = useSignInScreen()
  const { errors, refusals, message, flow } = state
  const form = useRef<HTMLFormElement>(null)

  // After the errors are rendered, so that screen readers read them with the field.
  useLayoutEffect(() => {
    if (refusals > 0 && form.current)
      focusField(
        form.current,
        Object.keys(errors).flatMap((name) => NAMES[name] ?? name),
      )
    // Only a new refusal moves the focus, no later edit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.pending) return
    const values = read(event.currentTarget)
    const wrong = checkForm(state, values, check)
    if (Object.keys(wrong).length > 0) dispatch({ type: 'refuse', errors: wrong })
    else if (send) send(values)
    else dispatch({ type: 'submit', values })
  }

  return (
    <form
      ref={form}
      className={column}
      method="post"
      action={flow ? SIGN_IN_FORM : undefined}
      noValidate
      onSubmit={submit}
      onChange={({ target }: FormEvent) => edit((target as HTMLInputElement).name)}
    >
      {flow && <PlainFields />}
      {message && (
        <Message tone="danger" isLive>
          {message}
        </Message>
      )}
      {children}
      {state.place !== 'USED' && <CaptchaPlace />}
      <div className={buttons}>{actions}</div>
    </form>
  )

  function edit(name: string) {
    const field = name === 'tel' || (name === 'email' && state.place === 'EMAIL_OR_PHONE') ? 'login' : name
    if (errors[field] !== undefined) dispatch({ type: 'edit', field })
  }
}

/** Fields whose controls have other names (LOGIN-026). */
const NAMES: Readonly<Record<string, string[]>> = { login: ['login', 'email', 'tel'] }

/** What a browser sends without scripts; the first button of a form is the one that Enter presses. */
function PlainFields() {
  const { state, next } = useSignInScreen()
  return (
    <>
      <button type="submit" name="transition" value={mainTransition(state)?.transition} hidden />
      <input type="hidden" name="dataToken" value={state.dataToken} />
      <input type="hidden" name="next" value={next} />
    </>
  )
}

const column = css`
  display: grid;
  gap: ${space.s16};
  min-width: 0;
`

const buttons = css`
  display: grid;
  gap: ${space.s8};
  margin-top: ${space.s4};
`
