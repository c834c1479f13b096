import { RemotePart } from '@verstak/host'
import { useEffect, useState } from 'react'
import { FailedPage } from './FailedPage.tsx'
import { watchTyping } from './watchTyping.ts'

export interface UnhydratedFrameProps {
  /** Name of the remote whose page the server has rendered. */
  remote: string
  /** The page's code, still loading or failed. */
  loading: Promise<unknown>
}

/**
 * Frame of a page whose code did not load in time. Its server markup stays, with links and forms that work without
 * code, while the shell around it is hydrated. When the code has finally failed, it shows an error.
 */
export function UnhydratedFrame({ remote, loading }: UnhydratedFrameProps) {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    // The route tree was created without this page: late code needs a new document.
    const typing = watchTyping(reload)
    loading.then(typing.reload, () => setLost(true))
    return typing.stop
  }, [loading])
  // React keeps the existing children of such an element when it hydrates.
  if (!isLost) return <remote-part name={remote} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <RemotePart name={remote}>
      <FailedPage onRetry={reload} />
    </RemotePart>
  )
}

const reload = () => location.reload()
