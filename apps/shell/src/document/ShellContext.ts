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
