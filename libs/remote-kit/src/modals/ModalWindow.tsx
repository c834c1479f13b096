import { css } from '@linaria/core'
import { RemoteBoundary, RemotePart, restoreFocus, pathOf } from '@verstak/host'
import { BottomSheet } from '@verstak/ui-kit/BottomSheet'
import { Button } from '@verstak/ui-kit/Button'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { VideoPlayer } from '@verstak/ui-kit/VideoPlayer'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Wish } from './findSuperseded.ts'
import { ModalBody } from './ModalBody.tsx'
import { modalTexts } from './modals.texts.ts'
import type { KnownRequest } from './readRequest.ts'

export interface ModalWindowProps {
  wish: Wish
  device: 'phone' | 'desktop'
  /** Content above the window that stays interactive while it is open. */
  children: ReactNode
}

/** One open window. On closing, the focus returns to the element that had it, or to the nearest one if it is gone. */
export function ModalWindow({ wish: { asked, request }, device, children }: ModalWindowProps) {
  const { opener, close, markShown } = asked

  useEffect(() => {
    const path = pathOf(opener)
    markShown()
    return () => {
      // The browser usually restores the focus itself. In Safari it may not know the element: a clicked button gets
      // no focus.
      if (document.activeElement !== document.body) return
      if (path[0]?.isConnected) (path[0] as HTMLElement).focus()
      else restoreFocus(path)
    }
  }, [opener, markShown])

  if (request.kind === 'toast') return null
  // Two lines on a full phone screen would look like a broken page.
  const isSheet = request.kind === 'sheet' || (device === 'phone' && request.kind !== 'dialog')
  const Window = isSheet ? BottomSheet : Dialog
  const width = 'width' in request ? request.width : undefined
  const onBack = 'onBack' in request ? { onBack: request.onBack } : {}
  return (
    <Window isOpen onClose={() => close()} title={request.title} {...onBack} {...(width && !isSheet ? { width } : {})}>
      {contentOf(request, asked.part, close)}
      {children}
    </Window>
  )
}

function contentOf(
  request: Exclude<KnownRequest, { kind: 'toast' }>,
  part: string | null,
  close: (result?: unknown) => void,
): ReactNode {
  if (request.kind === 'error') {
    return (
      <>
        <p className={words}>{request.text}</p>
        <Button variant="inverse" size="l" onClick={() => close()}>
          {modalTexts.close}
        </Button>
      </>
    )
  }
  if (request.kind === 'confirm') {
    return (
      <>
        {request.text && <p>{request.text}</p>}
        <ModalFooter>
          <Button variant="secondary" size="l" onClick={() => close(false)}>
            {request.cancelLabel}
          </Button>
          <Button size="l" onClick={() => close(true)}>
            {request.confirmLabel}
          </Button>
        </ModalFooter>
      </>
    )
  }
  if (request.kind === 'video') return <VideoPlayer {...request} poster={request.poster ?? ''} isStarted />
  const body = <ModalBody content={request.content} close={close} />
  if (part === null) return body
  return (
    <RemotePart name={part}>
      <RemoteBoundary
        fallback={(retry) => (
          <>
            <p className={words}>{modalTexts.errors.later.text}</p>
            <Button variant="inverse" size="l" onClick={retry}>
              {modalTexts.retry}
            </Button>
          </>
        )}
      >
        {body}
      </RemoteBoundary>
    </RemotePart>
  )
}

const words = css`
  margin-bottom: 24px;
`
