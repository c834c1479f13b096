import { MAX_RETURN_PHOTOS } from '@verstak/contracts/orderReturn'
import { type RefObject, useEffect } from 'react'
import { UploadFields } from '../uploads/UploadFields.tsx'
import { type Uploads, useUploads } from '../uploads/useUploads.ts'
import { returnUploads } from './orderStyles.tsx'
import { returnFormTexts as texts } from './returnForm.texts.ts'

export interface ReturnPhotosProps {
  /** Of the order. */
  guid: string
  error: string | undefined
  /** Gets the photos, for the form that sends them. */
  photosRef: RefObject<Uploads | null>
}

/** Photos of a return, which only its shopper and staff see. */
export function ReturnPhotos({ guid, error, photosRef }: ReturnPhotosProps) {
  const uploads = useUploads({
    ...{ keptAs: `return_files_${guid}`, most: MAX_RETURN_PHOTOS, kinds: ['image'], isPrivate: true },
    words: texts.uploads,
  })
  useEffect(() => {
    photosRef.current = uploads
    return () => void (photosRef.current = null)
  })
  const ready = uploads.items.filter(({ state }) => state === 'ready').length
  return (
    <fieldset className={returnUploads}>
      <legend>{texts.photos(ready, MAX_RETURN_PHOTOS)}</legend>
      <UploadFields uploads={uploads} error={error} />
    </fieldset>
  )
}
