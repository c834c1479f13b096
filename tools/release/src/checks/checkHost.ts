import { satisfies } from 'semver'
import type { ReleaseCheck } from './ReleaseCheck.ts'

/** The live shell supports the contract of the release and provides each shared package in a compatible version. */
export const checkHost: ReleaseCheck = ({ release, live: { host } }) => [
  ...(release.contractVersion === host.contractVersion
    ? []
    : [
        `It speaks version ${release.contractVersion} of the contract with the shell, the live shell speaks ${host.contractVersion}: ` +
          'build from a commit with that contract, or deploy the shell first',
      ]),
  ...Object.entries(release.shared).flatMap(([name, range]) => {
    const version = host.shared[name]
    if (version === undefined) return [`It needs ${name} of the shell, which the live shell does not share`]
    return satisfies(version, range) ? [] : [`It needs ${name} ${range}, the live shell has ${version}`]
  }),
]
