import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Sums in kopecks, as everywhere in the shop. */
const partsOf = (userId: number, chat: string): Record<string, RawBuilder<unknown>> => ({
  account: sql`select first_name, last_name, email, email_confirmed_at, phone, phone_confirmed_at, is_company, created_at
    from shop_user where id = ${userId}`,
  organizations: sql`select name, inn, kpp, role, organization_member.created_at as since
    from organization_member join organization on organization.id = organization_id where user_id = ${userId} order by since`,
  orders: sql`select number, status, created_at, sum, payment, delivery_type, address, delivery_date, delivery_price,
      contact_name, phone, email, comment, promo_code,
      (select json_agg(json_build_object('code', sku, 'name', name, 'quantity', quantity, 'price', price, 'discount', discount)
        order by position) from order_line where order_guid = guid) as lines
    from customer_order where user_id = ${userId} order by number`,
  returns: sql`select number as order, reason, order_return.comment, state, requested_at, answer, amount, refunded_at,
      (select json_agg(upload_guid order by position) from order_return_photo where return_guid = order_return.guid) as photos
    from order_return join customer_order on customer_order.guid = order_guid
    where requested_by = ${userId} order by requested_at`,
  consents: sql`select purpose, document_slug, document_version, form, email, phone, given_at, ip, user_agent, withdrawn_at
    from consent where user_id = ${userId} order by id`,
  newsletter: sql`select newsletter_subscription.email, requested_at, confirmed_at from newsletter_subscription
    where user_id = ${userId} or email = (select lower(email) from shop_user where id = ${userId})`,
  sessions: sql`select device, ip, method, created_at, last_seen_at, ended_at from user_session
    where user_id = ${userId} order by created_at`,
  rememberedDevices: sql`select device, created_at, last_used_at from remembered_device where user_id = ${userId}`,
  passkeys: sql`select name, created_at, last_used_at from passkey where user_id = ${userId}`,
  otherSites: sql`select provider, created_at from social_identity where user_id = ${userId}`,
  cart: sql`select sku as code, name, quantity, cart_item.created_at as added_at
    from cart join cart_item on cart_id = cart.id join product on product.id = product_id where user_id = ${userId}`,
  favorites: sql`select coalesce(favorites_list.name, '') as list, sku as code, product.name, favorites_item.created_at as added_at
    from mark_owner join favorites_list on owner_id = mark_owner.id join favorites_item on list_id = favorites_list.id
      join product on product.id = product_id where user_id = ${userId}`,
  comparison: sql`select sku as code, name, compare_item.created_at as added_at
    from mark_owner join compare_item on owner_id = mark_owner.id join product on product.id = product_id
    where user_id = ${userId}`,
  purchaseLists: sql`select purchase_list.name, changed_at, used_at,
      (select json_agg(json_build_object('code', sku, 'name', product.name, 'quantity', quantity) order by position)
        from purchase_list_line join product on product.id = product_id where list_guid = guid) as lines
    from purchase_list where owner_id = ${userId} or author_id = ${userId}`,
  searches: sql`select query, at from search_history where user_id = ${userId} order by at`,
  notifications: sql`select name, payload, created_at, viewed_at from user_notification where user_id = ${userId} order by id`,
  arrivalNotices: sql`select sku as code, product.name, email, arrival_notice.created_at
    from arrival_notice join product on product.id = product_id where user_id = ${userId}`,
  feedback: sql`select message, name, email, phone, created_at from feedback where user_id = ${userId} order by id`,
  reviews: sql`select product.name as product, review.rating, experience, advantages, disadvantages, comment, reason_to_buy,
      characteristic_ratings, author_name, author_city, review.email, state, review.created_at,
      (select json_agg(upload_guid order by position) from review_media where review_id = review.id) as media
    from review join product on product.id = product_id where user_id = ${userId} order by review.id`,
  reviewVotes: sql`select review.guid as review, is_like, review_vote.created_at
    from review_vote join review on review.id = review_id where review_vote.user_id = ${userId} order by review_vote.id`,
  discussions: sql`select product.name as product, text, author_name, email, is_subscribed, state, discussion.created_at
    from discussion join product on product.id = product_id where user_id = ${userId} order by discussion.id`,
  chat: sql`select author, text, sent_at from chat_conversation
    join chat_message on conversation_id = chat_conversation.id where visitor = ${chat} order by chat_message.id`,
})

/** All that the shop keeps of a user, by kind, as at one moment. @param chat id of his conversation in the chat */
export async function selectExported(
  db: Queryable,
  userId: number,
  chat: string,
): Promise<Record<string, readonly unknown[]>> {
  const exported: Record<string, readonly unknown[]> = {}
  for (const [kind, query] of Object.entries(partsOf(userId, chat))) exported[kind] = (await query.execute(db)).rows
  return exported
}
