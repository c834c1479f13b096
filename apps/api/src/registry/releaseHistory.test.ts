import { stableLineOf } from './releaseHistory.ts'

/** `A` is an activation, `-A` a rollback to A. */
const lineOf = (text: string) =>
  stableLineOf(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ version: word.replace('-', ''), kind: word.startsWith('-') ? 'rollback' : 'activate' })),
  ).join(' ')

test.each([
  ['nothing was live', '', ''],
  ['releases follow each other', 'A B C', 'A B C'],
  ['a rollback goes one back', 'A B C -B', 'A B'],
  ['a repeated rollback goes further back', 'A B C -B -A', 'A'],
  ['what follows a rollback stands on the release before', 'A B C -B D', 'A B D'],
  ['a rollback after that skips what was rolled back', 'A B C -B D -B', 'A B'],
  ['a release that comes again counts again', 'A B A', 'A B A'],
  ['the same release twice counts once', 'A A B B', 'A B'],
  ['a rollback over several takes them all away', 'A B C D -A', 'A'],
  ['a rollback of a rollback puts the release on top again', 'A B C -B -C', 'A B C'],
])('%s', (_, changes, line) => expect(lineOf(changes)).toBe(line))
