import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { RemoteBoundary, RemotePart } from '@verstak/host'
import { Outlet } from '@verstak/router'
import { useEffect, useState } from 'react'
import { FailedPage } from './FailedPage.tsx'
import { usePageStylesheets } from './ShellContext.ts'

export interface RemoteFrameProps {
  /** Name of the remote whose page the frame shows. */
  remote: string
}

/** Frame of a remote's page: its stylesheets and error boundary. */
export function RemoteFrame({ remote }: RemoteFrameProps) {
  const stylesheets = usePageStylesheets(remote)
  const { reset } = useQueryErrorResetBoundary()
  const [startedAt] = useState(() => performance.now())
  useEffect(() => void performance.measure?.(`part:${remote}`, { start: startedAt }), [remote, startedAt])
  return (
    <RemotePart name={remote}>
      <RemoteBoundary
        key={remote}
        fallback={(retry) => (
          <FailedPage
            onRetry={() => {
              performance.mark?.(`retry:${remote}`)
              reset()
              retry()
            }}
          />
        )}
      >
        {stylesheets.map((file) => (
          <link key={file.href} rel="stylesheet" {...file} precedence="remote" />
        ))}
        <Outlet />
      </RemoteBoundary>
    </RemotePart>
  )
}
