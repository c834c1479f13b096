// expect: verstak/boundaries, verstak/boundaries
export { Client } from 'pg'
export { Kysely } from 'kysely'
