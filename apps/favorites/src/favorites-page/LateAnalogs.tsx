import { visitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { useEffect, useState } from 'react'
import { analogPlain, analogs } from './analogStyles.tsx'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import type { RowAnalogs, RowAnalogsProps } from './RowAnalogs.tsx'

/** `RowAnalogs`, whose code comes when the row is near, after the visitor's first sign. Without the code there are none. */
export function LateAnalogs(props: RowAnalogsProps) {
  return (
    <WhenNear className={analogs}>
      <NearAnalogs {...props} />
    </WhenNear>
  )
}

function NearAnalogs(props: RowAnalogsProps) {
  const [Analogs, setAnalogs] = useState<typeof RowAnalogs>()
  useEffect(() => {
    visitorIsThere()
      .then(() => import(/* webpackChunkName: "analogs" */ './RowAnalogs.tsx'))
      .then(
        (loaded) => setAnalogs(() => loaded.RowAnalogs),
        () => undefined,
      )
  }, [])
  return Analogs ? <Analogs {...props} /> : <p className={analogPlain}>{texts.analogsLoading}</p>
}
