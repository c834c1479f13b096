/** After the last test of a jest project that needs PostgreSQL. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.verstakTestServer?.stop()
}
