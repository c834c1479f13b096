import { readApiError } from '@verstak/api-client/readApiError'
import type { ApiCall } from '@verstak/api-client/call'
import { deleteUpload, getUpload } from '@verstak/contracts/upload'
import { readKept, writeKept } from './keptUploads.ts'
import { sendFile } from './sendFile.ts'
import { sendPoster } from './sendPoster.ts'
import { afterAnswer, faultOfFile, kindOfFile, type UploadItem } from './uploadItem.ts'
import { uploadTexts as texts } from './uploads.texts.ts'
import type { UploadRules } from './UploadRules.ts'

/** What the fields show. */
export interface UploadsState {
  items: readonly UploadItem[]
  /** Why the last choice was not taken; '' otherwise. */
  problem: string
}

export interface UploadStoreInput {
  call: ApiCall
  rules: UploadRules
  /** Files that were sent before and are edited. */
  known: readonly UploadItem[]
}

/** Uploads of one form, one after the other. A lost connection is gone on with; the list stays on the device. */
export function createUploadStore({ call, rules, known }: UploadStoreInput) {
  const { keptAs, most, isPrivate = false } = rules
  const files = new Map<string, File>()
  const listeners = new Set<() => void>()
  let state: UploadsState = { items: known, problem: '' }
  let running: { id: string; stop: AbortController } | null = null

  function set(changed: Partial<UploadsState>) {
    state = { ...state, ...changed }
    if (changed.items) writeKept(keptAs, changed.items)
    listeners.forEach((listener) => listener())
    sendNext()
  }

  const change = (id: string, changed: (item: UploadItem) => UploadItem) =>
    set({ items: state.items.map((item) => (item.id === id ? changed(item) : item)) })

  function sendNext() {
    if (running) return
    const next = state.items.find(({ id, state: itsState }) => itsState === 'waiting' && files.has(id))
    if (!next) return
    const stop = new AbortController()
    running = { id: next.id, stop }
    change(next.id, (item) => ({ ...item, state: 'sending' }))
    void send(next, stop.signal).finally(() => {
      running = null
      sendNext()
    })
  }

  async function send({ id, kind, key }: UploadItem, signal: AbortSignal): Promise<void> {
    const file = files.get(id)
    if (!file) return
    try {
      const upload = await sendFile({
        ...{ call, file, kind, key, signal, isPrivate, start: rules.start?.(call) },
        onKey: (named) => change(id, (item) => ({ ...item, key: named })),
        onProgress: (offset) => change(id, (item) => ({ ...item, offset })),
      })
      const drawn = kind === 'video' && upload.state === 'ready' ? await sendPoster(call, upload.url, signal) : null
      change(id, (item) => {
        const done = afterAnswer(item, upload)
        return drawn ? { ...done, poster: drawn.key, preview: drawn.preview } : done
      })
    } catch (error) {
      const refusal = refusalOf(error)
      change(id, (item) => {
        if (signal.aborted) return item
        const isSignedOut = rules.words.signedOut !== undefined && readApiError(error)?.status === 404
        if (isSignedOut && item.key === null) return { ...item, state: 'lost', refusal: rules.words.signedOut! }
        return refusal === null ? { ...item, state: 'lost' } : { ...item, state: 'refused', refusal }
      })
    }
  }

  function stop(id: string) {
    if (running?.id === id) running.stop.abort()
  }

  function itemOf(file: File, id: string = crypto.randomUUID()): UploadItem {
    const refusal = faultOfFile(file, rules)
    files.set(id, file)
    return {
      ...{
        id,
        kind: kindOfFile(file) ?? 'image',
        name: file.name,
        size: file.size,
        offset: 0,
        key: null,
        poster: null,
      },
      ...{ state: refusal ? 'refused' : 'waiting', refusal: refusal ?? '', preview: '' },
    }
  }

  /** Asks the server how far the uploads of an earlier visit are; those that it has forgotten go. */
  function loadKept() {
    const kept = readKept(keptAs).filter(({ id }) => !state.items.some((item) => item.id === id))
    if (kept.length > 0) set({ items: [...state.items, ...kept] })
    for (const { id, key } of kept) {
      if (!key) continue
      call(getUpload, { query: key }).then(
        (upload) => change(id, (item) => afterAnswer({ ...item, state: 'gone' }, upload)),
        () => set({ items: state.items.filter((item) => item.id !== id) }),
      )
    }
  }

  const goOn = () =>
    set({ items: state.items.map((item) => (item.state === 'lost' ? { ...item, state: 'waiting' } : item)) })

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Brings what the device has, and goes on when the network is back. @returns stops everything */
    start() {
      loadKept()
      addEventListener('online', goOn)
      return () => {
        removeEventListener('online', goOn)
        running?.stop.abort()
      }
    },
    add(chosen: Iterable<File>) {
      const room = most - state.items.filter((item) => item.state !== 'refused').length
      const all = [...chosen]
      const added = all.slice(0, Math.max(0, room)).map((file) => itemOf(file))
      const problem = all.length > room ? rules.words.tooMany : ''
      set({ items: [...state.items, ...added], problem })
    },
    /** Puts another file in the place of one, or the same one to go on with it. */
    replace(id: string, file: File) {
      stop(id)
      change(id, (item) => {
        const isSame = item.state === 'gone' && item.name === file.name && item.size === file.size
        if (!isSame) return itemOf(file, id)
        files.set(id, file)
        return { ...item, state: 'waiting' }
      })
    },
    pause(id: string) {
      change(id, (item) => ({ ...item, state: 'paused' }))
      stop(id)
    },
    resume: (id: string) => change(id, (item) => ({ ...item, state: files.has(id) ? 'waiting' : 'gone' })),
    remove(id: string) {
      stop(id)
      const key = state.items.find((item) => item.id === id)?.key
      set({ items: state.items.filter((item) => item.id !== id), problem: '' })
      // What something shows stays; what fails is forgotten by the server later.
      if (key) call(deleteUpload, { body: key }).catch(() => undefined)
    },
    /** Takes a file off the list that the form has taken over; its upload stays. */
    release: (id: string) => set({ items: state.items.filter((item) => item.id !== id) }),
    /** Forgets the list on the device, after the form was sent. */
    forget: () => writeKept(keptAs, []),
  }
}

/** Uploads of one form. */
export type UploadStore = ReturnType<typeof createUploadStore>

/** What the visitor is told of an upload that the server does not take; null when trying again may help. */
function refusalOf(error: unknown): string | null {
  const failure = readApiError(error)
  if (!failure) return null
  if (failure.code === 'rate-limited') return texts.limit
  if (failure.status >= 400 && failure.status < 500) {
    return failure.details.find(({ text }) => text)?.text ?? texts.refused
  }
  return null
}
