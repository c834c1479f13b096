import { openWorkshop } from './openWorkshop.ts'
import { STATIC, buildWorkshop } from './runStorybook.ts'

const PORT = Number(process.env['WORKSHOP_PORT'] ?? 6006)

/** `npm run workshop` opens the workshop with live changes; `npm run workshop -- build` makes static files of it. */
async function main([command = 'dev']: string[]): Promise<void> {
  if (command === 'build') {
    await buildWorkshop()
    console.log(`The workshop is in ${STATIC}`)
  } else if (command === 'dev') {
    await openWorkshop(PORT)
  } else {
    throw new Error(`npm run workshop knows dev and build, not ${command}.`)
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
