import type { FlowState } from '@verstak/contracts/signInFlow'
import { flowOf, offerOf } from '../testing/answers.ts'
import { flowStep } from './flowMachine.ts'
import { firstState, type SignInEffect, type SignInEvent } from './signInState.ts'
import { stepTitle } from './stepFrame.ts'

const AT = 1_000
const first = flowOf('EMAIL_OR_PHONE', {
  offers: [offerOf('submit', { schema: { login: { type: 'text', isRequired: true } }, data: { login: '' } })],
})

function drive() {
  const done: SignInEffect[] = []
  let state = firstState()
  const send = (event: SignInEvent) => {
    const step = flowStep(state, event)
    state = step.state
    done.push(...step.effects)
    return state
  }
  const answer = (answered: FlowState & { transitionError?: { message: string } }) =>
    send({ type: 'answered', id: state.calls, answer: answered, atMs: AT })
  return {
    send,
    answer,
    submit: (values: Record<string, string | boolean>) => send({ type: 'submit', values }),
    state: () => state,
    effects: () => done,
    bodies: () => done.flatMap((effect) => (effect.type === 'call' ? [effect.request.body] : [])),
    others: () => done.filter(({ type }) => type !== 'call' && type !== 'abort'),
  }
}

function begun(flow: FlowState = first) {
  const machine = drive()
  machine.send({ type: 'start' })
  machine.answer(flow)
  return machine
}

test('the start call yields a state, whose place is shown; until then it loads [FLOW-002]', () => {
  const machine = drive()
  machine.send({ type: 'start' })
  expect(machine.effects()).toMatchObject([{ type: 'call', request: { name: 'startSignInFlow' } }])
  expect(machine.state().isChecking).toBe(true)
  machine.answer(first)
  expect(machine.state()).toMatchObject({
    place: 'EMAIL_OR_PHONE',
    isChecking: false,
    dataToken: 'token of EMAIL_OR_PHONE',
  })
})

test('places have the titles of the classic steps; an unknown one has the server’s [FLOW-002]', () => {
  expect(stepTitle(begun(flowOf('SMS_CODE')).state())).toBe('Введите код')
  const unknown = begun(flowOf('PASSPORT', { ui: { title: 'Паспорт' } })).state()
  expect([unknown.place, stepTitle(unknown)]).toEqual(['UNKNOWN', 'Паспорт'])
})

test('input posts a transition with the token of the last state, and only the fields of its schema [FLOW-003]', () => {
  const machine = begun()
  machine.submit({ login: 'anna@mail.example', username: 'x' })
  expect(machine.bodies().at(-1)).toEqual({
    dataToken: 'token of EMAIL_OR_PHONE',
    transition: { transition: 'submit', input: { login: 'anna@mail.example' } },
  })
})

test('a completed state ends the sign-in, after which the page is loaded anew [FLOW-004]', () => {
  const machine = begun()
  machine.submit({ login: 'anna@mail.example' })
  machine.answer(flowOf('EMAIL_OR_PHONE', { isCompleted: true, offers: [] }))
  expect(machine.others()).toEqual([{ type: 'finish', outcome: 'signed-in' }])
})

test('errors are told at fields and as a general message [FLOW-005] [FLOW-006]', () => {
  const machine = begun()
  machine.submit({ login: 'x' })
  const refused = flowOf('EMAIL_OR_PHONE', { offers: [offerOf('submit', { errors: { login: 'Не почта' } })] })
  expect(machine.answer({ ...refused, transitionError: { message: 'Проверьте поля' } })).toMatchObject({
    errors: { login: 'Не почта' },
    message: 'Проверьте поля',
    refusals: 1,
  })
})

test('another place clears the errors of fields [FLOW-007]', () => {
  const machine = begun()
  machine.submit({ login: 'x' })
  machine.answer(flowOf('EMAIL_OR_PHONE', { offers: [offerOf('submit', { errors: { login: 'Не почта' } })] }))
  machine.submit({ login: 'anna@mail.example' })
  const next = flowOf('PASSWORD', { offers: [offerOf('submit', { errors: { login: 'старое' } })] })
  expect(machine.answer(next)).toMatchObject({ place: 'PASSWORD', errors: {} })
})

test('a new request gives the previous one up, whose answer counts no more [FLOW-008]', () => {
  const machine = begun()
  machine.submit({ login: 'a@mail.example' })
  const { calls } = machine.state()
  machine.submit({ login: 'b@mail.example' })
  expect(machine.effects().slice(-2)).toMatchObject([{ type: 'abort' }, { type: 'call' }])
  const late = machine.send({ type: 'answered', id: calls, answer: flowOf('PASSWORD'), atMs: 0 })
  expect(late.place).toBe('EMAIL_OR_PHONE')
})

test('a failed start and a failed transition open the popup; the step stays [FAULT-042] [FAULT-043]', () => {
  const start = drive()
  start.send({ type: 'start' })
  start.send({ type: 'failed', id: 1 })
  expect(start.others()).toEqual([{ type: 'showError' }])
  const machine = begun()
  machine.submit({ login: 'anna@mail.example' })
  machine.send({ type: 'failed', id: machine.state().calls })
  expect(machine.others()).toEqual([{ type: 'showError' }])
  expect(machine.state()).toMatchObject({ place: 'EMAIL_OR_PHONE', login: 'anna@mail.example', pending: null })
})

test('a failed start can be tried again by the next press', () => {
  const start = drive()
  start.send({ type: 'start' })
  start.send({ type: 'failed', id: 1 })
  start.submit({ login: 'anna@mail.example' })
  expect(start.effects().at(-1)).toMatchObject({ type: 'call', request: { name: 'startSignInFlow' } })
})

test('an older transition is taken up by name; one that is not offered does nothing', () => {
  const code = flowOf('SMS_CODE', {
    offers: [offerOf('submit'), offerOf('resend'), offerOf('back')],
    ui: { contact: '9162041837', repeatSendingCodeDelay: 60 },
  })
  const machine = begun(code)
  expect(machine.state()).toMatchObject({
    contact: { type: 'phone', value: '9162041837' },
    code: { againAtMs: AT + 60_000, isLimit: false, length: 4 },
  })
  machine.send({ type: 'resend' })
  expect(machine.bodies().at(-1)).toMatchObject({ transition: { transition: 'resend' } })
  const count = machine.bodies().length
  machine.send({ type: 'switchWay' })
  expect(machine.bodies()).toHaveLength(count)
})

test('the arrow begins anew where the server offers no way back', () => {
  const machine = begun(flowOf('SAVE_DEVICE', { offers: [offerOf('submit'), offerOf('skip')] }))
  machine.send({ type: 'back' })
  expect(machine.effects().at(-1)).toMatchObject({ type: 'call', request: { name: 'startSignInFlow' } })
  expect(machine.state().isSignedIn).toBe(true)
})

test('the captcha’s answer goes along in the field of its schema', () => {
  const asked = flowOf('EMAIL_OR_PHONE', {
    offers: [offerOf('submit', { schema: { login: { type: 'text' }, captcha: { type: 'captcha' } } })],
    ui: { isCaptchaShown: true },
  })
  const machine = begun(asked)
  expect(machine.submit({ login: 'anna@mail.example' }).errors).toEqual({ captcha: 'Подтвердите, что вы не робот' })
  machine.send({ type: 'captchaSolved', token: 'proof' })
  machine.submit({ login: 'anna@mail.example' })
  expect(machine.bodies().at(-1)).toMatchObject({
    transition: { input: { login: 'anna@mail.example', captcha: 'proof' } },
  })
  expect(machine.state().captcha?.token).toBeNull()
})

test('the saved device is said', () => {
  const machine = begun(flowOf('SAVE_DEVICE', { offers: [offerOf('submit'), offerOf('skip')] }))
  machine.submit({})
  machine.answer(flowOf('SAVE_DEVICE', { isCompleted: true, offers: [] }))
  expect(machine.others()).toEqual([{ type: 'announceDeviceSaved' }, { type: 'finish', outcome: 'signed-in' }])
})
