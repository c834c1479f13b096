import { EventEmitter } from 'node:events'

/** Where a page goes; `flush`, when there is one, sends what an encoder still holds. */
export type PageOutput = NodeJS.WritableStream & { flush?: () => void }

/**
 * Takes React's chunks and sends them in the batches in which React flushes them, each preceded by the query data
 * that its markup needs. Only at a flush is the markup sure to end between two tags.
 *
 * It has just what React's `pipe` asks of a destination: a `Writable` costs a tick for each of some hundred chunks.
 */
export class PageStream extends EventEmitter {
  private readonly chunks: Buffer[] = []
  private readonly out: PageOutput
  private readonly takeScript: () => string
  private readonly head: (batch: Buffer) => string
  private isFirst = true

  /**
   * @param takeScript a script element with the data that has come since the last batch, or ''.
   * @param head markup for the end of the document's head, made of the first batch
   */
  constructor(out: PageOutput, takeScript: () => string, head: (batch: Buffer) => string = () => '') {
    super()
    this.out = out
    this.takeScript = takeScript
    this.head = head
  }

  /** Always true: a page is small enough to be held. */
  write(chunk: Uint8Array | string): boolean {
    // React reuses the memory of its views once `write` has returned.
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
      this.isFirst ? insertBeforeHeadEnd(markup, this.head, script) : Buffer.concat([Buffer.from(script), markup]),
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
