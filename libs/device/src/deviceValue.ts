import type { DeviceKey, DeviceKind, DeviceValue } from './deviceKeys.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What the device remembers under a key: 0, false or no texts when nothing, nothing any more, or nothing that makes sense is
 * there.
 * Storage that is blocked counts as empty; nothing here ever throws.
 */
export function readDevice<Key extends DeviceKey>(key: Key, now = Date.now()): DeviceValue<Key> {
  const empty = EMPTY[key.kind] as DeviceValue<Key>
  const kept = parse(attempt(() => storageOf(key).getItem(key.name)))
  if (!kept || (kept.until !== null && kept.until <= now)) return empty
  return isRight(key.kind, kept.value) ? (kept.value as DeviceValue<Key>) : empty
}

const EMPTY = { count: 0, flag: false, texts: {} }

function isRight(kind: DeviceKind, value: unknown): boolean {
  if (kind === 'count') return Number.isSafeInteger(value) && Number(value) >= 0
  if (kind === 'flag') return value === true
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}

/** Remembers a value for the key's time, anew with each writing. @returns false when the storage is blocked or full */
export function writeDevice<Key extends DeviceKey>(key: Key, value: DeviceValue<Key>, now = Date.now()): boolean {
  const until = key.days === null ? null : now + key.days * DAY_MS
  return attempt(() => storageOf(key).setItem(key.name, JSON.stringify({ value, until }))) !== null
}

/** Forgets a value. */
export function forgetDevice({ name, days }: DeviceKey): void {
  attempt(() => storageOf({ days }).removeItem(name))
}

const storageOf = ({ days }: Pick<DeviceKey, 'days'>): Storage => (days === null ? sessionStorage : localStorage)

/** What the action gives; null when the browser does not let it. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** Somebody else may have written there, too. */
function parse(text: string | null): { value: unknown; until: number | null } | null {
  const kept = attempt(() => JSON.parse(text ?? 'null') as unknown)
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('until' in kept)) return null
  const { value, until } = kept
  return until === null || typeof until === 'number' ? { value, until } : null
}
