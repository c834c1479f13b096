import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findClosedFolder, pickServerUser } from './serverUser.ts'

const ROOT = 'root:x:0:0:root:/root:/bin/bash\n'
const NOBODY = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n'
const POSTGRES = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash\n'

test.each([
  ['postgres where it exists', ROOT + NOBODY + POSTGRES, { name: 'postgres', uid: 101, gid: 104 }],
  ['else nobody', ROOT + NOBODY, { name: 'nobody', uid: 65534, gid: 65533 }],
  ['else no one', ROOT, null],
])('the server runs as %s', (_, passwd, user) => {
  expect(pickServerUser(passwd)).toEqual(user)
})

test('the topmost folder that bars the way is named', async () => {
  const top = await mkdtemp('/tmp/verstak-way-')
  const [open, closed] = [join(top, 'open'), join(top, 'open', 'closed')]
  await mkdir(join(closed, 'below'), { recursive: true })
  for (const folder of [top, open]) await chmod(folder, 0o711)
  await chmod(closed, 0o700)
  const stranger = { name: 'nobody', uid: 65534, gid: 65534 }
  expect(findClosedFolder(open, stranger)).toBeNull()
  expect(findClosedFolder(join(closed, 'below'), stranger)).toBe(closed)
  expect(findClosedFolder(closed, { ...stranger, uid: process.getuid?.() ?? 0 })).toBeNull()
  await rm(top, { recursive: true })
})
