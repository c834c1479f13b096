import type { ChatVisitor } from '@verstak/contracts/chat'
import type { ChatProvider } from './ChatProvider.ts'

declare global {
  interface Window {
    /** Set by a third-party chat's script once it is ready. */
    verstakChat?: { open: (visitor: ChatVisitor) => void }
  }
}

/** Loads the script of a third-party chat. It sets `window.verstakChat` when it is ready. */
export function loadForeignChat(src: string): Promise<ChatProvider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve({ start })
    script.onerror = () => {
      script.remove()
      reject(new Error(`The chat's script ${src} did not load.`))
    }
    document.head.append(script)
  })
}

function start(_: unknown, visitor: ChatVisitor): boolean {
  window.verstakChat?.open(visitor)
  return window.verstakChat !== undefined
}
