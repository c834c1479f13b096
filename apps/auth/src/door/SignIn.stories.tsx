import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { getCaptchaTask } from '@verstak/contracts/captcha'
import { getSignInWays, type SignInWays } from '@verstak/contracts/identity'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { BottomSheet } from '@verstak/ui-kit/BottomSheet'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { useState, useSyncExternalStore } from 'react'
import { RetryMessage } from '../screens/RetryMessage.tsx'
import type { SignInScreen } from '../screens/signInContext.ts'
import { showFlow } from '../sign-in/showFlow.ts'
import { firstState, type SignInState } from '../sign-in/signInState.ts'
import { hasArrow, stepTitle, stepWidth } from '../sign-in/stepFrame.ts'
import { flowOf, offerOf } from '../testing/answers.ts'
import { SignIn } from './SignIn.tsx'

interface StepProps extends Partial<Pick<SignInScreen, 'companyCheckbox' | 'hasKinds'>> {
  state: Partial<SignInState>
  ways?: SignInWays
}

const NO_WAYS: SignInWays = { vk: null, oidc: null, hasPasskeys: false }

const PHONE_WIDTH = '(max-width: 767px)'

const isPhoneWide = () => matchMedia(PHONE_WIDTH).matches
function watchWidth(tell: () => void) {
  const query = matchMedia(PHONE_WIDTH)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** One state of the window; its clock stands still. */
function Step({ state, companyCheckbox = 'representative', hasKinds = false, ways = NO_WAYS }: StepProps) {
  const [host] = useState(() => {
    const api = createFakeApi()
      .on(getCaptchaTask, () => ({ provider: 'altcha' as const, challenge: {} }))
      .on(getSignInWays, () => ways)
    return createTestHost({ call: api.call, region: makeRegion() })
  })
  const isPhone = useSyncExternalStore(watchWidth, isPhoneWide)
  const shown = { ...firstState(), ...state }
  const screen = { state: shown, dispatch: ignore, now: () => 0, next: '', companyCheckbox, hasKinds }
  const frame = { isOpen: true, onClose: ignore, title: stepTitle(shown), ...(hasArrow(shown) && { onBack: ignore }) }
  const content = <SignIn screen={screen} isFocused onClose={ignore} />
  return (
    <TestHost host={host}>
      {isPhone ? (
        <BottomSheet {...frame}>{content}</BottomSheet>
      ) : (
        <Dialog {...frame} width={stepWidth(shown)}>
          {content}
        </Dialog>
      )}
    </TestHost>
  )
}

const ignore = () => undefined

const meta = {
  title: 'Remotes/SignIn',
  component: Step,
  parameters: { layout: 'fullscreen' },
  args: { state: {} },
} satisfies Meta<typeof Step>

export default meta
type Story = StoryObj<typeof meta>

const first = firstState()
const phone = { type: 'phone', value: '9162041837' } as const
const email = { type: 'email', value: 'm.kravtsova@montazh-servis.ru' } as const
const code = { ...first.code, againAtMs: 42_000 }
const captcha = { round: 1, token: null, repeat: null, isFailed: false }

export const Login: Story = {}
export const LoginWithOtherWays: Story = {
  args: { ways: { vk: null, oidc: { name: 'Единый вход' }, hasPasskeys: true } },
}
export const LoginOfPerson: Story = { args: { hasKinds: true } }
export const LoginOfCompany: Story = { args: { hasKinds: true, state: { isJuristic: true, login: '9162041837' } } }
export const LoginRefused: Story = {
  args: {
    state: {
      login: '4951204415',
      errors: { login: 'Введите электронную почту или номер мобильного телефона' },
    },
  },
}
export const LoginWithCaptcha: Story = { args: { state: { login: '9162041837', captcha } } }
export const CaptchaFailed: Story = {
  args: { state: { login: '9162041837', captcha: { ...captcha, isFailed: true } } },
}
export const SocialIsChecked: Story = { args: { state: { isChecking: true } } }

export const Sms: Story = {
  args: { state: { place: 'SMS_CODE', contact: phone, code: { ...code, messagesUrl: 'http://127.0.0.1/messages' } } },
}
export const SmsAgain: Story = { args: { state: { place: 'SMS_CODE', contact: phone } } }
export const SmsRefused: Story = {
  args: { state: { place: 'SMS_CODE', contact: phone, errors: { code: 'Неверный код' } } },
}
export const SmsLimit: Story = {
  args: { state: { place: 'SMS_CODE', contact: phone, code: { ...code, againAtMs: 4_449_000, isLimit: true } } },
}
export const SmsOfSixDigits: Story = {
  args: { state: { place: 'SMS_CODE', contact: phone, code: { ...code, length: 6 } } },
}

export const Password: Story = { args: { state: { place: 'PASSWORD', contact: email } } }
export const PasswordRefused: Story = {
  args: { state: { place: 'PASSWORD', contact: email, errors: { password: 'Неверный пароль' }, captcha } },
}
export const PasswordDelay: Story = { args: { state: { place: 'PASSWORD', contact: email, delayUntilMs: 277_000 } } }

const form = { ...first.registration, name: 'Марина', email: email.value, phone: phone.value }
export const Registration: Story = {
  args: {
    state: {
      place: 'REGISTRATION',
      contact: phone,
      registration: { ...form, isPhoneConfirmed: true },
      isJuristic: true,
    },
  },
}
export const RegistrationRefused: Story = {
  args: {
    companyCheckbox: 'buy-as-company',
    state: {
      place: 'REGISTRATION',
      contact: email,
      code: { ...code, againAtMs: 38_000 },
      registration: { ...form, name: 'Marina', email: 'marina@montazh', isPhoneCodeSent: true },
      errors: {
        name: 'Заполните поле русскими буквами без цифр и знаков препинания',
        phone: 'Необходимо подтвердить номер телефона',
        email: 'Email должен содержать символы «@» и «.»',
        password: 'Пароль должен содержать от 6 до 50 символов',
      },
    },
  },
}
export const RegistrationOfLandline: Story = {
  args: { state: { place: 'REGISTRATION', contact: email, registration: { ...form, phone: '4951204415' } } },
}
export const Additional: Story = {
  args: { state: { place: 'ADDITIONAL_REGISTRATION', registration: { ...form, email: '', phone: '' } } },
}
export const PhoneIsUsed: Story = {
  args: { state: { place: 'USED', used: { field: 'phone', value: phone.value, from: 'REGISTRATION' } } },
}
export const EmailIsUsed: Story = {
  args: { state: { place: 'USED', used: { field: 'email', value: email.value, from: 'REGISTRATION' } } },
}

const otp = {
  ...code,
  type: 'phone',
  sentTo: '+7 (916) •••-••-37',
  types: ['phone', 'email'],
  againAtMs: 85_000,
} as const
export const Otp: Story = { args: { state: { place: 'OTP', code: otp } } }
export const OtpLimit: Story = {
  args: {
    state: {
      place: 'OTP',
      code: {
        ...otp,
        type: 'email',
        sentTo: 'm•••••••a@montazh-servis.ru',
        againAtMs: 552_000,
        isLimit: true,
        limitMessage: 'Слишком много неверных кодов',
      },
    },
  },
}
export const OtpByMail: Story = {
  args: { state: { place: 'OTP', code: { ...otp, type: 'email', sentTo: 'm•••@montazh-servis.ru' } } },
}
export const SaveDevice: Story = { args: { state: { place: 'SAVE_DEVICE' } } }

export const NotLoaded: StoryObj = {
  render: () => (
    <Dialog isOpen onClose={ignore} title="Регистрация">
      <RetryMessage onRetry={ignore} />
    </Dialog>
  ),
}

export const Recovery: Story = { args: { state: { place: 'RECOVERY', recoveryEmail: email.value } } }
export const RecoverySent: Story = {
  args: { state: { place: 'RECOVERY_SENT', recoveryEmail: email.value, code: { ...code, againAtMs: 54_000 } } },
}

const passport = flowOf('PASSPORT', {
  ui: { title: 'Подтвердите личность', text: 'Назовите то, что знаете только вы.' },
  offers: [
    offerOf('submit', {
      schema: {
        word: { type: 'text', title: 'Кодовое слово', isRequired: true },
        agreed: { type: 'checkbox', title: 'Запомнить меня' },
      },
    }),
    offerOf('skip'),
  ],
})
export const PlaceOfServer: Story = { args: { state: showFlow(first, passport, 0) } }
export const MessageOfServer: Story = {
  args: { state: { ...showFlow(first, flowOf('EMAIL_OR_PHONE'), 0), message: 'Эта страница устарела. Повторите.' } },
}
