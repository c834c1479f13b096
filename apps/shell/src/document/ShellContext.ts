import { createContext, useContext } from 'react'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import { matchPatterns } from '@verstak/contracts/routePattern'
import type { PageFile } from '@verstak/host'
import type { LiveRemote } from './boot.ts'

/** What only the shell's own components know. */
export interface Shell {
  remotes: readonly LiveRemote[]
  /** Bar above the header. */
  infoBar?: HeaderInfoBar | undefined
  /** Markup of the footer's content. */
  footer: string
  /** Markup of the `StaticPart`s that this page has. */
  parts?: Readonly<Record<string, string>> | undefined
}

export const ShellContext = createContext<Shell>({ remotes: [], footer: '' })

/** Stylesheets that the page of a remote needs. */
export function usePageStylesheets(remote: string): readonly PageFile[] {
  const { remotes } = useContext(ShellContext)
  return remotes.find(({ name }) => name === remote)?.stylesheets['./routes'] ?? []
}

/** Says whether a released remote answers an address: others are named nowhere. */
export function useIsServed(): (path: string) => boolean {
  const { remotes } = useContext(ShellContext)
  return (path) => remotes.some(({ routes }) => matchPatterns(routes, path) !== undefined)
}

/**
 * Says whether an address that the shop has set leads anywhere: to another site, to a file, or to a page that is there.
 * While nobody knows what is released, it does: such a page is a 503, not a 404.
 */
export function useLeads(): (url: string) => boolean {
  const { remotes } = useContext(ShellContext)
  const isServed = useIsServed()
  return (url) => {
    const path = url.replace(/[?#].*/s, '')
    const isPage = path.startsWith('/') && path.endsWith('/') && path !== '/'
    return !isPage || remotes.length === 0 || isServed(path)
  }
}
