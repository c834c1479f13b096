import { createContext, useContext } from 'react'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import type { PageFile } from '@verstak/host'
import type { LiveRemote } from './boot.ts'

/** What only the shell's own components know. */
export interface Shell {
  remotes: readonly LiveRemote[]
  /** Bar above the header. */
  infoBar?: HeaderInfoBar | undefined
  /** Markup of the footer's content. */
  footer: string
}

export const ShellContext = createContext<Shell>({ remotes: [], footer: '' })

/** Stylesheets that the page of a remote needs. */
export function usePageStylesheets(remote: string): readonly PageFile[] {
  const { remotes } = useContext(ShellContext)
  return remotes.find(({ name }) => name === remote)?.stylesheets['./routes'] ?? []
}
