import { Writable } from 'node:stream'

/**
 * Takes React's chunks and sends them in the batches in which React flushes them, each preceded by the query data
 * that its markup needs. Only at a flush is the markup sure to end between two tags.
 */
export class PageStream extends Writable {
  private readonly chunks: Buffer[] = []
  private readonly out: NodeJS.WritableStream & { flush?: () => void }
  private readonly takeScript: () => string
  private isFirst = true

  /**
   * @param out where the page goes; its `flush`, when it has one, is called after each batch.
   * @param takeScript a script element with the data that has come since the last batch, or ''.
   */
  constructor(out: NodeJS.WritableStream & { flush?: () => void }, takeScript: () => string) {
    super({ decodeStrings: true })
    this.out = out
    this.takeScript = takeScript
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // React reuses the memory of its views once `write` has returned.
    this.chunks.push(Buffer.from(chunk))
    done()
  }

  /** Called by React when a batch is complete. */
  flush(): void {
    if (this.chunks.length === 0) return
    const markup = Buffer.concat(this.chunks)
    this.chunks.length = 0
    const script = this.takeScript()
    this.out.write(this.isFirst ? insertBeforeHeadEnd(markup, script) : Buffer.concat([Buffer.from(script), markup]))
    this.isFirst = false
    this.out.flush?.()
  }

  override _final(done: () => void): void {
    this.flush()
    this.out.end()
    done()
  }
}

const HEAD_END = Buffer.from('</head>')

function insertBeforeHeadEnd(markup: Buffer, script: string): Buffer {
  const at = markup.indexOf(HEAD_END)
  if (at < 0) return Buffer.concat([markup, Buffer.from(script)])
  return Buffer.concat([markup.subarray(0, at), Buffer.from(script), markup.subarray(at)])
}
