import { EXCHANGE_PART_BYTES, EXCHANGE_PART_PATH } from '@verstak/contracts/exchangeStaff'

/** Where a file goes, and from which byte on. */
export interface SentFile {
  id: string
  file: File
  /** Bytes that have come. */
  from: number
  onProgress: (done: number) => void
}

/** Sends a file part after part. @throws when a part did not come: send again from the bytes of the last progress */
export async function sendExchangeFile({ id, file, from, onProgress }: SentFile): Promise<void> {
  for (let offset = from; offset < file.size; offset += EXCHANGE_PART_BYTES) {
    const part = file.slice(offset, offset + EXCHANGE_PART_BYTES)
    const query = new URLSearchParams({ id, name: file.name, offset: String(offset) })
    const response = await fetch(`${EXCHANGE_PART_PATH}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: part,
    })
    if (!response.ok) throw new Error(`Part at ${offset}: status ${response.status}`)
    onProgress(offset + part.size)
  }
}
