import type { WidgetName, WidgetProps } from '@verstak/contracts/widget'
import type { ReactNode } from 'react'

/*
 * The wishes that remotes may have of the modals' host. Remotes of any age ask it: a kind or an optional field may be
 * added, nothing is taken away or gets another meaning. The host reads each wish with care (`readRequest`).
 */

/** What a window holds: elements, made anew for each opening, or the widget of a remote. */
export type ModalContent =
  | ReactNode
  | ((close: (result?: unknown) => void) => ReactNode)
  | { [Name in WidgetName]: { widget: Name; props: WidgetProps[Name] } }[WidgetName]

/** A window for content of the asker's. */
export interface WindowRequest {
  /** `dialog`: in the middle of a desktop, the whole screen of a phone; `sheet`: from the lower edge everywhere. */
  kind: 'dialog' | 'sheet'
  title: string
  content: ModalContent
  /** Of a dialog on a desktop, px; 464 by default. */
  width?: number
  /** Opens over the window that is open; by default it takes its place. */
  over?: boolean
}

/** Popup about a failure, over whatever is open; the same one opens only once. */
export interface ErrorRequest {
  kind: 'error'
  /**
   * Which words stand where none are given: `later` «Что-то пошло не так», try later, 432 px wide; `call` «Ошибка»,
   * try again or call the support line, 360 px wide.
   */
  advice?: 'later' | 'call'
  title?: string
  /** What the server said. */
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

/** Window that plays a video as soon as it is open, over whatever is open, and stops it when it is closed. */
export interface VideoRequest {
  kind: 'video'
  /** What the video shows: `Как сменить патрон`. */
  title: string
  /** Address of the file. */
  src: string
  /** Address of the picture that stands there until the video runs. */
  poster?: string
  /** Address of a WebVTT file. */
  captions?: string
}

/** Short message that leaves by itself. */
export interface ToastRequest {
  kind: 'toast'
  text: string
  /** Icon before the words. */
  tone?: 'ok' | 'info'
  /** How long it stays, ms; 4000 by default. */
  durationMs?: number
  /** A link or a button after the words. */
  action?: { label: string; href?: string; onPress?: () => void }
  /** A toast takes the place of an older one with the same key. */
  key?: string
}

/** A wish of a remote to the modals' host. */
export type ModalRequest = WindowRequest | ErrorRequest | ConfirmRequest | VideoRequest | ToastRequest

/** What the asker holds of a window or toast that it asked for. It may go away before them. */
export interface ModalHandle {
  /** Takes it off the page; does nothing when it is gone. */
  close: (result?: unknown) => void
  /** Settles once it can be seen, or never will be. */
  shown: Promise<void>
  /** Settles when it is gone: with what `close` was called with, undefined when the shopper dismissed it. */
  closed: Promise<unknown>
}

/** One wish with what became of it; for the modals' host. */
export interface Asked {
  id: number
  request: ModalRequest
  /** Part of a remote that asked, as `PartContext` has it; null when the shell did. */
  part: string | null
  /** What had the focus. */
  opener: Element | null
  close: (result?: unknown) => void
  markShown: () => void
}

/** All that the modals' host has to show. */
export interface ModalsState {
  asked: readonly Asked[]
  /** Somebody will need the code of the windows soon. */
  isWanted: boolean
}

/** Windows, popups and toasts of a page. Remotes use it through `useModals` of the remote kit. */
export interface Modals {
  /** Never throws; on the server nothing comes of it. `part` says who asks. */
  ask: (request: ModalRequest, part?: string | null) => ModalHandle
  /** Brings the code of the windows early. */
  preload: () => void
  /** For the modals' host: the same object until something changes. */
  read: () => ModalsState
  /** For the modals' host: calls at each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/** The wishes of one page; the modals' host shows them. */
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
      return { close, shown, closed }
    },
    preload: () => state.isWanted || change(state.asked),
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
