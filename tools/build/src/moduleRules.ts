import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { isPatched } from './patches/isPatched.ts'

const require = createRequire(import.meta.url)

export interface RuleOptions {
  /** Project of the bundle: the prefix of its class names, so that projects never collide. */
  app: string
  target: 'browser' | 'server'
  isDevelopment: boolean
  /** Response schemas load with the first call, see lateSchemas.cjs. */
  hasLateSchemas?: boolean
  /** The process builds once for browsers and once for the server, see linariaOnce.cjs. */
  areStylesKept?: boolean
}

const LATE_SCHEMAS = join(import.meta.dirname, 'lateSchemas.cjs')
const LINARIA_ONCE = join(import.meta.dirname, 'linariaOnce.cjs')

/** Loaders for TypeScript, linaria, CSS and fonts: the same for every project of the store. */
export function moduleRules(options: RuleOptions): RuleSetRule[] {
  const { app, target, isDevelopment, hasLateSchemas, areStylesKept } = options
  const isBrowser = target === 'browser'
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        // swc-loader's default in development is another JSX runtime, which is not a shared package.
        transform: { react: { runtime: 'automatic', development: false, refresh: isDevelopment && isBrowser } },
      },
    },
  }
  const linaria = {
    loader: areStylesKept ? LINARIA_ONCE : require.resolve('@wyw-in-js/webpack-loader'),
    options: {
      classNameSlug: (hash: string) => `${app}-${hash}`,
      displayName: false,
      sourceMap: false,
      // It prefixes for browsers that are long gone; the few prefixes that count stand in the styles.
      prefixer: false,
      // Webpack wraps each required module into a function: half a kilobyte for a category page.
      cssImport: 'import',
      babelOptions: {
        babelrc: false,
        configFile: false,
        presets: [
          [require.resolve('@babel/preset-react'), { runtime: 'automatic' }],
          require.resolve('@babel/preset-typescript'),
        ],
      },
    },
  }
  const css = isBrowser
    ? [
        MiniCssExtractPlugin.loader,
        // Root-relative addresses are those of the running store, not files to bundle.
        { loader: require.resolve('css-loader'), options: { sourceMap: false, url: { filter: isBundled } } },
      ]
    : [{ loader: require.resolve('css-loader'), options: { modules: { exportOnlyLocals: true } } }]
  return [
    {
      test: /\.contract\.ts$/,
      enforce: 'pre',
      // Loaders run from the last to the first.
      use: [join(import.meta.dirname, 'pureSchemas.cjs'), ...(hasLateSchemas ? [LATE_SCHEMAS] : [])],
    },
    ...(isPatched('pureRouter')
      ? [{ test: /react-router\/dist\/.*\.mjs$/, loader: join(import.meta.dirname, 'patches/pureRouter.cjs') }]
      : []),
    { test: /\.tsx?$/, exclude: usesLinaria, use: [swc], resolve: { fullySpecified: false } },
    { test: usesLinaria, use: [swc, linaria] },
    { test: /\.css$/, dependency: { not: ['url'] }, use: css, sideEffects: true },
    // Named by `new URL`: stylesheets and workers of libraries, as they come.
    { test: /\.(css|mjs|js)$/, dependency: 'url', type: 'asset/resource', generator: { emit: isBrowser } },
    ...(isBrowser && isPatched('namelessModule')
      ? [
          {
            test: /maplibre-gl\/dist\/maplibre-gl\.mjs$/,
            loader: join(import.meta.dirname, 'patches/namelessModule.cjs'),
          },
        ]
      : []),
    { test: /\.(woff2|svg|png)$/, type: 'asset/resource', generator: { emit: isBrowser } },
  ]
}

const isBundled = (url: string) => !url.startsWith('/')

/** Only these modules need the slow evaluation of styles at build time. */
function usesLinaria(path: string): boolean {
  return /\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('@linaria/')
}
