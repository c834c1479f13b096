import federation from '@module-federation/webpack-bundler-runtime/bundler'
// The shell exposes nothing, so the package leaves the container's part out of its own runtime.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

// First module of the shell's bundle: containers take their federation runtime from here, 6 kB brotli less for each.
globalThis.verstakFederation = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}
