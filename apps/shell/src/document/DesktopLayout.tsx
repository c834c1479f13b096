import { DesktopHeader } from '../header/DesktopHeader.tsx'
import { ShellLayout } from './ShellLayout.tsx'

/** Header, page and footer of a desktop. */
export function DesktopLayout() {
  return <ShellLayout device="desktop" header={<DesktopHeader />} />
}
