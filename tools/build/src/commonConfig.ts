import { join } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { moduleRules } from './moduleRules.ts'
import { ROOT, appFolder } from './paths.ts'

export interface BuildOptions {
  /** Project in `apps`. */
  app: string
  isDevelopment: boolean
  /** Stylesheets of lazy parts are loaded with their code; by default the document names all stylesheets. */
  hasLateStyles?: boolean
}

const federationRuntime = (file: string) => join(ROOT, 'node_modules/@module-federation', file)

const productionRouter = (file: string) => join(ROOT, `node_modules/react-router/dist/production/${file}.mjs`)

/** Common configuration of all browser builds. */
export function browserConfig({ app, isDevelopment, hasLateStyles = false }: BuildOptions): Configuration {
  return {
    ...commonConfig({ app, isDevelopment }),
    target: ['web', 'es2022'],
    module: {
      rules: moduleRules({
        ...{ app, target: 'browser', isDevelopment },
        ...{ hasLateSchemas: !isDevelopment, areStylesKept: !isDevelopment },
      }),
    },
    resolve: {
      ...resolveOptions,
      alias: {
        // Their package entries import CommonJS files, which cannot be tree-shaken: 40 kB gzip more.
        '@module-federation/runtime-core$': federationRuntime('runtime-core/dist/index.js'),
        '@module-federation/sdk$': federationRuntime('sdk/dist/index.js'),
        // Its worker is a file of its own: pages allow no `blob:` workers.
        'mapbox-gl$': join(ROOT, 'node_modules/mapbox-gl/dist/mapbox-gl-csp.js'),
        // Its package entries name the development build only.
        ...(isDevelopment
          ? {}
          : { 'react-router$': productionRouter('index'), 'react-router/dom$': productionRouter('dom-export') }),
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
        chunkFilename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
        // No style loading at runtime: React puts stylesheets into the document with the markup that needs them.
        runtime: hasLateStyles,
      }),
      ...(isDevelopment
        ? []
        : [
            // jotai reads this to decide on its development features.
            new webpack.DefinePlugin({ 'import.meta.env': { MODE: '"production"' } }),
          ]),
    ],
    optimization: {
      // Numbers of a few digits: hashes do not compress.
      moduleIds: isDevelopment ? 'named' : 'deterministic',
      minimize: !isDevelopment,
      minimizer: [
        // Two minifiers in sequence: together they save another 1 kB on a category page.
        new TerserPlugin({
          extractComments: false,
          // Large libraries that come minified.
          exclude: /(^|\/)(maplibre|mapbox)-gl[^/]*$/,
          minify: [TerserPlugin.terserMinify, TerserPlugin.swcMinify],
          terserOptions: [
            { ecma: 2020, compress: { passes: 3, keep_fargs: false }, format: { comments: false } },
            { ecma: 2022, compress: { passes: 3 }, mangle: true },
          ],
        }),
        new CssMinimizerPlugin(),
      ],
    },
  }
}

/** Common configuration of all server builds: one CommonJS file. */
export function serverConfig({ app, isDevelopment }: BuildOptions): Configuration {
  return {
    ...commonConfig({ app, isDevelopment }),
    target: 'node24',
    module: {
      rules: moduleRules({ app, target: 'server', isDevelopment, areStylesKept: !isDevelopment }),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    resolve: resolveOptions,
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      // Maps and editors run in browsers only; their libraries use what a remote must not have on a server.
      new webpack.NormalModuleReplacementPlugin(/\.browser\.ts$/, join(import.meta.dirname, 'browserOnly.cjs')),
    ],
    // Minified without mangling: names stay in stack traces.
    optimization: {
      minimize: !isDevelopment,
      minimizer: [new TerserPlugin({ extractComments: false, terserOptions: { mangle: false } })],
    },
    node: { __dirname: false },
  }
}

const resolveOptions = { extensions: ['.ts', '.tsx', '.js'] }

function commonConfig({ app, isDevelopment }: BuildOptions): Configuration {
  return {
    name: app,
    context: appFolder(app),
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
