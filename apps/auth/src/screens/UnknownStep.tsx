import type { FlowField, FlowTransition } from '@verstak/contracts/signInFlow'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { TextField } from '@verstak/ui-kit/TextField'
import { mainTransition } from '../sign-in/flowMachine.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { useSignInScreen } from './signInContext.ts'
import { StepButton } from './StepButton.tsx'
import { StepForm } from './StepForm.tsx'
import { leadClass } from './stepStyles.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** A place that only the server knows: a plain form of its schema (FLOW-002). */
export function UnknownStep() {
  const { state, dispatch } = useSignInScreen()
  const main = mainTransition(state)
  const others = (state.flow?.transitions ?? []).filter((transition) => transition !== main)
  return (
    <StepForm
      actions={
        <>
          <SubmitButton>{signInTexts.next}</SubmitButton>
          {others.map(({ transition }) => (
            <StepButton
              key={transition}
              transition={transition}
              onPress={() => dispatch({ type: 'transition', name: transition, values: {} })}
            >
              {signInTexts.transitions[transition] ?? transition}
            </StepButton>
          ))}
        </>
      }
    >
      {state.flow?.ui.text && <p className={leadClass}>{state.flow.ui.text}</p>}
      {main &&
        Object.entries(main.schema).map(([name, field]) => (
          <SchemaField key={name} name={name} field={field} transition={main} error={state.errors[name]} />
        ))}
    </StepForm>
  )
}

interface SchemaFieldProps {
  name: string
  field: FlowField
  transition: FlowTransition
  error: string | undefined
}

function SchemaField({ name, field, transition, error }: SchemaFieldProps) {
  const value = transition.data[name]
  const text = typeof value === 'string' ? value : ''
  const common = { name, label: field.title ?? name, size: 'l' as const, error, required: field.isRequired === true }
  switch (field.type) {
    case 'captcha':
      return null
    case 'checkbox':
      return <Checkbox name={name} label={field.title ?? name} defaultChecked={value === true} />
    case 'password':
      return <PasswordField {...common} />
    case 'tel':
      return <PhoneField {...common} defaultValue={phoneDigits(text)} />
    case 'code':
      return <TextField {...common} inputMode="numeric" autoComplete="one-time-code" maxLength={field.maxLength} />
    default:
      return <TextField {...common} type={field.type} defaultValue={text} maxLength={field.maxLength} />
  }
}
