import { css } from '@linaria/core'
import type { ChatVisitor } from '@verstak/contracts/chat'
import { HostContext, isMobile } from '@verstak/host'
import type { Host } from '@verstak/host'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { createChatCaller } from './chatCaller.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { ChatView } from './ChatView.tsx'
import { chatTexts } from './chat.texts.ts'

let open: { element: HTMLElement; root: Root; opener: Element | null } | undefined

/**
 * Shows the chat: in a non-modal panel on desktops, full screen on phones. Then moves the focus to its field.
 */
export function showPanel(host: Host, visitor: ChatVisitor): void {
  const caller = createChatCaller(host, visitor)
  if (isMobile(host.layout)) {
    const content = (
      <div className={screen}>
        <ChatView caller={caller} />
      </div>
    )
    host.modals.ask({ kind: 'dialog', title: chatTexts.title, content })
    return
  }
  if (open) return open.element.querySelector('textarea')?.focus()
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  open = { element, root, opener: document.activeElement }
  root.render(
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <StoreProvider store={host.store}>
          <ChatPanel caller={caller} onClose={close} />
        </StoreProvider>
      </QueryClientProvider>
    </HostContext>,
  )
}

/** Removes the panel and restores the focus. */
function close(): void {
  if (!open) return
  const { element, root, opener } = open
  open = undefined
  root.unmount()
  element.remove()
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}

/* Screen height without the window's heading and padding. */
const screen = css`
  height: calc(100dvh - 80px);
`
