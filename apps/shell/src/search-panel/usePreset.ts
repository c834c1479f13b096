import { listSearchPresets } from '@verstak/contracts/search'
import { useHost } from '@verstak/host'
import { useEffect } from 'react'

/** Puts a popular search where the empty field has its words: submitting it empty searches that one (SEARCH-023). */
export function usePreset(field: HTMLInputElement): void {
  const { call } = useHost()
  useEffect(() => {
    let isHere = true
    call(listSearchPresets, {}).then(
      ({ queries }) => {
        // Nothing that the server has rendered: any one will do.
        const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
        const preset = queries[random % queries.length]
        if (isHere && preset) field.placeholder = preset
      },
      // The field keeps the words that it has.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [call, field])
}
