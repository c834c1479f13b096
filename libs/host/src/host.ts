import type { Layout } from '@verstak/contracts/layout'

export { HostContext, PartContext, useHost, useUser } from './hostContext.ts'
export type {
  CreateRoutes,
  FailureKind,
  Host,
  FragmentCache,
  PageFile,
  RemoteFailure,
  ShellWindow,
  ShellWindowOptions,
  SlotGuard,
  SlotPlace,
  Widget,
  WidgetLoader,
} from './hostContext.ts'
export { restoreFocus, pathOf } from './restoreFocus.ts'
export { markHydrated } from './markHydrated.ts'
export { createModals } from './modals.ts'
export type {
  Asked,
  ConfirmRequest,
  ErrorRequest,
  ModalContent,
  ModalHandle,
  ModalRequest,
  Modals,
  ModalsState,
  ToastRequest,
  VideoRequest,
  WindowChange,
  WindowRequest,
} from './modals.ts'
export { RemoteBoundary } from './RemoteBoundary.tsx'
export type { RemoteBoundaryProps } from './RemoteBoundary.tsx'
export { RemotePart } from './RemotePart.tsx'
export type { RemotePartProps } from './RemotePart.tsx'
export { RemoteSlot } from './RemoteSlot.tsx'
export type { RemoteSlotProps } from './RemoteSlot.tsx'

/** True for both phone layouts. */
export function isMobile(layout: Layout): boolean {
  return layout === 'mobile' || layout === 'mobile-crawler'
}

/** True for both crawler layouts: no popups, no hover menus, no personal marks. */
export function isCrawler(layout: Layout): boolean {
  return layout === 'desktop-crawler' || layout === 'mobile-crawler'
}
