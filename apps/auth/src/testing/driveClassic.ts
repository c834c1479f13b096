import { codeOf, metaOf } from './answers.ts'
import { classicStep } from '../sign-in/classicMachine.ts'
import { firstState, type SignInEvent, type SignInVariant } from '../sign-in/signInState.ts'

export const CLASSIC: SignInVariant = { isNewAuth: false, oneTimeCode: 'off', isMobile: false }
export const AT = 1_000

/** Drives the machine and remembers what was to be done. */
export function drive(variant: Partial<SignInVariant> = {}, begin = firstState()) {
  const done: ReturnType<typeof classicStep>['effects'][number][] = []
  let state = begin
  const send = (event: SignInEvent) => {
    const step = classicStep({ ...CLASSIC, ...variant }, state, event)
    state = step.state
    done.push(...step.effects)
    return state
  }
  return {
    send,
    submit: (values: Record<string, string | boolean>) => send({ type: 'submit', values }),
    answer: (answer: unknown, atMs = AT) => send({ type: 'answered', id: state.calls, answer, atMs }),
    fail: () => send({ type: 'failed', id: state.calls }),
    state: () => state,
    /** Bodies of the calls so far, by name. */
    calls: () => done.flatMap((effect) => (effect.type === 'call' ? [[effect.request.name, effect.request.body]] : [])),
    others: () => done.filter(({ type }) => type !== 'call' && type !== 'abort'),
  }
}

export function atSms(isExist = true) {
  const machine = drive()
  machine.submit({ login: '+7 (916) 204-18-37' })
  machine.answer(metaOf({ isExist }))
  return machine
}

export function atPassword(variant: Partial<SignInVariant> = {}) {
  const machine = drive(variant)
  machine.submit({ login: 'anna@mail.example' })
  machine.answer(metaOf({ isExist: true }))
  return machine
}

export function atRegistration() {
  const machine = atSms(false)
  machine.submit({ code: '4815' })
  machine.answer({ attributes: { status: 'success', error: null } })
  return machine
}

export function atOtp(variant: Partial<SignInVariant> = { oneTimeCode: 'with-save' }) {
  const machine = drive(variant)
  machine.submit({ login: 'anna@mail.example' })
  machine.answer(metaOf({ ...codeOf(), isExist: true }))
  return machine
}

export const FORM = { name: 'Анна', phone: '9162041837', email: 'anna@mail.example', password: 'Tools-2026' }
export const SUCCESS = { status: 'success', error: null }
