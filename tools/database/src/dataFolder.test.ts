import { findDataFolder } from './dataFolder.ts'

const person = { platform: 'linux', home: '/home/ada', isRoot: false } as const

test.each([
  ['VERSTAK_DATA above all', { VERSTAK_DATA: '/srv/shop', XDG_DATA_HOME: '/x' }, person, '/srv/shop'],
  ['XDG_DATA_HOME', { XDG_DATA_HOME: '/x' }, person, '/x/verstak'],
  [
    'not a relative XDG_DATA_HOME, which its standard says to ignore',
    { XDG_DATA_HOME: 'x' },
    person,
    '/home/ada/.local/share/verstak',
  ],
  ['the home folder', {}, person, '/home/ada/.local/share/verstak'],
  ['the Library of a Mac', {}, { ...person, platform: 'darwin' }, '/home/ada/Library/Application Support/verstak'],
  ['/var/lib for root', {}, { ...person, isRoot: true }, '/var/lib/verstak'],
] as const)('the shop lives by %s', (_, env, machine, folder) => {
  expect(findDataFolder(env as NodeJS.ProcessEnv, machine)).toBe(folder)
})
