import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * What a pattern finds in the newest message to a phone or an e-mail that it fits: notices of sign-ins come to the same
 * e-mail, and other journeys send theirs at the same time.
 * @param link name of the link to the messages of a demo shop, within the box
 */
export async function readDemoMessage(
  box: Locator,
  to: string,
  { link, pattern }: { link: string; pattern: RegExp },
): Promise<RegExpExecArray> {
  const address = await box.getByRole('link', { name: link }).getAttribute('href')
  let found: RegExpExecArray | null = null
  await expect
    .poll(async () => {
      const html = await (await fetch(`${address}?to=${encodeURIComponent(to)}`)).text()
      const texts = [...html.matchAll(/<p class="text">([^]*?)<\/p>/g)].map(([, text = '']) => text)
      return (found = texts.map((text) => pattern.exec(text)).find((match) => match !== null) ?? null)
    })
    .not.toBeNull()
  return found!
}

/** The last code that was sent to a phone or an e-mail. */
export async function readDemoCode(box: Locator, to: string): Promise<string> {
  const [, code] = await readDemoMessage(box, to, { link: 'Демо: посмотреть код', pattern: /код: (\d{4})\b/i })
  return code!
}
