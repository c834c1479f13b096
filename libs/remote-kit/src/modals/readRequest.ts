import type {
  ConfirmRequest,
  ErrorRequest,
  ModalContent,
  ModalRequest,
  ToastRequest,
  VideoRequest,
  WindowRequest,
} from '@verstak/host'
import { SUPPORT_PHONE, withSupportPhone } from '@verstak/contracts/support'
import { modalTexts } from './modals.texts.ts'

/** Widths of the error popup on a desktop, px. */
const ERROR_WIDTHS = { later: 432, call: 360 } as const

/** Width of the video window on a desktop, px. */
const VIDEO_WIDTH = 960

/** A validated request with defaults filled in. */
export type KnownRequest =
  | (Required<Pick<WindowRequest, 'kind' | 'title'>> & {
      content: ModalContent
      width: number | undefined
      over: boolean
      onBack?: () => void
    })
  | (Required<Omit<ErrorRequest, 'advice'>> & { over: true })
  | (Required<ConfirmRequest> & { over: true })
  | (VideoRequest & { width: number; over: true })
  | ToastRequest

/**
 * Validates a request: a remote may be older or newer than the shell. A missing field gets its default, a field of
 * another type counts as missing, and an unknown kind is treated as a dialog.
 */
export function readRequest(request: ModalRequest, supportPhone?: string): KnownRequest {
  const asked: Record<string, unknown> = typeof request === 'object' && request !== null ? { ...request } : {}
  const textOf = (key: string) => (typeof asked[key] === 'string' && asked[key].trim() !== '' ? asked[key] : undefined)
  const numberOf = (key: string) => (typeof asked[key] === 'number' && asked[key] > 0 ? asked[key] : undefined)
  const title = textOf('title')
  const text = textOf('text')

  switch (asked.kind) {
    case 'error': {
      const advice = asked.advice === 'call' ? 'call' : 'later'
      const words = modalTexts.errors[advice]
      const width = numberOf('width') ?? ERROR_WIDTHS[advice]
      return {
        kind: 'error',
        title: title ?? words.title,
        text: text ?? withSupportPhone(words.text, unbroken(supportPhone ?? SUPPORT_PHONE)),
        width,
        over: true,
      }
    }
    case 'confirm': {
      const confirmLabel = textOf('confirmLabel') ?? modalTexts.close
      const cancelLabel = textOf('cancelLabel') ?? modalTexts.cancel
      return { kind: 'confirm', title: title ?? '', text: text ?? '', confirmLabel, cancelLabel, over: true }
    }
    case 'video': {
      const [src, poster, captions] = [textOf('src'), textOf('poster'), textOf('captions')]
      return {
        kind: 'video',
        title: title ?? modalTexts.video,
        // The player shows an error for an invalid URL.
        src: src ?? '',
        ...(poster ? { poster } : {}),
        ...(captions ? { captions } : {}),
        width: VIDEO_WIDTH,
        over: true,
      }
    }
    case 'toast':
      return readToast(asked, text ?? '', numberOf('durationMs'), textOf('key'))
    default: {
      const kind = asked.kind === 'sheet' ? 'sheet' : 'dialog'
      const content = asked.content as ModalContent
      const onBack = typeof asked.onBack === 'function' ? { onBack: asked.onBack as () => void } : {}
      return { kind, title: title ?? '', content, width: numberOf('width'), over: asked.over === true, ...onBack }
    }
  }
}

function readToast(
  asked: Record<string, unknown>,
  text: string,
  durationMs: number | undefined,
  key: string | undefined,
): ToastRequest {
  const { tone } = asked
  const action = asked.action as ToastRequest['action']
  return {
    kind: 'toast',
    text,
    ...(tone === 'ok' || tone === 'info' ? { tone } : {}),
    ...(durationMs ? { durationMs } : {}),
    ...(typeof action?.label === 'string' ? { action } : {}),
    ...(key ? { key } : {}),
  }
}

/** A phone number whose spaces break no line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00A0')
