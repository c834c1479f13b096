import type { RefusedText } from '@verstak/contracts/textForm'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** State of a review; discussions are never `unconfirmed`. */
export type PublicationState = 'unconfirmed' | 'waiting' | 'approved' | 'refused'

interface UploadTable {
  guid: string
  key_hash: Buffer
  kind: 'image' | 'video' | 'poster' | 'document'
  size: number
  received: Generated<number>
  state: Generated<'receiving' | 'ready' | 'refused'>
  refusal: Generated<string>
  media_type: string | null
  width: number | null
  height: number | null
  ip: string
  created_at: Date
  is_used: Generated<boolean>
  is_private: Generated<boolean>
  is_shop: Generated<boolean>
}

interface ReviewTable {
  id: Generated<number>
  guid: Generated<string>
  product_id: number
  user_id: number | null
  author_name: string
  author_city: Generated<string>
  email: string | null
  rating: number
  experience: string | null
  advantages: Generated<string>
  disadvantages: Generated<string>
  comment: Generated<string>
  reason_to_buy: Generated<string>
  characteristic_ratings: Generated<{ name: string; rating: number }[]>
  is_purchased: Generated<boolean>
  is_third_party: Generated<boolean>
  has_images: Generated<boolean>
  has_videos: Generated<boolean>
  has_comment: GeneratedAlways<boolean>
  state: PublicationState
  refusal: string | null
  marks: Generated<string[]>
  text_hash: Buffer | null
  likes: Generated<number>
  dislikes: Generated<number>
  usefulness: GeneratedAlways<number>
  answers: Generated<number>
  created_at: Date
  updated_at: Date
  decided_at: Date | null
  decided_by: number | null
}

interface RefusedTextTable {
  key_hash: Buffer
  form: ColumnType<RefusedText, string, string>
  created_at: Date
}

interface ReviewMediaTable {
  review_id: number
  position: number
  kind: 'image' | 'video'
  upload_guid: string | null
  poster_guid: string | null
  picture: string | null
}

interface ReviewVoteTable {
  id: GeneratedAlways<number>
  review_id: number
  user_id: number | null
  guest_hash: Buffer | null
  is_like: boolean
  created_at: Date
}

interface ReviewCountTable {
  product_id: number
  rating: number
  has_images: boolean
  has_comment: boolean
  is_third_party: boolean
  is_purchased: boolean
  count: number
}

interface ReviewCharacteristicTable {
  product_id: number
  name: string
  count: number
  sum: number
}

interface ReviewRevisionTable {
  product_id: number
  revision: Generated<number>
}

interface DiscussionTable {
  id: Generated<number>
  guid: Generated<string>
  product_id: number
  source_id: 1 | 2 | 3
  review_id: number | null
  parent_id: number | null
  root_id: number | null
  user_id: number | null
  author_name: string
  email: string | null
  text: string
  is_admin_answer: Generated<boolean>
  is_third_party: Generated<boolean>
  is_subscribed: Generated<boolean>
  state: Exclude<PublicationState, 'unconfirmed'>
  refusal: string | null
  marks: Generated<string[]>
  text_hash: Buffer | null
  answers: Generated<number>
  created_at: Date
  decided_at: Date | null
  decided_by: number | null
}

/** Reviews, discussions, what they show, and their moderation. */
export interface ReviewTables {
  upload: UploadTable
  review: ReviewTable
  review_media: ReviewMediaTable
  review_vote: ReviewVoteTable
  review_count: ReviewCountTable
  review_characteristic: ReviewCharacteristicTable
  review_revision: ReviewRevisionTable
  discussion: DiscussionTable
  discussion_count: { product_id: number; count: number }
  moderation_word: { word: string }
  refused_text: RefusedTextTable
  review_reminder: { user_id: number; product_id: number; sent_at: Date }
}
