/**
 * Checks whom a frame of the social network's messenger writes to: communities have negative ids, and a positive one would
 * show the messages of a person (SOCIAL-010).
 * @throws Error when the id is not negative
 */
export function checkPeerId(peerId: number): number {
  if (!(peerId < 0)) throw new Error('Peer id can`t be positive')
  return peerId
}
