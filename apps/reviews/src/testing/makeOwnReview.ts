import type { OwnReview } from '@verstak/contracts/reviewForm'
import { guidOf } from '@verstak/testing/factories'
import type { ReviewFormData } from '../add-review/reviewFormQuery.ts'
import { makeReview, PRODUCT_GUID } from './makeReview.ts'

const PRODUCT = {
  guid: PRODUCT_GUID,
  id: 1,
  name: 'Дрель-шуруповёрт Bosch GSR 18V-50',
  link: '/product/drel-1/',
  image: '/pictures/v1/drill/bosch/main/{size}.{format}',
}

/** A review as its author sees it. */
export const makeOwnReview = (place = 1, changes: Partial<OwnReview> = {}): OwnReview => ({
  ...makeReview(place),
  product: PRODUCT,
  state: 'approved',
  refusal: '',
  imageUploads: [],
  videoUploads: [],
  ...changes,
})

/** What the form of a guest needs. */
export const makeFormData = (changes: Partial<ReviewFormData> = {}): ReviewFormData => ({
  product: PRODUCT,
  characteristicNames: ['Качество', 'Удобство'],
  purchase: null,
  own: null,
  author: { name: '', city: '', email: '' },
  ...changes,
})

/** Name of an upload by its place. */
export const keyOf = (place: number) => ({ guid: guidOf(5000 + place), key: `key-${place}` })
