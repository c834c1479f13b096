/** A test of jest's report. */
interface JestTest {
  fullName: string
  /** `flaky`: passed only when its file ran again; set by `withSecondTry`. */
  status: 'passed' | 'failed' | 'pending' | 'todo' | 'skipped' | 'disabled' | 'focused' | 'flaky'
  failureMessages: string[]
}

/** A test file of jest's report. */
export interface JestFile {
  /** Its path. */
  name: string
  status: string
  message: string
  assertionResults: JestTest[]
}

/** The used parts of jest's JSON report. */
export interface JestReport {
  testResults?: JestFile[]
}

/** True for a file that could not be loaded, or whose hooks failed, while none of its tests did. */
export const isFileFailed = ({ status, assertionResults }: JestFile): boolean =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')

/** Paths of the files with a failure. */
export const listFailedFiles = ({ testResults = [] }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/**
 * The report of a run whose failed files have run once more: the second run counts, and what failed before is `flaky`
 * with the error of its first try.
 */
export function withSecondTry({ testResults = [] }: JestReport, again: JestReport): JestReport {
  const second = new Map(again.testResults?.map((file) => [file.name, file]))
  return {
    testResults: testResults.map((file) => {
      const other = second.get(file.name)
      return other ? mergeFile(file, other) : file
    }),
  }
}

function mergeFile(first: JestFile, second: JestFile): JestFile {
  const failed = new Map(first.assertionResults.filter(isFailed).map((test) => [test.fullName, test.failureMessages]))
  const tests = second.assertionResults.map((test): JestTest => {
    const failureMessages = failed.get(test.fullName)
    return failureMessages && test.status === 'passed' ? { ...test, status: 'flaky', failureMessages } : test
  })
  const itself: JestTest[] =
    isFileFailed(first) && second.status !== 'failed'
      ? [{ fullName: 'the file itself', status: 'flaky', failureMessages: [first.message] }]
      : []
  return { ...second, assertionResults: [...tests, ...itself] }
}

const isFailed = ({ status }: JestTest) => status === 'failed'
