import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack'

/** Chunk of the exposed module `./routes`. */
const ROUTES = 'routes'
/** Chunk of the response schemas, see lateSchemas.cjs. */
const SCHEMAS = 'schemas'

/** Chunk of what pages share with widgets. */
const COMMON = 'common'

/** Name that a late chunk has when most visits of the page need it, see `LATE`. */
const CONTENT = 'content'

/** End of the names of late chunks with a whole page, of a remote with many pages. */
const LATE_PAGE = '-page'

/** What fewer late pages have is in each of them: the others would load it for nothing. */
const SHARED_BY_PAGES = 3

/**
 * Chunks of the scripts that only late chunks share: in `widgets` they would come with every widget. `late` has what
 * `content` shares with others and what several late pages have, `later` the rest, for which no page's content waits.
 */
const LATE = 'late'
const LATER = 'later'

/** Chunk of the styles that only pages and windows share: pages which merely show a widget leave it out. */
const PAGES = 'pages'

/** Chunk of the shared styles that no widget of a page without other parts of the remote has, see `alone`. */
const BLOCKS = 'blocks'

/** Type of the modules that mini-css-extract-plugin makes of styles. */
const STYLES = 'css/mini-extract'

type NamedChunk = Pick<Chunk, 'name' | 'groupsIterable'>
type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

/**
 * Puts what exposed modules share into one file, `common`, instead of copies or many small files. Pages do not load
 * what only widgets share, `widgets`. Scripts that a single page or widget shares with windows are in both: no other
 * page loads them for the sake of a window that may never open; so are those that it shares with late chunks. But what
 * a widget shares with late chunks of the pages is in `common`: small files compress badly. Late pages are to each other
 * and to windows what pages of several remotes are: what three of them have is in one file, what one or two have is in these.
 *
 * Styles have no copies, because a copy that comes with a window would win over the page's changes to them; those that
 * only pages and windows share are in `pages`. No style sheet loads with a late script: styles of late chunks are in the
 * file of the page that brings them, else in `common`. Of a remote with widgets that stand alone, `common` has only what
 * these need, and `blocks` the other shared styles.
 *
 * @param windows names of the widgets shown in windows
 * @param exposed names of the chunks of all exposed modules; without them there are no late chunks
 * @param alone names of the widgets whose pages show nothing else of the remote
 */
export function sharedChunks(
  windows: readonly string[] = [],
  exposed?: readonly string[],
  alone: readonly string[] = [],
): SplitChunks {
  /** False for schemas and windows. */
  const isCounted = ({ name }: NamedChunk) => name !== SCHEMAS && !windows.includes(name ?? '')
  const isLate = ({ name }: NamedChunk) => exposed !== undefined && !exposed.includes(name ?? '')
  /** Exposed modules that bring the chunks, also by way of other late chunks. */
  const bringersOf = (chunks: Iterable<NamedChunk>): string[] => {
    const groups = new Set([...chunks].flatMap(({ groupsIterable }) => [...groupsIterable]))
    const found = new Set<string>()
    for (const group of groups) {
      if (exposed?.includes(group.name ?? '')) found.add(group.name ?? '')
      else for (const parent of group.parentsIterable) groups.add(parent)
    }
    return [...found]
  }
  /** Whether pages and windows share a module, and no other widget. */
  const isOfPages = (module: Module, chunkGraph: ChunkGraph) => {
    const chunks = [...chunkGraph.getModuleChunksIterable(module)]
    const isOfPage = chunks.some(({ name }) => name === ROUTES)
    return isOfPage && bringersOf(chunks).every((name) => name === ROUTES || windows.includes(name))
  }
  /** Whether a widget has a script that late code of the pages has, too. */
  const isOfWidgetAndPages = (chunks: readonly NamedChunk[]) =>
    chunks.some((chunk) => !isLate(chunk) && chunk.name !== ROUTES) &&
    chunks.some((chunk) => isLate(chunk) && bringersOf([chunk]).every((name) => name === ROUTES))
  /** Whether only modules share styles of which no widget that stands alone is one. */
  const isOfBlocks = (chunks: Iterable<NamedChunk>) =>
    alone.length > 0 && !bringersOf(chunks).some((name) => alone.includes(name))
  const latePagesOf = (chunks: readonly NamedChunk[]) =>
    chunks.filter((chunk) => isLate(chunk) && chunk.name?.endsWith(LATE_PAGE))
  const lateStylesIn = (chunks: readonly NamedChunk[]) => {
    const [bringer = COMMON, ...others] = bringersOf(chunks)
    if (others.length === 0) return bringer
    return isOfBlocks(chunks) ? BLOCKS : COMMON
  }
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      lateStyles: {
        type: STYLES,
        name: (_: unknown, chunks: readonly NamedChunk[]) => lateStylesIn(chunks),
        chunks: isLate,
        minSize: 0,
        // Styles that other chunks have, too, are left to the rule below.
        priority: -2,
      },
      pages: {
        type: STYLES,
        test: (module, { chunkGraph }) => isOfPages(module, chunkGraph),
        name: PAGES,
        minChunks: 2,
        minSize: 0,
        // After `common`, so that the page names it after `common`: it changes styles that are there.
        priority: -1,
      },
      blocks: {
        type: STYLES,
        test: (module, { chunkGraph }) => isOfBlocks(chunkGraph.getModuleChunksIterable(module)),
        name: BLOCKS,
        minChunks: 2,
        minSize: 0,
        // After `common` for the same reason.
        priority: -1,
      },
      common: {
        test(module, { chunkGraph }) {
          if (module.type === STYLES)
            return !isOfPages(module, chunkGraph) && !isOfBlocks(chunkGraph.getModuleChunksIterable(module))
          const chunks = [...chunkGraph.getModuleChunksIterable(module)].filter(isCounted)
          // What one exposed module shares with late code is in both, so that no other page loads it.
          const direct = chunks.filter((chunk) => !isLate(chunk))
          const pages = latePagesOf(chunks).length
          if (direct.length === 0 && pages > 0 && pages < SHARED_BY_PAGES) return false
          return (direct.length > 0 ? direct : chunks).length > 1 || isOfWidgetAndPages(chunks)
        },
        name: ({ type }: { type: string }, chunks: readonly NamedChunk[]) => {
          if (chunks.some(({ name }) => name === ROUTES)) return COMMON
          if (type === STYLES && (chunks.every(isLate) || bringersOf(chunks).includes(ROUTES)))
            return lateStylesIn(chunks)
          if (isOfWidgetAndPages(chunks.filter(isCounted))) return COMMON
          if (!chunks.every(isLate)) return latePagesOf(chunks).length > 1 ? COMMON : 'widgets'
          return latePagesOf(chunks).length > 1 || chunks.some(({ name }) => name === CONTENT) ? LATE : LATER
        },
        chunks: ({ name }) => name !== SCHEMAS,
        minChunks: 2,
        minSize: 0,
      },
    },
  }
}
