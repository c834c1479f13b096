import { buildAll } from '@verstak/tools-build/buildAll'
import { buildShell } from '@verstak/tools-build/buildShell'

/** Builds the remotes as for the real store, and a shell with React's development build, which supports updates. */
buildAll()
await buildShell({ isDevelopment: true })
