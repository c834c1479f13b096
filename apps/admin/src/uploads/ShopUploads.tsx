import { startStaffUpload } from '@verstak/contracts/staffUpload'
import { UploadFields } from '@verstak/remote-kit/uploads/UploadFields'
import type { UploadRules } from '@verstak/remote-kit/uploads/UploadRules'
import { useUploads } from '@verstak/remote-kit/uploads/useUploads'
import { useEffect } from 'react'
import type { LateUploadsProps } from './LateUploads.tsx'
import { shopUploadTexts as texts } from './shopUploads.texts.ts'

/** Choice of pictures for the shop, with their progress. What is ready goes to the form at once. */
export function ShopUploads({ entity, most, error, isOfDocuments = false, onReady }: LateUploadsProps) {
  const uploads = useUploads(rulesOf(entity, most, isOfDocuments ? 'document' : 'image'))
  const { items, release } = uploads
  useEffect(() => {
    const ready = items.filter(({ state, key }) => state === 'ready' && key)
    if (ready.length === 0) return
    onReady(ready.map(({ key, name, width = 0, height = 0 }) => ({ guid: key!.guid, name, width, height })))
    for (const { id } of ready) release(id)
  }, [items, release, onReady])
  return <UploadFields uploads={uploads} error={error} />
}

const rulesOf = (entity: string | null, most: number, kind: 'image' | 'document'): UploadRules => ({
  keptAs: entity === null ? null : `staff_uploads ${entity}`,
  most,
  kinds: [kind],
  start: (call) => (file, signal) => call(startStaffUpload, { body: { kind, size: file.size } }, { signal }),
  words: kind === 'document' ? { ...texts, ...texts.documents } : texts,
})
