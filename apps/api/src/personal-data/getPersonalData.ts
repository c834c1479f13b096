import type { DeletionObstacle, Newsletter, PersonalData } from '@verstak/contracts/personalData'
import type { Queryable } from '../db/openDatabase.ts'
import { selectActiveOrders, selectOnlyOwned, selectPerson } from './personalData.sql.ts'

/** What the user's page shows of him. */
export async function getPersonalData(db: Queryable, userId: number): Promise<PersonalData> {
  const person = await selectPerson(db, userId)
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    newsletter: newsletterOf(person),
    obstacles: await obstaclesOf(db, userId, person.is_staff),
  }
}

function newsletterOf({
  email,
  subscribed_email,
  confirmed_at,
}: Pick<Awaited<ReturnType<typeof selectPerson>>, 'email' | 'subscribed_email' | 'confirmed_at'>): Newsletter {
  if (email === null) return 'no-email'
  if (subscribed_email === null) return 'off'
  return confirmed_at ? 'on' : 'waiting'
}

/** Why an account cannot be deleted now. */
export async function obstaclesOf(db: Queryable, userId: number, isStaff: boolean): Promise<DeletionObstacle[]> {
  const [orders, owned] = await Promise.all([selectActiveOrders(db, userId), selectOnlyOwned(db, userId)])
  return [
    ...(orders.length > 0 ? [{ kind: 'orders' as const, names: orders }] : []),
    ...(owned.length > 0 ? [{ kind: 'owner' as const, names: owned }] : []),
    ...(isStaff ? [{ kind: 'staff' as const, names: [] }] : []),
  ]
}
