import { runProgram, parseReleaseArguments } from './commandLine.ts'
import { findStore } from './findStore.ts'
import { describeRefusal } from './registryClient.ts'
import { releaseRemote } from './releaseRemote.ts'

/** `npm run release -- cart [--percent 5] [--to http://…]` */
await runProgram(async () => {
  const args = parseReleaseArguments(process.argv.slice(2))
  const store = await findStore(args.to, process.env)
  await releaseRemote(args, store, process.env, console.log).catch((error: unknown) => {
    throw new Error(describeRefusal(error, store.origin), { cause: error })
  })
})
