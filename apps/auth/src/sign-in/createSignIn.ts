import type { ApiCall } from '@verstak/api-client/call'
import type { Endpoint } from '@verstak/contracts/endpoint'
import {
  confirmCode,
  confirmPhone,
  generateCode,
  preAuth,
  recoverPassword,
  register,
  registerFast,
  saveDevice,
  sendPhoneCode,
  signInByEmail,
  signInByPhone,
} from '@verstak/contracts/signIn'
import { getSignInFlow, moveSignInFlow, startSignInFlow } from '@verstak/contracts/signInFlow'
import type { CallName, CallRequest, SignInEffect, SignInEvent, SignInState, Step } from './signInState.ts'

const ENDPOINTS: Readonly<Record<CallName, Endpoint>> = {
  preAuth,
  sendPhoneCode,
  confirmPhone,
  signInByPhone,
  signInByEmail,
  register,
  registerFast,
  generateCode,
  confirmCode,
  saveDevice,
  recoverPassword,
  startSignInFlow,
  moveSignInFlow,
  getSignInFlow,
}

/** Effects that the window does; calls are made here. */
export type OuterEffect = Exclude<SignInEffect, { type: 'call' | 'abort' }>

export interface SignInInput {
  /** The machine of one of the two flows. */
  step: (state: SignInState, event: SignInEvent) => Step
  initial: SignInState
  call: ApiCall
  /** Milliseconds of a clock that no setting of the device moves. */
  now?: () => number
}

/** A sign-in under way: its state, and its calls. */
export interface SignIn {
  read(): SignInState
  dispatch(event: SignInEvent): void
  subscribe(listener: () => void): () => void
  /** Says who does the effects; returns what ends it. */
  connect(onEffect: (effect: OuterEffect, state: SignInState) => void): () => void
  /** Gives up a running call. */
  stop(): void
}

/** Runs a machine: makes the calls that it describes and hands their answers back. */
export function createSignIn({ step, initial, call, now = () => performance.now() }: SignInInput): SignIn {
  let state = initial
  let running: AbortController | undefined
  const listeners = new Set<() => void>()
  let doEffect: ((effect: OuterEffect, state: SignInState) => void) | undefined

  function dispatch(event: SignInEvent) {
    const next = step(state, event)
    state = next.state
    listeners.forEach((listener) => listener())
    for (const effect of next.effects) {
      if (effect.type === 'abort') running?.abort()
      else if (effect.type === 'call') void send(effect.id, effect.request)
      else doEffect?.(effect, state)
    }
  }

  async function send(id: number, { name, body }: CallRequest) {
    const controller = new AbortController()
    running = controller
    const endpoint = ENDPOINTS[name]
    const { signal } = controller
    try {
      // Endpoints of browsers do not have their schemas.
      const input = Object.keys(body).length > 0 ? { body } : {}
      const answer: unknown = await call(endpoint, input as never, { signal })
      dispatch({ type: 'answered', id, answer, atMs: now() })
    } catch {
      // One that was given up is no failure (FAULT-043).
      if (!signal.aborted) dispatch({ type: 'failed', id })
    }
  }

  return {
    read: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect(onEffect) {
      doEffect = onEffect
      return () => {
        doEffect = undefined
      }
    },
    stop: () => running?.abort(),
  }
}
