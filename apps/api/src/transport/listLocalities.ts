import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listLocalities as endpoint } from '@verstak/contracts/transport'
import type { Services } from '../services.ts'
import { selectCompanies, selectLocalities } from './transport.sql.ts'

/** Towns to which transport companies deliver, and those companies. */
export async function listLocalities({ db }: Pick<Services, 'db'>): Promise<EndpointResponse<typeof endpoint>> {
  const [localities, companies] = await Promise.all([selectLocalities(db), selectCompanies(db)])
  return { localities, companies: companies.map(({ id, title }) => ({ id, title })) }
}
