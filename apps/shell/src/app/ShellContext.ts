import { createContext, useContext } from 'react'
import type { LiveRemote } from './boot.ts'

/** What only the shell's own components know. */
export interface Shell {
  remotes: readonly LiveRemote[]
}

export const ShellContext = createContext<Shell>({ remotes: [] })

/** Addresses of the stylesheets that the page of a remote needs. */
export function usePageStylesheets(remote: string): readonly string[] {
  const { remotes } = useContext(ShellContext)
  return remotes.find(({ name }) => name === remote)?.exposes['./routes']?.css ?? []
}
