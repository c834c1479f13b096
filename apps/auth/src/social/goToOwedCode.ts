/**
 * Leads staff whom a passkey or a network has let in to the page of sign-in, which asks for the code that they owe: the
 * server's sign-in of this browser stands there already.
 *
 * @param next where to go once signed in, '' = the page that is open
 */
export function goToOwedCode(next: string): void {
  const isLogin = location.pathname === '/login/'
  const wanted = next || (isLogin ? '/' : location.pathname + location.search)
  location.assign(`/login/?${new URLSearchParams({ next: wanted }).toString()}`)
}
