import {
  INITIAL_STATE,
  nextIndexState,
  RETRY_MS,
  type BuildState,
  type IndexEvent,
  type ShownIndex,
} from './indexState.ts'

const idle = (restUntil: number): BuildState => ({ kind: 'idle', restUntil })
const waiting = (until: number, isSnapshotTried = true): BuildState => ({ kind: 'waiting', until, isSnapshotTried })
const building = (isSnapshotTried = true): BuildState => ({ kind: 'building', startedAt: 100, isSnapshotTried })
const handedOver = (isWantedAgain = false): BuildState => ({
  kind: 'handedOver',
  startedAt: 100,
  isSnapshotTried: true,
  isWantedAgain,
})
const closed: BuildState = { kind: 'closed' }

const wanted = (now: number, isSnapshotTried = true): IndexEvent => ({ kind: 'buildWanted', isSnapshotTried, now })
const waitEnded: IndexEvent = { kind: 'waitEnded', now: 100 }
const built: IndexEvent = { kind: 'built' }
const ended = (change: Partial<Extract<IndexEvent, { kind: 'buildEnded' }>> = {}): IndexEvent => ({
  ...{ kind: 'buildEnded', isFailed: false, now: 150, rest: 2 },
  ...change,
})
const failed = ended({ isFailed: true })

const after = (build: BuildState, event: IndexEvent) => nextIndexState({ ...INITIAL_STATE, build }, event).build

describe('a build', () => {
  test.each<[string, BuildState, IndexEvent, BuildState]>([
    ['starts at once after a rest', idle(50), wanted(100), building()],
    ['waits for the end of a rest', idle(200), wanted(100, false), waiting(200, false)],
    ['starts when the wait is over', waiting(100, false), waitEnded, building(false)],
    ['is not waited for twice', waiting(200), wanted(100, false), waiting(200)],
    ['is not started twice', building(), wanted(120, false), building()],
    ['gives its index to the updater', building(), built, handedOver()],
    ['is followed by a rest of twice its length', handedOver(), ended(), idle(250)],
    [
      'that fails is tried again, with the snapshot file as before',
      building(false),
      failed,
      waiting(150 + RETRY_MS, false),
    ],
    ['whose thread fails at its end is tried again', handedOver(), failed, waiting(150 + RETRY_MS)],
    ['that is wanted while the last one ends is remembered', handedOver(), wanted(120), handedOver(true)],
    [
      'that was remembered starts after the rest, without the snapshot file',
      handedOver(true),
      ended(),
      waiting(250, false),
    ],
    [
      'that was remembered starts at once where there is no rest',
      handedOver(true),
      ended({ rest: 0 }),
      { kind: 'building', startedAt: 150, isSnapshotTried: false },
    ],
  ])('%s', (_what, before, event, expected) => {
    expect(after(before, event)).toEqual(expected)
  })

  test.each<[string, BuildState, IndexEvent]>([
    ['a build that is not running ends', idle(0), ended()],
    ['a build that is not running is built', waiting(200), built],
    ['a running build is waited for', building(), waitEnded],
    ['a running build ends well without its index', building(), ended()],
    ['an index is built twice', handedOver(), built],
  ])('%s: impossible', (_what, before, event) => {
    expect(() => after(before, event)).toThrow('cannot take')
  })

  test.each([wanted(100), waitEnded, built, ended(), failed])('after the close $kind changes nothing', (event) => {
    expect(after(closed, event)).toBe(closed)
  })

  test.each([idle(0), waiting(200), building(), handedOver(), closed])('$kind can be closed', (build) => {
    expect(after(build, { kind: 'closed' })).toEqual(closed)
  })
})

describe('readers', () => {
  const shown = (name: string) => ({ name }) as unknown as ShownIndex
  const ready = nextIndexState({ ...INITIAL_STATE, build: building() }, { kind: 'swapped', shown: shown('first') })

  test('see the first index, its updates and the next index, whatever is built', () => {
    expect(ready).toEqual({ readers: { kind: 'ready', shown: shown('first') }, build: building() })
    const updated = nextIndexState(ready, { kind: 'updated', shown: shown('updated') })
    expect(updated).toEqual({ readers: { kind: 'ready', shown: shown('updated') }, build: building() })
    const swapped = nextIndexState(updated, { kind: 'swapped', shown: shown('second') })
    expect(swapped.readers).toEqual({ kind: 'ready', shown: shown('second') })
  })

  test('see no update before the first index', () => {
    expect(() => nextIndexState(INITIAL_STATE, { kind: 'updated', shown: shown('update') })).toThrow('cannot take')
  })

  test('go on with what they see after a failed build and after the close', () => {
    expect(nextIndexState(ready, failed).readers).toBe(ready.readers)
    const over = nextIndexState(ready, { kind: 'closed' })
    expect(over.readers).toBe(ready.readers)
    expect(nextIndexState(over, { kind: 'swapped', shown: shown('late') })).toBe(over)
  })
})
