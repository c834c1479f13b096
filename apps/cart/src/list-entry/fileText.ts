/** Base64 of a file's bytes. @throws when the file cannot be read any more */
export function fileText(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ''))
  reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
  reader.readAsDataURL(file)
  return promise
}
