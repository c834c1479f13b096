import { EventEmitter } from 'node:events'

/** Output of a page; `flush`, if present, sends what an encoder has buffered. */
export type PageOutput = NodeJS.WritableStream & { flush?: () => void }

/**
 * Sends React's chunks in the batches in which React flushes them, each after the query data that its markup needs.
 * Only at a flush does the markup reliably end between two tags.
 *
 * Implements only what React's `pipe` needs: a `Writable` would take a tick for each of some hundred chunks.
 */
export class PageStream extends EventEmitter {
  private readonly chunks: Buffer[] = []
  private readonly out: PageOutput
  private readonly takeScript: () => string
  private readonly head: (batch: Buffer) => string
  private readonly edit: (batch: Buffer) => Buffer
  private isFirst = true

  /**
   * @param takeScript a script element with the data since the last batch, or ''.
   * @param head markup for the end of the document's head, derived from the first batch
   * @param edit changes the first batch
   */
  constructor(
    out: PageOutput,
    takeScript: () => string,
    head: (batch: Buffer) => string = () => '',
    edit: (batch: Buffer) => Buffer = (batch) => batch,
  ) {
    super()
    this.out = out
    this.takeScript = takeScript
    this.head = head
    this.edit = edit
  }

  /** Always true: a page is small enough to be buffered. */
  write(chunk: Uint8Array | string): boolean {
    // Copy the chunk: React reuses the buffer after `write` returns.
    this.chunks.push(Buffer.from(chunk as Uint8Array))
    return true
  }

  /** Called by React when a batch is complete. */
  flush(): void {
    if (this.chunks.length === 0) return
    const [first] = this.chunks
    const markup = first && this.chunks.length === 1 ? first : Buffer.concat(this.chunks)
    this.chunks.length = 0
    const script = this.takeScript()
    this.out.write(
      this.isFirst
        ? insertBeforeHeadEnd(this.edit(markup), this.head, script)
        : Buffer.concat([Buffer.from(script), markup]),
    )
    this.isFirst = false
    this.out.flush?.()
  }

  end(): void {
    this.flush()
    this.out.end()
  }

  /** Called by React when the page cannot go on. */
  destroy(): void {
    this.end()
  }
}

const HEAD_END = Buffer.from('</head>')

function insertBeforeHeadEnd(markup: Buffer, head: (batch: Buffer) => string, script: string): Buffer {
  const at = markup.indexOf(HEAD_END)
  if (at < 0) return Buffer.concat([markup, Buffer.from(script)])
  return Buffer.concat([markup.subarray(0, at), Buffer.from(head(markup) + script), markup.subarray(at)])
}
