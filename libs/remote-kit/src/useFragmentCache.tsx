import { useHost } from '@verstak/host'
import type { ReactNode } from 'react'

/**
 * What renders a part of a page of which the server makes many: it writes what the part was rendered as when another
 * page made it of the same. In the browser it is rendered as usual.
 *
 * - `of`: a name, and all that the part is made of besides kind of user, flags, layout and releases, such as the day where
 *   it tells one; it becomes JSON
 * - `render`: renders the part around its hole
 * - `hole`: what in it is rendered for each page, such as the place of a widget; without `useId`
 */
export function useFragmentCache() {
  const { fragmentCache } = useHost()
  return (of: readonly unknown[], render: (hole: ReactNode) => ReactNode, hole: ReactNode = null): ReactNode =>
    fragmentCache ? fragmentCache(JSON.stringify(of), hole, render) : render(hole)
}
