import { Button } from '@verstak/ui-kit/Button'
import { mainTransition } from '../sign-in/flowMachine.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { useIsPlain, useSignInScreen } from './signInContext.ts'

/** Sends a code where no script does it with the last digit. */
export function PlainSubmit() {
  const { state } = useSignInScreen()
  const isPlain = useIsPlain()
  if (!isPlain) return null
  return (
    <Button type="submit" name="transition" value={mainTransition(state)?.transition} size="l" wide>
      {signInTexts.next}
    </Button>
  )
}
