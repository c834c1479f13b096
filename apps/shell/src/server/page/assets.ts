import type { Layout } from '@verstak/contracts/layout'
import { isMobile } from '@verstak/host'

/** Addresses of the shell's own files. */
export interface Assets {
  /** Scripts of every page. */
  scripts: string[]
  stylesheets: string[]
  /** Additional files by layout; a page has one of the two. */
  layouts: Record<'phone' | 'desktop', { scripts: string[]; stylesheets: string[] }>
}

/** The files of a page's layout. */
export const layoutFilesOf = ({ layouts }: Assets, layout: Layout) => layouts[isMobile(layout) ? 'phone' : 'desktop']
