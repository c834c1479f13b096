declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg'
  import type { Writable } from 'node:stream'

  /** Takes the text format of COPY; ends when the server has stored the rows. */
  export function from(sql: string): Writable & Submittable & { readonly rowCount: number }
}
