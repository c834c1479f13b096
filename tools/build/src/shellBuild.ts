import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import type { Chunk, Configuration } from 'webpack'
import { browserConfig, serverConfig } from './commonConfig.ts'
import { isPatched } from './patches/isPatched.ts'
import { ReplaceModule } from './patches/replaceModule.ts'
import { DIST, ROOT } from './paths.ts'
import { LAZY_PARTS, SHARED_PACKAGES, isLazyPart, versionOfShared } from './sharedPackages.ts'

/** Folder of the built shell; `browser` and `server` stand in it. */
export const shellOutput = (isDevelopment: boolean) => join(DIST, isDevelopment ? 'apps/shell-dev' : 'apps/shell')
/** Path under which the shell serves its own browser files. */
export const ASSETS_PATH = '/assets/'

export function shellBrowserConfig(isDevelopment = false): Configuration {
  const config = browserConfig({ app: 'shell', isDevelopment, hasLateStyles: true })
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        // By its path: by its name it is the shared one.
        'whole-react-query$': join(ROOT, 'node_modules/@tanstack/react-query/build/modern/index.js'),
      },
    },
    entry: { main: browserEntry(isDevelopment) },
    output: {
      path: join(shellOutput(isDevelopment), 'browser'),
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: ASSETS_PATH,
      uniqueName: 'verstak_shell',
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: {
          // A script of its own: the browser makes each ready in a task of its own.
          react: { test: REACT, name: 'react', chunks: 'initial', enforce: true },
          // What opens later has one stylesheet, `later`, so that its rules keep their order. The document names the others.
          styles: { type: 'css/mini-extract', name: 'later', chunks: isLater, enforce: true },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      ...LEFT_OUT,
      new ModuleFederationPlugin({
        name: 'verstak_shell',
        shared: Object.fromEntries(
          [...SHARED_PACKAGES, ...LAZY_PARTS].map((name) => [
            name,
            {
              singleton: true,
              eager: !isLazyPart(name),
              requiredVersion: false,
              version: versionOfShared(name),
              ...providerOf(name),
            },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}

const REACT = /node_modules\/(react|react-dom|scheduler)\//

/** Chunks of the layouts, of which every document has one. */
const LAYOUT_CHUNKS = ['phone', 'desktop']

/** What opens later. */
const isLater = (chunk: Chunk) => !chunk.canBeInitial() && !LAYOUT_CHUNKS.includes(chunk.name ?? '')

/** Parts of libraries that no page of the store uses. */
const LEFT_OUT = [
  new ReplaceModule('noMutations', /\/mutationCache\.js$/),
  new ReplaceModule('noDebug', /\/sdk\/dist\/env\.js$/),
  new ReplaceModule('noSnapshots', /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/),
  new ReplaceModule('noPreloads', /runtime-core\/dist\/utils\/preload\.js$/),
  new ReplaceModule('noRanges', /runtime-core\/dist\/utils\/semver\/index\.js$/),
]

const ours = (file: string) => join(import.meta.dirname, file)

/** What stands for a shared package in the shell's bundle, where that is not all of it. */
function providerOf(name: string): { import?: string } {
  return name === '@tanstack/react-query' && isPatched('providedQuery')
    ? { import: ours('patches/providedQuery.js') }
    : {}
}

/** Modules of the shell's bundle, in the order in which they run. */
function browserEntry(isDevelopment: boolean): string[] {
  return [
    // React looks for the refresh runtime when it is first loaded.
    ...(isDevelopment ? [ours('refreshRuntime.js')] : []),
    ...(isPatched('sharedRuntime') ? [ours('patches/providedRuntime.js')] : []),
    './src/client/start.ts',
  ]
}

/** React's renderer, which the server's bundle holds as `textStream.cjs` makes it. */
const RENDERER = 'react-dom/server'
const TEXT_STREAM = { test: /react-dom-server\.node\.production\.js$/, loader: ours('patches/textStream.cjs') }

export function shellServerConfig(isDevelopment = false): Configuration {
  const config = serverConfig({ app: 'shell', isDevelopment })
  return {
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), TEXT_STREAM] },
    entry: {
      main: './src/server/main.ts',
      watchdog: './src/server/workers/watchdogThread.ts',
      check: './src/server/check/check.ts',
      remoteAlone: './src/benchmarks/remoteAlone.tsx',
    },
    output: {
      path: join(shellOutput(isDevelopment), 'server'),
      filename: '[name].cjs',
      publicPath: ASSETS_PATH,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
      clean: true,
    },
    plugins: [
      ...(config.plugins ?? []),
      // React picks its build by NODE_ENV when it is first required.
      new webpack.BannerPlugin({
        banner: `process.env.NODE_ENV ??= '${isDevelopment ? 'development' : 'production'}';`,
        raw: true,
      }),
    ],
    externals: [
      ({ request = '' }, callback) => {
        const isOurs = request.startsWith('.') || request.startsWith('/') || request.startsWith('@verstak/')
        const isChanged = request === RENDERER && !isDevelopment && isPatched('textStream')
        return isOurs || isChanged ? callback() : callback(undefined, `commonjs ${request}`)
      },
    ],
  }
}
