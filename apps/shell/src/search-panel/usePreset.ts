import { listSearchPresets } from '@verstak/contracts/search'
import { useHost } from '@verstak/host'
import { useEffect } from 'react'

/** Shows a popular search as the placeholder: submitting the empty field searches for it (SEARCH-023). */
export function usePreset(field: HTMLInputElement): void {
  const { call } = useHost()
  useEffect(() => {
    let isHere = true
    call(listSearchPresets, {}).then(
      ({ queries }) => {
        // Random, because the server does not render it.
        const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
        const preset = queries[random % queries.length]
        if (isHere && preset) field.placeholder = preset
      },
      // On failure the field keeps its placeholder.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [call, field])
}
