import type { Candidate, ReleaseCheck } from './ReleaseCheck.ts'
import { checkBudget } from './checkBudget.ts'
import { checkEndpoints } from './checkEndpoints.ts'
import { checkExposes } from './checkExposes.ts'
import { checkFiles } from './checkFiles.ts'
import { checkHost } from './checkHost.ts'
import { checkQueryKeys } from './checkQueryKeys.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkServerCode } from './checkServerCode.ts'
import { checkWidgets } from './checkWidgets.ts'

/** All checks run, so that a developer sees all problems at once. */
const CHECKS: readonly ReleaseCheck[] = [
  checkExposes,
  checkHost,
  checkRoutes,
  checkWidgets,
  checkEndpoints,
  checkQueryKeys,
  checkBudget,
  checkServerCode,
]

/** All reasons against publishing a release; none when it fits what is live. */
export function checkRelease(candidate: Candidate): string[] {
  const damage = checkFiles(candidate)
  // The other checks read files, which must exist.
  return damage.length > 0 ? damage : CHECKS.flatMap((check) => check(candidate))
}
