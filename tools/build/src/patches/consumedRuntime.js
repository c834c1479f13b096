// Replaces @module-federation/webpack-bundler-runtime in containers: the shell's runtime with separate state.
const { bundlerRuntime, runtime, ...federation } = globalThis.verstakFederation

// eslint-disable-next-line no-restricted-exports -- Generated code imports the package's default export.
export default {
  ...federation,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  // The runtime's own `init` identifies instances by build id and would return the shell's instance.
  runtime: { ...runtime, init: runtime.createInstance },
}
