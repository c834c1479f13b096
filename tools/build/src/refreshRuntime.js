import runtime from 'react-refresh/runtime'

// One runtime for the shell and every remote in development.
runtime.injectIntoGlobalHook(globalThis)
Object.assign(globalThis, { verstakRefreshRuntime: runtime })
