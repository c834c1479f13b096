/** Addresses of the shell's own files. */
export interface Assets {
  /** What every page needs. */
  scripts: string[]
  stylesheets: string[]
  /** Scripts of the layouts, of which a page has one. */
  layouts: { phone: string[]; desktop: string[] }
}
