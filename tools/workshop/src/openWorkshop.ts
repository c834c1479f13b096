import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { runStorybook } from './runStorybook.ts'

const POLL_MS = 250
const PATIENCE_MS = 2_000

/**
 * Runs the workshop with live reload until it is stopped, and prints its address when the stories are ready.
 * @param run runs the server until it ends
 * @throws when the port is taken
 */
export async function openWorkshop(
  port: number,
  run: (port: number) => Promise<void> = runDevelopment,
  say: (text: string) => void = console.log,
): Promise<void> {
  await refuseTakenPort(port)
  const ending = new AbortController()
  say('The workshop is being built …')
  const address = `http://localhost:${port}/`
  untilServed(`${address}iframe.html`, ending.signal).then(
    () => say(`\n  The workshop of Verstak is open: ${address}\n\n  Ctrl-C stops it.\n`),
    () => {},
  )
  await run(port).finally(() => ending.abort())
}

/** Waits for the stories: Storybook serves their frame only after the build. */
async function untilServed(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await fetch(url, { signal: patience }).catch(() => null)
    if (answer?.ok) return
    await sleep(POLL_MS, undefined, { signal })
  }
}

/** Without this check Storybook would silently use another port. */
async function refuseTakenPort(port: number): Promise<void> {
  const server = createServer()
  await Promise.all([once(server, 'listening'), server.listen(port)]).catch(() => {
    throw new Error(`Port ${port} is taken. Choose another one: WORKSHOP_PORT=${port + 1} npm run workshop`)
  })
  await new Promise((resolve) => server.close(resolve))
}

/** What Storybook itself says when it is ready names its makers, not the shop. */
function runDevelopment(port: number): Promise<void> {
  const args = ['dev', '-p', String(port), '--exact-port', '--no-open', '--no-version-updates', '--quiet']
  return runStorybook(args, undefined, true)
}
