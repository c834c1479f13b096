import { start } from './start.ts'
import { planStore } from './storePlan.ts'

await start(planStore)
