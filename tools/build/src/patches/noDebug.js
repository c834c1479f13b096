/*
 * Stands for what the federation runtime knows of its surroundings in the shell's bundle. Its own asks `localStorage`
 * whether somebody debugs it, while the page starts: the first question to a storage stops everything until the disk
 * has answered, for longer than all else that the runtime does.
 */
export const isBrowserEnvValue = true
export const isBrowserEnv = () => true
export const isReactNativeEnv = () => false
export const isDebugMode = () => false
export const getProcessEnv = () => ({})
