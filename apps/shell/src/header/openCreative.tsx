import type { Host } from '@verstak/host'
import { CreativeInfo } from './CreativeInfo.tsx'
import { headerTexts } from './header.texts.ts'

/** Opens the window that shows who advertises. */
export function openCreative({ modals }: Host, token: string): void {
  modals.ask({ kind: 'dialog', title: headerTexts.advertising, content: <CreativeInfo token={token} /> })
}
