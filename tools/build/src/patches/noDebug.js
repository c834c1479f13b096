/*
 * Replaces the environment checks of the federation runtime in the shell's bundle. The original reads a debug flag from
 * `localStorage` during startup. The first access to a storage blocks the main thread until the browser's
 * process responds: mostly a millisecond, at times 10 to 30.
 */
export const isBrowserEnvValue = true
export const isBrowserEnv = () => true
export const isReactNativeEnv = () => false
export const isDebugMode = () => false
export const getProcessEnv = () => ({})
