import { NEWSLETTER_ONE_CLICK_PATH } from '@verstak/contracts/newsletter'
import * as v from 'valibot'
import type { Services } from '../services.ts'
import { deleteByKey } from './newsletter.sql.ts'

const Key = v.pipe(v.string(), v.uuid())

/** Page that asks whether to end the subscription of a key. */
export const leaveAddress = (key: string): string => `/subscribe/?leave=${key}`

/** Where mail programs end it with one click. */
export const oneClickAddress = (key: string): string => `${NEWSLETTER_ONE_CLICK_PATH}?key=${key}`

/** Ends the subscription of a letter's key, with its consent. An unknown key says nothing of whose it might be. */
export async function unsubscribe({ db, now }: Pick<Services, 'db' | 'now'>, key: string): Promise<void> {
  if (v.is(Key, key)) await db.transaction().execute((transaction) => deleteByKey(transaction, key, now()))
}

/** @returns address of the page of the form, which says that the subscription is over */
export async function leaveByForm(services: Services, { key = '' }: Record<string, string>): Promise<string> {
  await unsubscribe(services, key)
  return '/subscribe/?result=left'
}
