import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

// Each step draws with the modules that the step before has written, so each gets a process of its own.
for (const step of ['makeLetters.ts', 'makeBounds.ts', 'makeVersion.ts']) {
  execFileSync(process.execPath, [join(import.meta.dirname, step)], { stdio: 'inherit' })
}
