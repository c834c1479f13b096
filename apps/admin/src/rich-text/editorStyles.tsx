import { css } from '@linaria/core'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'

export const editorBox = css`
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};

  &[data-invalid] {
    border-color: ${color.stateDanger};
  }

  &:focus-within {
    border-color: ${color.focusRing};
    box-shadow: 0 0 0 1px ${color.focusRing};
  }
`

/* As on the shop's pages. What stands until the editor has come looks the same, so that nothing moves. */
export const editorText = css`
  padding: ${space.s12};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  overflow-x: auto;

  > .tiptap,
  &[data-preview] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s12};
    min-height: ${space.s64};
    outline: 0;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }

  h2 {
    font-size: ${fontSize.s20};
    line-height: ${lineHeight.s20};
    font-weight: ${weight.semibold};
  }

  ul,
  ol {
    padding-left: ${space.s24};
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  a {
    color: ${color.textLink};
    text-decoration: underline;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    position: relative;
    min-width: ${space.s64};
    padding: ${space.s8};
    border: 1px solid ${color.lineDefault};
    text-align: left;
    vertical-align: top;
  }

  th {
    background-color: ${color.surfaceSunken};
    font-weight: ${weight.semibold};
  }

  .selectedCell {
    background-color: ${color.stateInfoSoft};
  }
`
