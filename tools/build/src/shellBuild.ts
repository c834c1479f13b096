import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import type { Chunk, Configuration } from 'webpack'
import { browserConfig, serverConfig } from './commonConfig.ts'
import { isPatched } from './patches/isPatched.ts'
import { ReplaceModule } from './patches/replaceModule.ts'
import { DIST, ROOT } from './paths.ts'
import { LAZY_PARTS, SHARED_PACKAGES, isLazyPart, versionOfShared } from './sharedPackages.ts'

/** Folder of the built shell, with `browser` and `server` in it. */
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
        // Imported by path, because the package name resolves to the shared module.
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
          // A separate script, because the browser compiles and runs each script in a separate task.
          react: { test: REACT, name: 'react', chunks: 'initial', enforce: true },
          // What both layouts have is on every page.
          layouts: {
            type: 'javascript/auto',
            name: 'main',
            chunks: ({ name }) => LAYOUT_CHUNKS.includes(name ?? ''),
            minChunks: 2,
            enforce: true,
          },
          // All lazy parts share one stylesheet, `later`, so that the order of rules is stable. The document names the
          // others.
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

/** Chunks of the layouts; every document uses one of them. */
const LAYOUT_CHUNKS = ['phone', 'desktop']

/** True for chunks of lazy parts. */
const isLater = (chunk: Chunk) => !chunk.canBeInitial() && !LAYOUT_CHUNKS.includes(chunk.name ?? '')

/** Parts of libraries that the store does not use. */
const LEFT_OUT = [
  new ReplaceModule('noMutations', /\/mutationCache\.js$/),
  new ReplaceModule('noSnapshots', /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/),
  new ReplaceModule('noPreloads', /runtime-core\/dist\/utils\/preload\.js$/),
  new ReplaceModule('noRanges', /runtime-core\/dist\/utils\/semver\/index\.js$/),
]

const ours = (file: string) => join(import.meta.dirname, file)

/** Replacement of a shared package in the shell's bundle, where only a part of it is provided. */
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

/** React's renderer. `textStream.cjs` patches it in the server bundle. */
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
