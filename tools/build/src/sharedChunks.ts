import type { Configuration } from 'webpack'

/** Chunk of the exposed module `./routes`. */
const ROUTES = 'routes'
/** Chunk of the response schemas, see lateSchemas.cjs. */
const SCHEMAS = 'schemas'

/** Type of the modules that mini-css-extract-plugin makes of styles. */
const STYLES = 'css/mini-extract'

type NamedChunk = { name?: string | null }
type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

/**
 * Puts what exposed modules share into one file, `common`, instead of copies or many small files. Pages do not load
 * what only widgets share, `widgets`. Scripts that a single page or widget shares with windows are in both: no other
 * page loads them for the sake of a window that may never open. Styles have no copies, because a copy that comes with
 * a window would win over the page's changes to them.
 *
 * @param windows names of the widgets shown in windows
 */
export function sharedChunks(windows: readonly string[] = []): SplitChunks {
  /** False for chunks that no page loads at first. */
  const isFirst = ({ name }: NamedChunk) => name !== SCHEMAS && !windows.includes(name ?? '')
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      common: {
        test: (module, { chunkGraph }) =>
          module.type === STYLES || [...chunkGraph.getModuleChunksIterable(module)].filter(isFirst).length > 1,
        name: (_module: unknown, chunks: readonly NamedChunk[]) =>
          chunks.some(({ name }) => name === ROUTES) ? 'common' : 'widgets',
        chunks: ({ name }) => name !== SCHEMAS,
        minChunks: 2,
        minSize: 0,
      },
    },
  }
}
