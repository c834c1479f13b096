import { useHost } from '@verstak/host'
import { askAddOrganization } from './askAddOrganization.tsx'
import { useModals } from './useModals.tsx'

/** Opens the window in which a user adds an organization; `isOffered` is false where no release has it. */
export function useAddOrganization() {
  const host = useHost()
  const { open, early, isOpening } = useModals()
  return {
    openAdd: () => askAddOrganization(host, open),
    isOffered: host.widgets.isOffered?.('account/AddOrganization') ?? true,
    early,
    isOpening,
  }
}
