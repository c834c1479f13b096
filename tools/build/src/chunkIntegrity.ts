import { createHash } from 'node:crypto'
import webpack from 'webpack'
import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack'

/** Same as in the page's preloads. Shorter than the hashes of `release.json`, because hashes do not compress. */
const ALGORITHM = 'sha256'
/** Placeholder for the hash of a chunk until its bytes are final. */
const placeholderOf = (id: string | number) => `integrity of ${id};`
const PLACEHOLDER = /integrity of ([^;]+);/g

/**
 * Webpack plugin: a container loads its chunks with the `integrity` of the bytes that it was built with, so that the
 * hash of its entry protects all of them. The hash must equal the one in the page's preloads; otherwise files load
 * twice. Hashes of chunks that only one exposed module brings are in its chunk: the entry, which other pages load for
 * the sake of a widget, does not grow with the late parts of the remote's pages.
 *
 * Not `webpack-subresource-integrity`, because that sets `crossorigin` on every script, and preloads would not match.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('chunk-integrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'chunk-integrity',
        (source, entry) =>
          // A retry uses another address, because the browser may have cached the failed response or still wait for it.
          `${source}\nif (self.verstakTry) script.src += '?retry=' + self.verstakTry;` +
          `\nscript.integrity = '${ALGORITHM}-' + {...${lateHashesIn(compilation)}, ...${placeholders(chunksOf(entry, entry))}}[chunkId];`,
      )
      compilation.hooks.processAssets.tap(
        // At this stage all file names contain their final hashes.
        { name: 'chunk-integrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE - 1 },
        () => fillIn(compilation),
      )
    })
  }
}

/** Global with the hashes that exposed modules bring: their scripts end before their modules load further ones. */
const lateHashesIn = ({ outputOptions }: Compilation) => `self[${JSON.stringify(`${outputOptions.uniqueName} hashes`)}]`

const placeholders = (chunks: readonly Chunk[]) =>
  JSON.stringify(Object.fromEntries(chunks.map(({ id }) => [id, placeholderOf(id!)])))

/** Chunks whose hashes are in `holder`, which is the entry or the chunk of an exposed module. */
function chunksOf(entry: Chunk, holder: Chunk): Chunk[] {
  return [...entry.getAllAsyncChunks()].filter((chunk) => chunk.id !== null && holderOf(entry, chunk) === holder)
}

function holderOf(entry: Chunk, chunk: Chunk): Chunk {
  const exposed = new Set([...entry.groupsIterable].flatMap(({ childrenIterable }) => [...childrenIterable]))
  const groups = new Set(chunk.groupsIterable)
  const bringers = new Set<ChunkGroup>()
  for (const group of groups) {
    if (exposed.has(group)) bringers.add(group)
    else for (const parent of group.parentsIterable) groups.add(parent)
  }
  const [bringer] = bringers
  const isLate = [...chunk.groupsIterable].every((group) => !exposed.has(group))
  const holder = isLate && bringers.size === 1 && bringer!.chunks.find(({ name }) => name && name === bringer!.name)
  return holder || entry
}

function fillIn(compilation: Compilation): void {
  const chunks = new Map([...compilation.chunks].map((chunk) => [String(chunk.id), chunk]))
  const fill = (text: string) => text.replace(PLACEHOLDER, (_, id: string) => hashOf(compilation, chunks.get(id)))
  const change = (chunk: Chunk, edit: (text: string) => string) => {
    for (const file of scriptsOf(chunk))
      compilation.updateAsset(file, (source) => new webpack.sources.RawSource(edit(String(source.source()))))
  }
  for (const entry of compilation.chunks) {
    if (!entry.hasRuntime()) continue
    for (const holder of new Set([...entry.getAllAsyncChunks()].map((chunk) => holderOf(entry, chunk)))) {
      if (holder === entry) continue
      const hashes = fill(placeholders(chunksOf(entry, holder)))
      change(holder, (text) => `${text};Object.assign(${lateHashesIn(compilation)}??={},${hashes})`)
    }
    // Last: it has the hashes of the others.
    change(entry, fill)
  }
}

function hashOf(compilation: Compilation, chunk: Chunk | undefined): string {
  const [script] = chunk ? scriptsOf(chunk) : []
  // A chunk that has only styles is never loaded as a script.
  return script ? createHash(ALGORITHM).update(compilation.getAsset(script)!.source.buffer()).digest('base64') : ''
}

const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'))
