import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { containerNameOf } from '@verstak/contracts/remoteConfig'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import type { Configuration } from 'webpack'
import { ChunkIntegrityPlugin } from './chunkIntegrity.ts'
import { browserConfig, serverConfig } from './commonConfig.ts'
import { isPatched } from './patches/isPatched.ts'
import { ReplaceModule } from './patches/replaceModule.ts'
import { DIST, appFolder } from './paths.ts'
import { sharedChunks } from './sharedChunks.ts'
import { LAZY_PARTS, SHARED_PACKAGES, assertShareable, isLazyPart, isShared } from './sharedPackages.ts'

/** Exposed module names and their files: `./routes` and the widgets. */
export function exposesOf(remote: RemoteConfig): Record<string, string> {
  const widgets = Object.entries(remote.widgets).map(([name, file]) => [`./${name}`, file])
  return { './routes': './src/routes.tsx', ...Object.fromEntries(widgets) }
}

/** Name of the chunk of an exposed module. */
export const chunkNameOf = (expose: string) => expose.slice(2)

export function remoteBrowserConfig(remote: RemoteConfig, output: string, isDevelopment = false): Configuration {
  const config = browserConfig({ app: remote.name, isDevelopment })
  const exposes = Object.entries(exposesOf(remote)).map(([name, file]) => [
    name,
    { import: file, name: chunkNameOf(name) },
  ])
  return {
    ...config,
    entry: {},
    output: {
      path: output,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      uniqueName: containerNameOf(remote.name),
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...config.optimization,
      splitChunks: sharedChunks(remote.windows, Object.keys(exposesOf(remote)).map(chunkNameOf), remote.alone),
    },
    plugins: [
      ...(config.plugins ?? []),
      new ReplaceModule('sharedRuntime', /webpack-bundler-runtime\/dist\/bundler\.js$/, 'consumedRuntime.js'),
      new ModuleFederationPlugin({
        name: containerNameOf(remote.name),
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        library: { type: 'var', name: containerNameOf(remote.name) },
        exposes: Object.fromEntries(exposes),
        shared: Object.fromEntries(
          [...SHARED_PACKAGES, ...LAZY_PARTS].map((name) => [
            name,
            { singleton: true, import: false, requiredVersion: false },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: isPatched('sharedRuntime'),
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      ...(isDevelopment ? [] : [new ChunkIntegrityPlugin()]),
    ],
  }
}

export function remoteServerConfig(remote: RemoteConfig, output: string, isDevelopment = false): Configuration {
  return {
    ...serverConfig({ app: remote.name, isDevelopment }),
    entry: { index: writeServerEntry(remote) },
    output: { path: output, filename: 'index.cjs', library: { type: 'commonjs2' }, clean: true },
    externals: [
      ({ request = '', contextInfo }, callback) => {
        if (request.startsWith('.') || request.startsWith('/')) return callback()
        try {
          assertShareable(request, contextInfo?.issuer ?? remote.name)
        } catch (error) {
          return callback(error as Error)
        }
        return isShared(request) || isLazyPart(request) ? callback(undefined, `commonjs ${request}`) : callback()
      },
    ],
  }
}

/** The server file's source: the same modules as the browser's exposes, in one CommonJS file. */
function writeServerEntry(remote: RemoteConfig): string {
  const folder = join(DIST, 'entries')
  const file = join(folder, `${remote.name}.server.ts`)
  const from = (path: string) => JSON.stringify(join(appFolder(remote.name), path))
  const widgets = Object.entries(remote.widgets)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    [
      `export { createRoutes } from ${from('src/routes.tsx')}`,
      ...widgets.map(([name, path]) => `import { ${name} } from ${from(path)}`),
      `export const widgets = { ${widgets.map(([name]) => name).join(', ')} }`,
      '',
    ].join('\n'),
  )
  return file
}
