import { atom, useAtom } from 'jotai'

/** Last page that «show more» has appended, by address: coming back to an address shows as much as was left. */
const lastPagesAtom = atom<Readonly<Record<string, number>>>({})

/**
 * Last page that stands below the products of an address, and how to append another one.
 *
 * @param address address of the page in the listing
 * @param page page that the address shows by itself
 */
export function useLastPage(address: string, page: number): [lastPage: number, setLastPage: (page: number) => void] {
  const [lastPages, setLastPages] = useAtom(lastPagesAtom)
  const lastPage = lastPages[address] ?? page
  return [lastPage, (next) => setLastPages({ ...lastPages, [address]: next })]
}
