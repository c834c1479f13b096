import { RemoteBoundary } from '@verstak/remote-kit/RemoteBoundary'
import { Outlet } from '@verstak/router'
import { FailedPage } from './FailedPage.tsx'
import { usePageStylesheets } from './ShellContext.ts'

export interface RemoteFrameProps {
  /** Name of the remote whose page stands in the frame. */
  remote: string
}

/** Place of a remote's page: its stylesheets, and what is shown when it fails. */
export function RemoteFrame({ remote }: RemoteFrameProps) {
  const stylesheets = usePageStylesheets(remote)
  return (
    <RemoteBoundary key={remote} fallback={(retry) => <FailedPage onRetry={retry} />}>
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="remote" />
      ))}
      <Outlet />
    </RemoteBoundary>
  )
}
