import { css } from '@linaria/core'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { SegmentedControl } from '@verstak/ui-kit/SegmentedControl'
import { color, space } from '@verstak/ui-kit/tokens'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { LoginField } from './LoginField.tsx'
import { useIsPlain, useSignInScreen } from './signInContext.ts'
import { SocialWays } from './SocialWays.tsx'
import { StepForm } from './StepForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** Step EMAIL_OR_PHONE: one field for people and companies. */
export function LoginStep() {
  const { state, dispatch, hasKinds } = useSignInScreen()
  const { isJuristic } = state
  const isPlain = useIsPlain()
  const benefits = signInTexts.benefits[hasKinds && isJuristic ? 'company' : 'person']
  return (
    <div className={column}>
      {hasKinds && !isPlain && (
        <SegmentedControl
          label={signInTexts.kinds.label}
          value={isJuristic ? 'company' : 'person'}
          onChange={(kind) => dispatch({ type: 'chooseKind', isJuristic: kind === 'company' })}
          segments={[
            { value: 'person', label: signInTexts.kinds.person },
            { value: 'company', label: signInTexts.kinds.company },
          ]}
        />
      )}
      <ul className={list}>
        {benefits.map((text) => (
          <li key={text}>
            <Icon shape={checkIcon} size="s" />
            {text}
          </li>
        ))}
      </ul>
      <StepForm
        read={(form) => ({ login: form.querySelector<HTMLInputElement>('[data-login]')?.value ?? '' })}
        actions={<SubmitButton>{signInTexts.next}</SubmitButton>}
      >
        <LoginField />
        {hasKinds && isPlain && (
          <Checkbox name="isJuristic" label={signInTexts.kinds.company} defaultChecked={isJuristic} />
        )}
      </StepForm>
      <SocialWays />
    </div>
  )
}

const column = css`
  display: grid;
  gap: ${space.s20};
`

const list = css`
  display: grid;
  gap: ${space.s6};

  & > li {
    display: flex;
    align-items: center;
    gap: 10px;
  }

  & svg {
    flex: none;
    color: ${color.stateOk};
  }
`
