import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import type { ReactElement } from 'react'

export interface CachedFragmentProps {
  /**
   * A name, and all that the part is made of besides kind of user, flags, layout and releases, such as the day where it
   * tells one; it becomes JSON.
   */
  of: readonly unknown[]
  /** The part: it asks for no data, knows no region, and holds no widget and no `useId`. */
  children: ReactElement
}

/**
 * A part of a page of which the server makes many: it is rendered once, and its markup is written into every page that
 * makes it of the same. In the browser its children are rendered into the same box, which takes no part in the layout.
 */
export function CachedFragment({ of, children }: CachedFragmentProps) {
  const { fragmentCache } = useHost()
  const markup = fragmentCache?.(JSON.stringify(of), children)
  if (markup === undefined) return <div className={box}>{children}</div>
  return <div className={box} dangerouslySetInnerHTML={{ __html: markup }} />
}

const box = css`
  display: contents;
`
