import type { ProductTile } from '@verstak/contracts/product'
import { useUser } from '@verstak/host'
import { RemoteWidget } from './RemoteWidget.tsx'

export interface StaffDataProps {
  product: Pick<ProductTile, 'managerInfo'>
}

/** Product data for staff only. The API sends it to staff only; only then does its code load. */
export function StaffData({ product: { managerInfo } }: StaffDataProps) {
  const isStaff = useUser() === 'staff'
  if (!isStaff || !managerInfo) return null
  return <RemoteWidget name="listing/StaffTile" info={managerInfo} fallback={null} />
}
