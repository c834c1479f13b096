import { PartContext, useHost } from '@verstak/host'
import type {
  ConfirmRequest,
  ErrorRequest,
  ModalHandle,
  ToastRequest,
  VideoRequest,
  WindowRequest,
} from '@verstak/host'
import { useContext, useEffect, useRef, useState } from 'react'

/** Window functions for a component. */
export interface ModalsInHand {
  /** Opens a dialog or a sheet. It stays open when the calling component unmounts. */
  open: (request: WindowRequest) => ModalHandle
  /** Shows an error popup; default texts when none are given. */
  showError: (request?: Omit<ErrorRequest, 'kind'>) => ModalHandle
  /** Asks a yes/no question; false when the shopper says no or closes the window. */
  confirm: (request: Omit<ConfirmRequest, 'kind'>) => Promise<boolean>
  /** Plays a video over the page. */
  showVideo: (request: Omit<VideoRequest, 'kind'>) => ModalHandle
  /** A window of this component is loading: show this on the button. */
  isOpening: boolean
  /** Preloads the code of the windows: spread it on the element that opens one, `<button {...early}>`. */
  early: { onPointerDown: () => void }
}

/** Opens windows and popups on behalf of the part that the component belongs to. */
export function useModals(): ModalsInHand {
  const { modals } = useHost()
  const part = useContext(PartContext)
  const [isOpening, setIsOpening] = useState(false)
  const isHere = useRef(true)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function ask(request: Parameters<typeof modals.ask>[0]): ModalHandle {
    const handle = modals.ask(request, part)
    setIsOpening(true)
    void handle.shown.then(() => isHere.current && setIsOpening(false))
    return handle
  }

  return {
    open: ask,
    showError: (request) => ask({ ...request, kind: 'error' }),
    confirm: (request) => ask({ ...request, kind: 'confirm' }).closed.then((answer) => answer === true),
    showVideo: (request) => ask({ ...request, kind: 'video' }),
    isOpening,
    early: { onPointerDown: modals.preload },
  }
}

/** Shows short messages that disappear by themselves, even after the component unmounts. */
export function useToasts(): (request: Omit<ToastRequest, 'kind'>) => ModalHandle {
  const { modals } = useHost()
  const part = useContext(PartContext)
  return (request) => modals.ask({ ...request, kind: 'toast' }, part)
}
