/** A test of Playwright's report in one project. */
export interface ReportedTest {
  title: string
  file: string
  projectName: string
  /** `flaky`: passed only on a retry. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  /** Errors of the first attempt that has some: later ones may fail on what it left behind. */
  errors: { message?: string }[]
}

interface Spec {
  title: string
  file: string
  tests: (Pick<ReportedTest, 'status' | 'projectName'> & { results: { errors: ReportedTest['errors'] }[] })[]
}

interface Suite {
  specs?: Spec[]
  suites?: Suite[]
}

/** The used parts of Playwright's JSON report. */
export interface PlaywrightReport {
  suites?: Suite[]
  /** Of the run itself. */
  errors?: { message?: string }[]
}

/** All tests of a report. */
export function listTests({ suites = [] }: PlaywrightReport): ReportedTest[] {
  return suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      title,
      file,
      projectName,
      status,
      errors: results.find(({ errors }) => errors.length > 0)?.errors ?? [],
    })),
  )
}

/** Display name of a test. */
export const nameOf = ({ projectName, file, title }: ReportedTest) => `[${projectName}] ${file} › ${title}`

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
