/*
 * Replaces the federation runtime's manifest snapshots in the shell's bundle: the page itself lists the entries of its
 * remotes. 1.5 kB less in every first visit.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} }
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({})
