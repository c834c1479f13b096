import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseCommand } from './parseCommand.ts'
import { ONE_C_PATH } from '../one-c/oneCPath.ts'
import { saveOneCAccount } from '../one-c/saveOneCAccount.ts'
import { ExchangeError } from './ExchangeError.ts'
import { fetchPictures } from './fetchPictures.ts'
import { downloadGoods } from './formats/downloadGoods.ts'
import { openGoods } from './formats/openGoods.ts'
import { giveWay } from './giveWay.ts'
import { importGoods } from './importGoods.ts'
import { rememberColumns } from './rememberColumns.ts'
import { createTerminal } from './terminal.ts'
import { undoRun } from './undoRun.ts'

// Imports goods or takes an import back, in a process of its own. `tools/exchange` starts it.
const { DATABASE_URL: databaseUrl = '', VERSTAK_DATA: dataFolder = '' } = process.env
giveWay()
const terminal = createTerminal(process.stdout)

const isAddress = (path: string) => /^https?:\/\//.test(path)

/** Into the data folder of the shop; the goods are there already. */
async function getPictures(filesFolder: string): Promise<void> {
  if (!dataFolder) return
  terminal.phase('pictures')
  const photosFolder = join(dataFolder, 'photos')
  const { ready, failed } = await fetchPictures({
    databaseUrl,
    photosFolder,
    filesFolder,
    onProgress: terminal.progress,
  })
  if (ready + failed > 0) terminal.line(`${ready} pictures came, ${failed} did not: product_photo.fails_with says why.`)
}

try {
  const command = parseCommand(process.argv.slice(2))
  const { officeId } = command
  if (command.account !== null) {
    const password = await saveOneCAccount(databaseUrl, command.account, command.source)
    terminal.line(`Address for 1C: https://…${ONE_C_PATH}, login ${command.account}, password ${password}`)
  } else if (command.undo !== null) {
    const { runId, report } = await undoRun({
      databaseUrl,
      runId: command.undo,
      officeId,
      onProgress: terminal.progress,
    })
    terminal.sum({ runId, report, state: 'done' })
    terminal.line(`Run ${command.undo} is taken back.`)
  } else {
    const columns = await rememberColumns(databaseUrl, command.source, command.columns, command.isDryRun)
    const paths = await Promise.all(
      command.paths.map((path) => (isAddress(path) ? downloadGoods(path, terminal.progress) : path)),
    )
    const goods = await openGoods(paths, { ...command, columns, onBytes: terminal.progress })
    try {
      const result = await importGoods({
        ...command,
        databaseUrl,
        goods,
        onFault: terminal.fault,
        onChange: terminal.change,
        onPhase: terminal.phase,
        onProgress: terminal.progress,
      })
      terminal.sum(result)
      if (result.state === 'refused') process.exitCode = 1
      if (result.state === 'done' && !command.isWithoutPictures) await getPictures(goods.filesFolder)
    } finally {
      await goods.close()
      for (const [index, path] of paths.entries())
        if (path !== command.paths[index]) await rm(dirname(path), { recursive: true, force: true })
    }
  }
} catch (error) {
  terminal.line('')
  terminal.failure(
    error instanceof ExchangeError ? error.message : String(error instanceof Error ? error.stack : error),
  )
  process.exitCode = 1
}
