import { MAX_REVIEW_MEDIA } from '@verstak/contracts/reviewForm'
import type { UploadRules } from '@verstak/remote-kit/uploads/UploadRules'
import { reviewUploadTexts as words } from './reviewUploads.texts.ts'

/** Which files a review of a product takes. */
export const reviewUploads = (productId: number): UploadRules => ({
  keptAs: `review_files_${productId}`,
  most: MAX_REVIEW_MEDIA,
  kinds: ['image', 'video'],
  words,
})
