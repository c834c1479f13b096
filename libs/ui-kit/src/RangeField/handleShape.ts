import { color } from '../tokens/tokens.ts'

/**
 * Declarations of a slider's handle: a square of 18 px inside a target of `--target` (24, or 44 where fingers point), the
 * rest of which is a transparent edge.
 */
export const handleShape = `
  box-sizing: border-box;
  width: var(--target);
  height: var(--target);
  border: calc((var(--target) - 18px) / 2) solid transparent;
  border-radius: calc((var(--target) - 18px) / 2 + 4px);
  background: ${color.signal} padding-box;
  box-shadow: inset 0 0 0 2px ${color.surfaceInverse};
  pointer-events: auto;
  cursor: grab;
`
