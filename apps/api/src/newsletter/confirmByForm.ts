import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { confirmKey } from './newsletter.sql.ts'

/**
 * Confirms the subscription of a letter's key. A link alone confirms nothing: mail programs open them by themselves.
 * @returns address of the page of the form, which says how it went
 */
export async function confirmByForm(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { key = '' }: Record<string, string>,
): Promise<string> {
  const isConfirmed = isSecret(key) && (await confirmKey(db, hashSecret(key), now()))
  return `/subscribe/?result=${isConfirmed ? 'confirmed' : 'oldKey'}`
}
