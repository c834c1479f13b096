import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Separate, because forms with uploads load lazily: remotes import this file with their routes. */

/** What may be dropped. */
export const lead = css`
  font-weight: ${weight.semibold};

  @media ${media.touch} {
    display: none;
  }
`

/** Words below it. */
export const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

/** The picker. */
export const hidden = css`
  display: none;
`

/** Where files are dropped; `data-over`: one is over it. */
export const field = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s12} ${space.s16};
  padding: ${space.s16} ${space.s20};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.card};
  background-color: ${color.surfacePage};

  &[data-over] {
    border-color: ${color.lineStrong};
    background-color: ${color.signalSoft};
  }

  @media ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space.s12};

    > :last-of-type {
      grid-column: 1 / -1;
    }
  }
`

/** Thumbnails. */
export const pictures = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${space.s8};
`

/** One of them. */
export const picture = css`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
`

/** Its picture. */
export const image = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** A file without a picture. */
export const fileName = css`
  padding: ${space.s4};
  font-size: ${fontSize.s12};
  overflow-wrap: anywhere;
`

/** The first one. */
export const mark = css`
  position: absolute;
  bottom: ${space.s4};
  left: ${space.s4};
  padding: 0 ${space.s6};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  line-height: 20px;
  font-weight: ${weight.semibold};
`

/** Takes a file off. */
export const cross = css`
  && {
    position: absolute;
    top: ${space.s4};
    right: ${space.s4};
    background-color: ${color.surfaceCard};
    color: ${color.textPrimary};
  }
`

/** Files on their way. */
export const rows = css`
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
`

/** Name, progress, and what is said of a file. */
export const words = css`
  min-width: 0;
`

/** Name of a file. */
export const title = css`
  display: block;
  overflow: hidden;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Progress; `--share`: from 0 to 1. */
export const bar = css`
  height: 4px;
  margin: ${space.s6} 0 ${space.s4};
  overflow: hidden;
  border-radius: 2px;
  background-color: ${color.lineDefault};

  &::before {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background-color: ${color.surfaceInverse};
  }
`

/** What is said of a file. */
export const note = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  [data-refused] & {
    color: ${color.stateDanger};
  }
`

/** What can be done with it. */
export const actions = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
`

/** A file on its way; `data-refused`: one that was not taken. */
export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s16};
  align-items: center;
  padding: ${space.s12} ${space.s12} ${space.s12} ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }

  &[data-refused] {
    background-color: ${color.stateDangerSoft};
  }
`
