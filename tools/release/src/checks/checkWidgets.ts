import type { JsonSchema } from '@verstak/contracts/release'
import { isCompatible } from '../isCompatible.ts'
import type { Candidate, ReleaseCheck } from './ReleaseCheck.ts'

/**
 * Props of widgets are compatible in both directions: from other remotes to this one's widgets, and from this remote to
 * theirs.
 */
export const checkWidgets: ReleaseCheck = (candidate) => [...checkOffered(candidate), ...checkPlaced(candidate)]

function checkOffered({ release, live }: Candidate): string[] {
  const { widgets } = release.contract.provides
  const users = [{ name: 'shell', contract: live.host.contract }, ...live.remotes]
  return users.flatMap(({ name: user, contract }) =>
    Object.entries(contract.uses.widgets)
      .filter(([widget]) => widget.startsWith(`${release.name}/`))
      .flatMap(([widget, passed]) => {
        const taken = widgets[widget]
        if (!taken) return [`${widget} is gone, but the live ${user} places it: keep it until no live release does`]
        return describe(passed, taken).map(
          (reason) =>
            `${widget} no longer takes what the live ${user} passes: ${reason}. Add optional props only; anything else is a new widget`,
        )
      }),
  )
}

function checkPlaced({ release, live }: Candidate): string[] {
  return Object.entries(release.contract.uses.widgets).flatMap(([widget, passed]) => {
    const owners = live.remotes.filter(({ name }) => widget.startsWith(`${name}/`))
    return owners.flatMap(({ name, version, contract }) => {
      const taken = contract.provides.widgets[widget]
      if (!taken)
        return [`It places ${widget}, which the live ${name} ${version} does not offer: release ${name} first`]
      return describe(passed, taken).map(
        (reason) =>
          `The live ${name} ${version} does not take what it passes to ${widget}: ${reason}. Release ${name} first`,
      )
    })
  })
}

const describe = (passed: JsonSchema, taken: JsonSchema) =>
  isCompatible(passed, taken).map(({ path, reason }) => `${path || 'the props'}: ${reason}`)
