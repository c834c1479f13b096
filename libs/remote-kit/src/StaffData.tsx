import type { ProductTile } from '@verstak/contracts/product'
import { useUser } from '@verstak/host'
import { RemoteWidget } from './RemoteWidget.tsx'

export interface StaffDataProps {
  product: Pick<ProductTile, 'managerInfo'>
}

/** What only staff see of a product. Nobody else gets its data from the API, or its code. */
export function StaffData({ product: { managerInfo } }: StaffDataProps) {
  const isStaff = useUser() === 'staff'
  if (!isStaff || !managerInfo) return null
  return <RemoteWidget name="listing/StaffTile" info={managerInfo} fallback={null} />
}
