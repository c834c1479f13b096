import { useHost } from '@verstak/host'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createUploadStore, type UploadsState, type UploadStore } from './createUploadStore.ts'
import type { UploadItem } from './uploadItem.ts'
import type { UploadRules } from './UploadRules.ts'

/** Photos and videos of a form. */
export type Uploads = UploadsState & Omit<UploadStore, 'read' | 'subscribe' | 'start'> & { rules: UploadRules }

/** Uploads of a form. The rules of its first render stay. @param known files that were sent before and are edited */
export function useUploads(rules: UploadRules, known: readonly UploadItem[] = []): Uploads {
  const { call } = useHost()
  const [store] = useState(() => createUploadStore({ call, rules, known }))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  useEffect(() => store.start(), [store])
  return { ...store, ...state, rules }
}
