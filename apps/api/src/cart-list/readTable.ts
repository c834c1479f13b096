import { decodeText } from './decodeText.ts'
import { ListFailure } from './ListFailure.ts'
import { readTextTable, type TableRow } from './readTextTable.ts'
import { readWorkbook } from './readWorkbook.ts'

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
/** Old XLS files, and XLSX files behind a password. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** Rows of a file, whatever its name says: XLSX, or a text with columns. @throws ListFailure */
export async function readTable(bytes: Buffer): Promise<TableRow[]> {
  const begin = bytes.subarray(0, 4)
  if (begin.equals(ZIP)) return readWorkbook(bytes)
  if (begin.equals(OLE)) throw new ListFailure(bytes.includes(ENCRYPTED) ? 'password' : 'old-format')
  return readTextTable(decodeText(bytes))
}
