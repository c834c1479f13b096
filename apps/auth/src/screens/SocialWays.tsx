/**
 * Place of the other ways in, below the first step alone (LOGIN-005): social networks and passkeys, as far as the server
 * says that they are set up.
 */
export function SocialWays() {
  return null
}
