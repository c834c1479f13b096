import type { Place } from '../sign-in/signInState.ts'
import { AdditionalStep } from './AdditionalStep.tsx'
import { OtpStep } from './OtpStep.tsx'
import { SaveDeviceStep, UsedStep } from './QuestionSteps.tsx'
import { RecoverySentStep, RecoveryStep } from './RecoverySteps.tsx'
import { RegistrationStep } from './RegistrationStep.tsx'
import { UnknownStep } from './UnknownStep.tsx'

export interface LateStepProps {
  place: Place
  /** Ends the sign-in without one. */
  onClose: () => void
}

/** The screens that do not come with the door itself, see `isEarly`. */
export function LateStep({ place, onClose }: LateStepProps) {
  switch (place) {
    case 'REGISTRATION':
      return <RegistrationStep />
    case 'ADDITIONAL_REGISTRATION':
      return <AdditionalStep />
    case 'OTP':
      return <OtpStep />
    case 'SAVE_DEVICE':
      return <SaveDeviceStep />
    case 'RECOVERY':
      return <RecoveryStep />
    case 'RECOVERY_SENT':
      return <RecoverySentStep onDone={onClose} />
    case 'USED':
      return <UsedStep />
    case 'UNKNOWN':
      return <UnknownStep />
    default:
      return null
  }
}
