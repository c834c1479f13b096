import type { useMediaWindow } from './useMediaWindow.ts'

/** The window of media while it is open. */
export function MediaWindowPlace({ of, Window, at, close }: ReturnType<typeof useMediaWindow>) {
  return Window && at && <Window key={`${of.isCurrentVariant}`} {...of} start={at} onClose={close} />
}
