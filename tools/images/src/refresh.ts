import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

// Each step uses the modules written by the previous step, so each runs in a separate process.
for (const step of ['makeLetters.ts', 'makeBounds.ts', 'makeVersion.ts']) {
  execFileSync(process.execPath, [join(import.meta.dirname, step)], { stdio: 'inherit' })
}
