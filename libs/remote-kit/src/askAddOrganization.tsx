import { isMobile } from '@verstak/host'
import type { Host, ModalHandle, WindowChange, WindowRequest } from '@verstak/host'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'

/** Width of the first step on a desktop, px. */
const WIDTH = 464

/** Opens the window in which a user adds an organization; its code comes with it. @param ask opens a window */
export function askAddOrganization(
  { layout }: Pick<Host, 'layout'>,
  ask: (request: WindowRequest) => ModalHandle,
): void {
  const handle = ask({
    kind: isMobile(layout) ? 'sheet' : 'dialog',
    title: texts.title,
    width: WIDTH,
    content: {
      widget: 'account/AddOrganization',
      props: { onStep: (change) => handle.change?.(change as WindowChange), onClose: () => handle.close() },
    },
  })
}
