import { RemotePart } from '@verstak/host'
import { useEffect, useState } from 'react'
import { FailedPage } from './FailedPage.tsx'
import { watchTyping } from './watchTyping.ts'

export interface UnhydratedFrameProps {
  /** Name of the remote whose page the server has rendered. */
  remote: string
  /** The page's code, still on its way or lost. */
  loading: Promise<unknown>
}

/**
 * Place of a page whose code did not come in time. Its markup stays as the server sent it, with links and forms that
 * work without code, while the shell around it comes to life. Once the code is lost for good, says so.
 */
export function UnhydratedFrame({ remote, loading }: UnhydratedFrameProps) {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    // The tree was made without this page: code that comes so late needs a fresh document.
    const typing = watchTyping(reload)
    loading.then(typing.reload, () => setLost(true))
    return typing.stop
  }, [loading])
  // React leaves what it finds in such an element alone when it hydrates.
  if (!isLost) return <remote-part name={remote} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <RemotePart name={remote}>
      <FailedPage onRetry={reload} />
    </RemotePart>
  )
}

const reload = () => location.reload()
