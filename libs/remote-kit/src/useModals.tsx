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

/** What a component does with windows. */
export interface ModalsInHand {
  /** Opens a dialog or a sheet. It stays when the component that asked goes away. */
  open: (request: WindowRequest) => ModalHandle
  /** Tells of a failure; without words of its own, the general ones. */
  showError: (request?: Omit<ErrorRequest, 'kind'>) => ModalHandle
  /** Asks for a yes; false when the shopper says no or closes the window. */
  confirm: (request: Omit<ConfirmRequest, 'kind'>) => Promise<boolean>
  /** Plays a video over the page. */
  showVideo: (request: Omit<VideoRequest, 'kind'>) => ModalHandle
  /** A window of this component's is on its way: its button says so. */
  isOpening: boolean
  /** Brings the code of the windows early: spread on what opens one, `<button {...early}>`. */
  early: { onPointerDown: () => void }
}

/** Windows and popups of the page, in the name of the part that the component belongs to. */
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

/** Shows short messages that leave by themselves, whatever becomes of the component. */
export function useToasts(): (request: Omit<ToastRequest, 'kind'>) => ModalHandle {
  const { modals } = useHost()
  const part = useContext(PartContext)
  return (request) => modals.ask({ ...request, kind: 'toast' }, part)
}
