import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { ReturnFormProps } from './ReturnForm.tsx'

/** The form of a return on the server, for who has no scripts; null in the browser, where it comes when it is opened. */
export const returnFormAtom = atom<{ ReturnForm: ComponentType<ReturnFormProps> } | null>(null)

/** Loads that form for a page that is rendered on the server. */
export async function loadServerReturnForm({ store }: Pick<Host, 'store'>): Promise<void> {
  if (typeof document !== 'undefined') return
  store.set(returnFormAtom, await import(/* webpackChunkName: "return-form" */ './ReturnForm.tsx'))
}
