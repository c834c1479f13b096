import { readPickupPoint, type KeptPickupPoint } from '@verstak/device/pickupPoint'
import { atom } from 'jotai'

/** The shop that this device keeps for the order; null on the server and while hydrating. */
export const keptPointAtom = atom<KeptPickupPoint | null>(null)
keptPointAtom.onMount = (set) => set(readPickupPoint())
