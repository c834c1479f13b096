import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { SESSION_KEY } from './useAccount.ts'
import { UserPanel } from './UserPanel.tsx'
import { userMenuTexts } from './userMenu.texts.ts'

/** Opens the user's menu as a bottom sheet on a phone. */
export function openUserSheet({ modals, queryClient }: Host): void {
  const account = queryClient.getQueryData<Session>(SESSION_KEY)?.account
  modals.ask({
    kind: 'sheet',
    title: account?.displayName ?? userMenuTexts.title,
    content: (close) => <UserPanel onDone={close} />,
  })
}
