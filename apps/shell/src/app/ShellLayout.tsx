import { Outlet } from '@verstak/router'

/** Header, page, footer and, on phones, the tab bar. */
export function ShellLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
