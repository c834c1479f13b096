import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { NewPasswordProps } from '../login-page/NewPassword.tsx'
import type { LateStepProps } from '../screens/LateStep.tsx'

/** Screens that many sign-ins never come to. */
export interface LateSteps {
  LateStep: ComponentType<LateStepProps>
  NewPassword: ComponentType<NewPasswordProps>
}

/** Null until their code is loaded. */
export const lateStepsAtom = atom<LateSteps | null>(null)

/** Loads that code: when a step needs it, and before a page renders that the server has rendered with it. */
export async function loadLateSteps({ store }: Pick<Host, 'store'>): Promise<void> {
  if (store.get(lateStepsAtom)) return
  const [{ LateStep }, { NewPassword }] = await Promise.all([
    import(/* webpackChunkName: "steps" */ '../screens/LateStep.tsx'),
    import(/* webpackChunkName: "steps" */ '../login-page/NewPassword.tsx'),
  ])
  store.set(lateStepsAtom, { LateStep, NewPassword })
}
