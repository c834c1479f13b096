import { buildAll } from '@verstak/tools-build/buildAll'
import { buildShell } from '@verstak/tools-build/buildShell'

/** Released remotes as for the real store, and a shell whose React can take updates. */
buildAll()
await buildShell({ isDevelopment: true })
