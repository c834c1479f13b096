import { isMobile, useHost } from '@verstak/host'
import { DesktopHeader } from './DesktopHeader.tsx'
import { PhoneHeader } from './PhoneHeader.tsx'

/** Header of every page, by layout. */
export function Header() {
  const { layout } = useHost()
  return isMobile(layout) ? <PhoneHeader /> : <DesktopHeader />
}
