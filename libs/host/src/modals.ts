import type { WidgetName, WidgetProps } from '@verstak/contracts/widget'
import type { ReactNode } from 'react'

/* Requests that remotes may send to the modal host. Remotes of any release send them: a kind or an optional field
   may be added, but nothing may be removed or change its meaning. The host validates each request (`readRequest`). */

/** Content of a window: elements, created again for each opening, or a remote's widget. */
export type ModalContent =
  | ReactNode
  | ((close: (result?: unknown) => void) => ReactNode)
  | { [Name in WidgetName]: { widget: Name; props: WidgetProps[Name] } }[WidgetName]

/** A window with the caller's content. */
export interface WindowRequest {
  /** `dialog`: in the middle of a desktop, the whole screen of a phone; `sheet`: from the lower edge everywhere. */
  kind: 'dialog' | 'sheet'
  title: string
  content: ModalContent
  /** Of a dialog on a desktop, px; 464 by default. */
  width?: number
  /** Opens over the window that is open; by default it replaces it. */
  over?: boolean
  /** Shows an arrow before the title and is called when it is pressed. */
  onBack?: (() => void) | undefined
}

/** What a window with several steps changes of itself while it is open. */
export type WindowChange = Partial<Pick<WindowRequest, 'title' | 'width' | 'onBack'>>

/** Error popup, over whatever is open; the same one opens only once. */
export interface ErrorRequest {
  kind: 'error'
  /**
   * Default texts: `later` «Что-то пошло не так», try later, 432 px wide; `call` «Ошибка», try again or call the
   * support line, 360 px wide.
   */
  advice?: 'later' | 'call'
  title?: string
  /** Message from the server. */
  text?: string
  /** On a desktop, px. */
  width?: number
}

/** Question with two buttons, over whatever is open. It is closed with `true` when the answer is yes. */
export interface ConfirmRequest {
  kind: 'confirm'
  title: string
  text?: string
  confirmLabel: string
  /** «Отмена» by default. */
  cancelLabel?: string
}

/** Window that plays a video once it opens, over whatever is open, and stops it when closed. */
export interface VideoRequest {
  kind: 'video'
  /** What the video shows: `Как сменить патрон`. */
  title: string
  /** URL of the file. */
  src: string
  /** URL of the image shown until the video plays. */
  poster?: string
  /** URL of a WebVTT file. */
  captions?: string
}

/** Short message that disappears by itself. */
export interface ToastRequest {
  kind: 'toast'
  text: string
  /** Icon before the words. */
  tone?: 'ok' | 'info'
  /** How long it stays, ms; 4000 by default. */
  durationMs?: number
  /** A link or a button after the words. */
  action?: { label: string; href?: string; onPress?: () => void }
  /** A toast replaces an older one with the same key. */
  key?: string
}

/** A request of a remote to the modal host. */
export type ModalRequest = WindowRequest | ErrorRequest | ConfirmRequest | VideoRequest | ToastRequest

/** The caller's handle of a window or toast. The caller may unmount first. */
export interface ModalHandle {
  /** Closes it; does nothing when it is already closed. */
  close: (result?: unknown) => void
  /** Changes an open window; its content stays as it is. Absent in older shells. */
  change?: (change: WindowChange) => void
  /** Resolves once it is visible, or can no longer become visible. */
  shown: Promise<void>
  /** Resolves when it is closed: with the argument of `close`, or undefined when the shopper dismissed it. */
  closed: Promise<unknown>
}

/** One request and its state; for the modal host. */
export interface Asked {
  id: number
  request: ModalRequest
  /** Part that sent the request, as in `PartContext`; null for the shell. */
  part: string | null
  /** Element that had the focus. */
  opener: Element | null
  close: (result?: unknown) => void
  markShown: () => void
}

/** Everything that the modal host shows. */
export interface ModalsState {
  asked: readonly Asked[]
  /** The code of the windows will be needed soon. */
  isWanted: boolean
}

/** Windows, popups and toasts of a page. Remotes use it through `useModals` of the remote kit. */
export interface Modals {
  /** Never throws; does nothing on the server. `part` is the part that sends the request. */
  ask: (request: ModalRequest, part?: string | null) => ModalHandle
  /** Preloads the code of the windows. */
  preload: () => void
  /** For the modal host: returns the same object until something changes. */
  read: () => ModalsState
  /** For the modal host: calls the listener on each change until unsubscribed. */
  subscribe: (listener: () => void) => () => void
}

/** Creates the store of one page's requests; the modal host shows them. */
export function createModals(): Modals {
  let state: ModalsState = { asked: [], isWanted: false }
  let count = 0
  const listeners = new Set<() => void>()

  function change(asked: readonly Asked[]) {
    state = { asked, isWanted: true }
    listeners.forEach((listener) => listener())
  }

  return {
    ask(request, part = null) {
      const id = ++count
      let markShown = () => {}
      let settle: (result: unknown) => void
      const shown = new Promise<void>((resolve) => (markShown = resolve))
      const closed = new Promise<unknown>((resolve) => (settle = resolve))
      const close = (result?: unknown) => {
        change(state.asked.filter((one) => one.id !== id))
        markShown()
        settle(result)
      }
      change([
        ...state.asked,
        { id, request, part, opener: globalThis.document?.activeElement ?? null, close, markShown },
      ])
      const changeWindow = (changed: WindowChange) =>
        change(
          state.asked.map((one) =>
            one.id === id && 'content' in one.request ? { ...one, request: { ...one.request, ...changed } } : one,
          ),
        )
      return { close, change: changeWindow, shown, closed }
    },
    preload: () => state.isWanted || change(state.asked),
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
