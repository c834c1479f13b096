import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'

/** Steps of the onboarding of a first organization (NOTIFY-014). */
export const ORGANIZATION_STEPS = 3

/** The step after another, the first after the last. */
export const stepAfter = (step: number): number => (step >= ORGANIZATION_STEPS ? 1 : step + 1)

/** Current step on this device; initially the first. */
export function currentStep(): number {
  const kept = readDevice(DEVICE_KEYS.firstOrganizationStep)
  return kept >= 1 && kept <= ORGANIZATION_STEPS ? kept : goToStep(1)
}

/** Stores a step. @returns the step */
export function goToStep(step: number): number {
  writeDevice(DEVICE_KEYS.firstOrganizationStep, step)
  return step
}
