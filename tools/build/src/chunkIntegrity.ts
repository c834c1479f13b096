import { createHash } from 'node:crypto'
import webpack from 'webpack'
import type { Chunk, Compilation, Compiler } from 'webpack'

/** Same as in the page's preloads. Shorter than the hashes of `release.json`, because hashes do not compress. */
const ALGORITHM = 'sha256'
/** Placeholder for the hash of a chunk until its bytes are final. */
const placeholderOf = (id: string | number) => `integrity of ${id};`
const PLACEHOLDER = /integrity of ([^;]+);/g

/**
 * Webpack plugin: a container loads its chunks with the `integrity` of the bytes that it was built with, so that the
 * hash of its entry protects all of them. The hash must equal the one in the page's preloads; otherwise files load
 * twice. Not `webpack-subresource-integrity`, because that sets `crossorigin` on every script, and preloads would not
 * match.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('chunk-integrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'chunk-integrity',
        (source, chunk) =>
          // A retry uses another address, because the browser may have cached the failed response or still wait for it.
          `${source}\nif (self.verstakTry) script.src += '?retry=' + self.verstakTry;` +
          `\nscript.integrity = '${ALGORITHM}-' + ${placeholders(chunk)}[chunkId];`,
      )
      compilation.hooks.processAssets.tap(
        // At this stage all file names contain their final hashes.
        { name: 'chunk-integrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE - 1 },
        () => fillIn(compilation),
      )
    })
  }
}

function placeholders(entry: Chunk): string {
  const ids = [...entry.getAllAsyncChunks()].map(({ id }) => id).filter((id) => id !== null)
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, placeholderOf(id)])))
}

function fillIn(compilation: Compilation): void {
  const chunks = new Map([...compilation.chunks].map((chunk) => [String(chunk.id), chunk]))
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue
    for (const file of scriptsOf(chunk)) {
      compilation.updateAsset(file, (source) => {
        const filled = String(source.source()).replace(PLACEHOLDER, (_, id: string) =>
          hashOf(compilation, chunks.get(id)),
        )
        return new webpack.sources.RawSource(filled)
      })
    }
  }
}

function hashOf(compilation: Compilation, chunk: Chunk | undefined): string {
  const [script] = chunk ? scriptsOf(chunk) : []
  // A chunk that has only styles is never loaded as a script.
  return script ? createHash(ALGORITHM).update(compilation.getAsset(script)!.source.buffer()).digest('base64') : ''
}

const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'))
