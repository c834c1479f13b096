import type { Configuration } from 'webpack'

/** Chunk of the exposed module `./routes`. */
const ROUTES = 'routes'
/** Chunk of the response schemas, see lateSchemas.cjs. */
const SCHEMAS = 'schemas'

/** Chunk of what pages share with widgets. */
const COMMON = 'common'

/** Chunk of the scripts that only late chunks share: in `widgets` they would come with every widget. */
const LATE = 'late'

/** Type of the modules that mini-css-extract-plugin makes of styles. */
const STYLES = 'css/mini-extract'

type NamedChunk = { name?: string | null }
type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

/**
 * Puts what exposed modules share into one file, `common`, instead of copies or many small files. Pages do not load
 * what only widgets share, `widgets`. Scripts that a single page or widget shares with windows are in both: no other
 * page loads them for the sake of a window that may never open; so are those that it shares with late chunks. Styles
 * have no copies, because a copy that comes with a window would win over the page's changes to them. Styles of late
 * chunks are in `common`, too: no style sheet loads with a late script.
 *
 * @param windows names of the widgets shown in windows
 * @param exposed names of the chunks of all exposed modules; without them there are no late chunks
 */
export function sharedChunks(windows: readonly string[] = [], exposed?: readonly string[]): SplitChunks {
  /** False for schemas and windows. */
  const isCounted = ({ name }: NamedChunk) => name !== SCHEMAS && !windows.includes(name ?? '')
  const isLate = ({ name }: NamedChunk) => exposed !== undefined && !exposed.includes(name ?? '')
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      lateStyles: {
        type: STYLES,
        name: COMMON,
        chunks: isLate,
        minSize: 0,
        // Styles that other chunks have, too, are left to the rule below.
        priority: -1,
      },
      common: {
        test(module, { chunkGraph }) {
          const chunks = [...chunkGraph.getModuleChunksIterable(module)].filter(isCounted)
          // What one exposed module shares with late code is in both, so that no other page loads it.
          const sharing = chunks.some((chunk) => !isLate(chunk)) ? chunks.filter((chunk) => !isLate(chunk)) : chunks
          return module.type === STYLES || sharing.length > 1
        },
        name: ({ type }: { type: string }, chunks: readonly NamedChunk[]) => {
          if (chunks.some(({ name }) => name === ROUTES)) return COMMON
          if (chunks.every(isLate)) return type === STYLES ? COMMON : LATE
          return 'widgets'
        },
        chunks: ({ name }) => name !== SCHEMAS,
        minChunks: 2,
        minSize: 0,
      },
    },
  }
}
