import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import type { ReactElement } from 'react'

export interface CachedFragmentProps {
  /**
   * Cache key: a name and all inputs of the part besides kind of user, flags, layout and releases. Include the
   * current day if the part shows one. Serialized as JSON.
   */
  of: readonly unknown[]
  /** The part. It must not load data, read the region, or contain a widget or a `useId`. */
  children: ReactElement
}

/**
 * A part that the server renders once: its markup is reused in every page with the same inputs. In the browser the
 * children render into the same box, which does not affect the layout.
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
