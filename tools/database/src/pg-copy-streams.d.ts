// The package ships no types.
declare module 'pg-copy-streams' {
  import type { Connection, Submittable } from 'pg'
  import type { Readable, Writable } from 'node:stream'

  /** `client.query(to('copy … to stdout'))` gives a stream of COPY data. */
  export function to(sql: string): Readable & Submittable & { submit(connection: Connection): void }
  /** `client.query(from('copy … from stdin'))` gives a stream that takes COPY data. */
  export function from(sql: string): Writable & Submittable & { submit(connection: Connection): void }
}
