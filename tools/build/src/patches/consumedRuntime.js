// Stands in for @module-federation/webpack-bundler-runtime in containers: the shell's runtime with states of their own.
const { bundlerRuntime, runtime, ...federation } = globalThis.verstakFederation

// eslint-disable-next-line no-restricted-exports -- Generated code imports the package's default export.
export default {
  ...federation,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  // The runtime's own `init` knows instances by the id of its build, and would take the container for the shell.
  runtime: { ...runtime, init: runtime.createInstance },
}
