import federation from '@module-federation/webpack-bundler-runtime/bundler'
// The shell exposes no modules, so the package's own runtime omits the container part.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

// First module of the shell's bundle: containers use this federation runtime, which saves 6 kB brotli in each of them.
globalThis.verstakFederation = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}
