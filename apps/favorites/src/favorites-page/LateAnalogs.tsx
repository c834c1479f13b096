import { useEffect, useState } from 'react'
import { analogPlain } from './analogStyles.tsx'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import type { RowAnalogs, RowAnalogsProps } from './RowAnalogs.tsx'

/** `RowAnalogs`, whose code comes when it is shown. Without the code there are none. */
export function LateAnalogs(props: RowAnalogsProps) {
  const [Analogs, setAnalogs] = useState<typeof RowAnalogs>()
  useEffect(() => {
    import(/* webpackChunkName: "analogs" */ './RowAnalogs.tsx').then(
      (loaded) => setAnalogs(() => loaded.RowAnalogs),
      () => undefined,
    )
  }, [])
  return Analogs ? <Analogs {...props} /> : <p className={analogPlain}>{texts.analogsLoading}</p>
}
