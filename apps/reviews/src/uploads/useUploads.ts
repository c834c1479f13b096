import { useHost } from '@verstak/host'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createUploadStore, type UploadsState, type UploadStore } from './createUploadStore.ts'
import type { UploadItem } from './uploadItem.ts'

/** Photos and videos of a form. */
export type Uploads = UploadsState & Omit<UploadStore, 'read' | 'subscribe' | 'start'>

/**
 * Uploads of a form.
 *
 * @param keptAs name of the list on the device
 * @param known media that the review has already
 */
export function useUploads(keptAs: string, known: readonly UploadItem[]): Uploads {
  const { call } = useHost()
  const [store] = useState(() => createUploadStore({ call, keptAs, known }))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  useEffect(() => store.start(), [store])
  return { ...store, ...state }
}
