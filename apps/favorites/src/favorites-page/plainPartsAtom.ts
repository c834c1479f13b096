import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { PlainEdit } from './PlainEdit.tsx'
import type { PlainCopy, PlainForms, PlainLinks, PlainProblem } from './PlainForms.tsx'

interface PlainParts {
  PlainCopy: typeof PlainCopy
  PlainEdit: typeof PlainEdit
  PlainForms: typeof PlainForms
  PlainLinks: typeof PlainLinks
  PlainProblem: typeof PlainProblem
}

/** Forms for visitors without scripts, on the server only: browsers with scripts never need them. */
export const plainPartsAtom = atom<PlainParts | null>(null)

/** Brings them where a page is rendered for such visitors, too. */
export async function loadPlainParts({ store }: Pick<Host, 'store'>): Promise<void> {
  if (typeof document !== 'undefined') return
  const [{ PlainEdit }, { PlainCopy, PlainForms, PlainLinks, PlainProblem }] = await Promise.all([
    import(/* webpackChunkName: "plain" */ './PlainEdit.tsx'),
    import(/* webpackChunkName: "plain" */ './PlainForms.tsx'),
  ])
  store.set(plainPartsAtom, { PlainCopy, PlainEdit, PlainForms, PlainLinks, PlainProblem })
}
