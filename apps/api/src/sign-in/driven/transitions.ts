import { SIGN_IN_TRANSITIONS as NAMES } from '@verstak/contracts/signInFlow'
import type { Caller } from '../../http/createBinder.ts'
import type { Services } from '../../services.ts'
import type { CodeSent } from '../codes/sendCode.ts'
import { limitText } from '../codeInfoOf.ts'
import { forgetPending } from '../../identity/getPending.ts'
import { enterLogin } from '../enterLogin.ts'
import { enterPassword } from '../enterPassword.ts'
import { enterPhoneCode, type FactorPassed } from '../enterPhoneCode.ts'
import { moveFlow, type OpenFlow } from '../flow/openFlow.ts'
import { orderPhoneCode } from '../orderPhoneCode.ts'
import { enterOtp, orderOtp } from '../otp.ts'
import { provePhone } from '../provePhone.ts'
import { typeOfLogin } from '../readContact.ts'
import { mailRecovery } from '../recoverPassword.ts'
import { registerAccount } from '../registerAccount.ts'
import { registerFastAccount } from '../registerFast.ts'
import { saveDevice } from '../saveDevice.ts'
import { signInTexts } from '../signIn.texts.ts'
import { SignInRefusal } from '../SignInRefusal.ts'

/** One step of a visitor. */
export interface FlowStep {
  services: Services
  caller: Caller
  flow: OpenFlow
  input: Readonly<Record<string, string | boolean>>
}

export interface StepDone {
  flow: OpenFlow
  /** When another message can be asked for, and what is said until then. */
  pause?: { delay: number; isLimit: boolean; message: string | null } | undefined
}

type Act = (step: FlowStep) => Promise<StepDone>

const textOf = ({ input }: FlowStep, field: string) => (typeof input[field] === 'string' ? input[field] : '')
const captchaOf = (step: FlowStep) => textOf(step, 'captcha') || undefined
const contactOf = ({ flow }: FlowStep) => flow.state.contact?.value ?? ''

const pauseOf = (sent: CodeSent | null | undefined, message: string | null): StepDone['pause'] =>
  sent ? { delay: sent.delay, isLimit: sent.isLimit, message: sent.isLimit ? message : null } : undefined

const factorDone = ({ flow, owed }: FactorPassed): StepDone => ({
  flow,
  ...(owed && { pause: pauseOf(owed.sent, limitText(owed.contact)) }),
})

const enter = async (step: FlowStep, login: string): Promise<StepDone> => {
  const { services, caller, input, flow } = step
  const isJuristic = 'isJuristic' in input ? input['isJuristic'] === true : flow.state.isJuristic
  const entered = { login, type: typeOfLogin(login), isJuristic, captcha: captchaOf(step) }
  const { flow: moved, sent } = await enterLogin(services, caller, entered)
  const { contact } = moved.state
  return { flow: moved, pause: pauseOf(sent, contact && limitText(contact)) }
}

const goBack =
  (isLoginKept: boolean): Act =>
  async ({ services, caller, flow }) => {
    // Who goes back signs in in another way.
    await forgetPending(services, caller)
    return { flow: await moveFlow(services, flow, { type: 'wentBack', isLoginKept }) }
  }

/** SMS-006, 007. A phone whose account has come or gone meanwhile goes on in the right way. */
const submitSmsCode: Act = async (step) => {
  const { services, caller, flow } = step
  const [phone, code] = [contactOf(step), textOf(step, 'code')]
  const entered = { phone, code, captcha: captchaOf(step) }
  if (flow.state.isExist) return factorDone(await enterPhoneCode(services, caller, entered))
  try {
    return { flow: await provePhone(services, caller, entered) }
  } catch (error) {
    if (!(error instanceof SignInRefusal && error.kind === 'phoneUsed')) throw error
    return factorDone(await enterPhoneCode(services, caller, { ...entered, code: null }))
  }
}

const submitRegistration: Act = async (step) => {
  const { services, caller, input } = step
  const form = {
    name: textOf(step, 'name'),
    phone: textOf(step, 'phone'),
    email: textOf(step, 'email'),
    password: textOf(step, 'password'),
    isJuristic: input['isJuristic'] === true,
    isSubscribeToNewsletter: input['isSubscribeToNewsletter'] === true,
    captcha: captchaOf(step),
  }
  return { flow: await registerAccount(services, caller, form) }
}

const submitAdditional: Act = async (step) => {
  const { services, caller } = step
  const form = { name: textOf(step, 'name'), phone: textOf(step, 'phone'), email: textOf(step, 'email') }
  return { flow: await registerFastAccount(services, caller, { ...form, captcha: captchaOf(step) }) }
}

const phoneActs: Record<string, Act> = {
  [NAMES.sendPhoneCode]: async (step) => {
    const order = { phone: textOf(step, 'phone'), captcha: captchaOf(step) }
    const { flow, sent } = await orderPhoneCode(step.services, step.caller, order)
    return { flow, pause: pauseOf(sent, signInTexts.phoneCodeLimit) }
  },
  [NAMES.confirmPhone]: async (step) => {
    const phone = textOf(step, 'phone') || (step.flow.state.phoneToConfirm ?? '')
    const entered = { phone, code: textOf(step, 'code'), captcha: captchaOf(step) }
    return { flow: await provePhone(step.services, step.caller, entered) }
  },
}

const sendOtp = async (step: FlowStep, isOther: boolean): Promise<StepDone> => {
  const { otp } = step.flow.state
  const type = (isOther ? otp?.types.find((one) => one !== otp.current) : otp?.current) ?? 'phone'
  const { flow, sent, contact } = await orderOtp(step.services, step.caller, { type, captcha: captchaOf(step) })
  return { flow, pause: pauseOf(sent, limitText(contact)) }
}

const recover = async (step: FlowStep, email: string): Promise<StepDone> => {
  const delay = await mailRecovery(step.services, step.caller, { email, captcha: captchaOf(step) })
  const flow = await moveFlow(step.services, step.flow, { type: 'recoveryMailed', email: email.trim().toLowerCase() })
  return { flow, pause: { delay, isLimit: false, message: null } }
}

const back = { [NAMES.back]: goBack(false) }
const change = { [NAMES.change]: goBack(true) }

/** What each transition of each place does; the same rules as behind the classic calls. */
export const transitions: Record<OpenFlow['state']['place'], Record<string, Act>> = {
  EMAIL_OR_PHONE: { [NAMES.submit]: (step) => enter(step, textOf(step, 'login')) },
  SMS_CODE: {
    [NAMES.submit]: submitSmsCode,
    [NAMES.resend]: (step) => enter(step, contactOf(step)),
    ...change,
    ...back,
  },
  PASSWORD: {
    [NAMES.submit]: async (step) => {
      const entered = { email: contactOf(step), password: textOf(step, 'password'), captcha: captchaOf(step) }
      return factorDone(await enterPassword(step.services, step.caller, entered))
    },
    [NAMES.recover]: async ({ services, flow }) => ({
      flow: await moveFlow(services, flow, { type: 'recoveryOpened' }),
    }),
    ...change,
    ...back,
  },
  REGISTRATION: { [NAMES.submit]: submitRegistration, ...phoneActs, ...back },
  ADDITIONAL_REGISTRATION: { [NAMES.submit]: submitAdditional, ...phoneActs, ...back },
  OTP: {
    [NAMES.submit]: async (step) => {
      const type = step.flow.state.otp?.current ?? 'phone'
      const entered = { type, code: textOf(step, 'code'), captcha: captchaOf(step) }
      return { flow: (await enterOtp(step.services, step.caller, entered)).flow }
    },
    [NAMES.resend]: (step) => sendOtp(step, false),
    [NAMES.switchWay]: (step) => sendOtp(step, true),
    ...back,
  },
  SAVE_DEVICE: {
    [NAMES.submit]: async ({ services, caller, flow }) => {
      await saveDevice(services, caller)
      return { flow: await moveFlow(services, flow, { type: 'ended' }) }
    },
    [NAMES.skip]: async ({ services, flow }) => ({ flow: await moveFlow(services, flow, { type: 'ended' }) }),
  },
  RECOVERY: { [NAMES.submit]: (step) => recover(step, textOf(step, 'email')), ...back },
  RECOVERY_SENT: { [NAMES.resend]: (step) => recover(step, contactOf(step)), ...back },
}
