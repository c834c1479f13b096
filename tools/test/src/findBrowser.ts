import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium that only knows pages without a window, as Playwright's own download: a quarter less work in each test. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const programs = [HEADLESS_SHELL, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

/** Where Chrome and Chromium install themselves on systems without a PATH entry for them. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

function findOnPath(names = programs): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((program) => folders.map((folder) => join(folder, program))).find((path) => existsSync(path))
}

/** An installed Chrome or Chromium: `CHROME_PATH`, the system's, or Playwright's; null without one. Throws on a wrong `CHROME_PATH`. */
export function findBrowser(): string | null {
  const given = process.env['CHROME_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROME_PATH names ${given}, but nothing is there.`)
  }
  const path = findOnPath() ?? [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place))
  return path ?? null
}

function canUseApt(): boolean {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  return isDebian && process.getuid?.() === 0
}

function run(command: string, args: string[]): boolean {
  console.log(`${command} ${args.join(' ')} …`)
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

const installPackage = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])

/**
 * Path of a browser. Installs one if necessary: from Debian's packages as root, where the headless one is preferred to
 * an installed one with windows, else by Playwright. Throws with instructions.
 */
export function ensureBrowser(): string {
  if (!process.env['CHROME_PATH'] && canUseApt() && !findOnPath([HEADLESS_SHELL])) {
    run('apt-get', ['update', '-qq'])
    installPackage(HEADLESS_SHELL)
  }
  const installed = findBrowser()
  if (installed !== null) return installed
  const isDone = (canUseApt() && installPackage('chromium')) || run('npx', ['playwright', 'install', 'chromium'])
  const fresh = isDone ? findBrowser() : null
  if (fresh !== null) return fresh
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed here. Install one, or name it: CHROME_PATH=/path/to/chrome npm test',
  )
}

if (import.meta.main) ensureBrowser()
