/** One of the two visitors. */
export interface LeakVisitor {
  /** Text that only this visitor's answers contain and only their page shows. */
  secret: string
}

/** Renders one visitor's full page as the server does, with its own store, query cache and API answers. */
export type RenderFor = (visitor: LeakVisitor) => Promise<string>

const FIRST = { secret: 'visitor-one-7f3a' }
const SECOND = { secret: 'visitor-two-b81c' }

/**
 * Checks that a remote does not leak data between visitors: renders two visitors' pages concurrently, then one after
 * the other, with the same code, and searches each page for the other visitor's text.
 *
 * @throws when a page contains the other visitor's text (the remote keeps state), or lacks its own (the test proves
 * nothing).
 */
export async function expectNoLeakBetweenUsers(render: RenderFor): Promise<void> {
  // The second render starts while the first one still waits for data.
  const together = await Promise.all([render(FIRST), render(SECOND)])
  const apart = [await render(FIRST), await render(SECOND), await render(FIRST)]
  const pages: [LeakVisitor, LeakVisitor, string | undefined, string][] = [
    [FIRST, SECOND, together[0], 'at the same time'],
    [SECOND, FIRST, together[1], 'at the same time'],
    [FIRST, SECOND, apart[0], 'later'],
    [SECOND, FIRST, apart[1], 'later'],
    [FIRST, SECOND, apart[2], 'once more'],
  ]
  for (const [visitor, other, page = '', when] of pages) {
    if (page.includes(other.secret)) {
      throw new Error(
        `The page of one visitor, rendered ${when}, shows what belongs to another ("${other.secret}"): the remote keeps state at module level. Keep it in the query cache, a jotai store or the component.`,
      )
    }
    if (!page.includes(visitor.secret)) {
      throw new Error(
        `The page rendered ${when} does not show its own visitor's "${visitor.secret}", so this test proves nothing: let an answer of the API that the page shows hold visitor.secret.`,
      )
    }
  }
}
