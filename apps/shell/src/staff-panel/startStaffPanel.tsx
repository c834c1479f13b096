import { QueryClientProvider } from '@tanstack/react-query'
import { HostContext, type Host } from '@verstak/host'
import { isStaffAddress } from '@verstak/contracts/staffAddress'
import { topicsQuery } from '@verstak/remote-kit/topicsQuery'
import { createRoot } from 'react-dom/client'
import { newProductsAddress } from './newProductsAddress.ts'
import { StaffPanel } from './StaffPanel.tsx'

interface Router {
  state: { location: { pathname: string } }
  subscribe(listener: () => void): unknown
}

/** Adds the staff's panel to the page, which it follows. Its place comes after the page, so that Tab goes there last. */
export function startStaffPanel(host: Host, router: Router): void {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  let department: string | undefined
  const show = () => {
    const { pathname } = router.state.location
    // The back office has a menu of its own.
    if (isStaffAddress(pathname)) return root.render(null)
    root.render(
      <HostContext value={host}>
        <QueryClientProvider client={host.queryClient}>
          <StaffPanel
            pathname={pathname}
            newProducts={newProductsAddress(pathname, department)}
            reload={() => location.reload()}
          />
        </QueryClientProvider>
      </HostContext>,
    )
  }
  show()
  router.subscribe(show)
  // Pages that list nothing lead to the novelties of the first department.
  host.queryClient.ensureQueryData(topicsQuery(host.call)).then(
    ({ data }) => {
      department = data[0]?.url
      show()
    },
    () => undefined,
  )
}
