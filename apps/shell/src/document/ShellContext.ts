import { createContext, useContext } from 'react'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import { matchPatterns } from '@verstak/contracts/routePattern'
import type { PageFile } from '@verstak/host'
import type { LiveRemote } from './boot.ts'

/** Context of the shell's own components. */
export interface Shell {
  remotes: readonly LiveRemote[]
  /** Bar above the header. */
  infoBar?: HeaderInfoBar | undefined
  /** Markup of the footer's content. */
  footer: string
  /** Markup of the `StaticPart`s of this page. */
  parts?: Readonly<Record<string, string>> | undefined
}

export const ShellContext = createContext<Shell>({ remotes: [], footer: '' })

/** Stylesheets that the page of a remote needs. */
export function usePageStylesheets(remote: string): readonly PageFile[] {
  const { remotes } = useContext(ShellContext)
  return remotes.find(({ name }) => name === remote)?.stylesheets['./routes'] ?? []
}

/** Whether a released remote answers an address. Links to other addresses are hidden. */
export function useIsServed(): (path: string) => boolean {
  const { remotes } = useContext(ShellContext)
  return (path) => remotes.some(({ routes }) => matchPatterns(routes, path) !== undefined)
}
