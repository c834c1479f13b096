import type { DeviceKey, DeviceKind, DeviceValue } from './deviceKeys.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Reads a value of the device: 0, false or no texts if it is missing, expired or invalid. Blocked storage counts as
 * empty; never throws.
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

/** Stores a value; each write restarts the key's lifetime. @returns false when the storage is blocked or full */
export function writeDevice<Key extends DeviceKey>(key: Key, value: DeviceValue<Key>, now = Date.now()): boolean {
  const until = key.days === null ? null : now + key.days * DAY_MS
  return attempt(() => storageOf(key).setItem(key.name, JSON.stringify({ value, until }))) !== null
}

/** Deletes a value. */
export function forgetDevice({ name, days }: DeviceKey): void {
  attempt(() => storageOf({ days }).removeItem(name))
}

const storageOf = ({ days }: Pick<DeviceKey, 'days'>): Storage => (days === null ? sessionStorage : localStorage)

/** The action's result; null when the browser throws. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** The value may have been written by other code. */
function parse(text: string | null): { value: unknown; until: number | null } | null {
  const kept = attempt(() => JSON.parse(text ?? 'null') as unknown)
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('until' in kept)) return null
  const { value, until } = kept
  return until === null || typeof until === 'number' ? { value, until } : null
}
