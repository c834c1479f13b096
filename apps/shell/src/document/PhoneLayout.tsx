import { PhoneHeader } from '../header/PhoneHeader.tsx'
import { TabBar } from '../tab-bar/TabBar.tsx'
import { ShellLayout } from './ShellLayout.tsx'

/** Header, page, footer and tab bar of a phone. */
export function PhoneLayout() {
  return <ShellLayout device="phone" header={<PhoneHeader />} tabBar={<TabBar />} />
}
