import type { OwnReview } from '@verstak/contracts/reviewForm'
import type { UploadItem } from '@verstak/remote-kit/uploads/uploadItem'
import { uploadTexts } from '@verstak/remote-kit/uploads/uploads.texts'

/** Photos and videos that a review has already, to be sent again with its edit. */
export function ownItemsOf(own: OwnReview | null): UploadItem[] {
  if (!own) return []
  const ready = { size: 1, offset: 1, state: 'ready', refusal: '' } as const
  return [
    ...own.imageUploads.map((key, index): UploadItem => {
      const image = own.images[index]
      const preview = image?.preview ?? image?.url ?? ''
      return { ...ready, id: key.guid, kind: 'image', name: uploadTexts.own(index + 1), key, poster: null, preview }
    }),
    ...own.videoUploads.map(({ guid, key, poster }, index): UploadItem => {
      const preview = own.videos[index]?.preview ?? ''
      const name = uploadTexts.own(own.imageUploads.length + index + 1)
      return { ...ready, id: guid, kind: 'video', name, key: { guid, key }, poster, preview }
    }),
  ]
}
