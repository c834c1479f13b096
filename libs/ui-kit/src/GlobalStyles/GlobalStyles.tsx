import { css } from '@linaria/core'
import { toCss } from '../tokens/customProperties.ts'
import {
  color,
  dimension,
  font,
  fontSize,
  greyDeclarations,
  lineHeight,
  media,
  radius,
  rootDeclarations,
  weight,
} from '../tokens/tokens.ts'

/**
 * Custom properties, reset, base typography and the focus ring for the whole document.
 * The host imports this module once; remotes only refer to the properties. `data-background="grey"` on the root makes the
 * page grey. The value is a class name of no meaning.
 */
export const globalStyles = css`
  :global() {
    :root {
      ${toCss(rootDeclarations)}
    }

    :root[data-background='grey'] {
      ${toCss(greyDeclarations)}
    }

    @media ${media.phone} {
      :root {
        --page-gutter: ${dimension.pageGutterPhone};
      }
    }

    @media ${media.reducedMotion} {
      :root {
        --motion-fast: 0ms;
        --motion-base: 0ms;
        --motion-slow: 0ms;
        --motion-toast: 0ms;
        --motion-spin: 2400ms;
      }
    }

    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }

    html {
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      scrollbar-gutter: stable;
    }

    body {
      margin: 0;
      background: ${color.surfacePage};
      color: ${color.textPrimary};
      font: ${weight.regular} ${fontSize.s14} / ${lineHeight.s14} ${font.sans};
      font-variant-numeric: tabular-nums lining-nums;
      -webkit-font-smoothing: antialiased;
      overflow-wrap: break-word;
    }

    h1,
    h2,
    h3,
    h4,
    p,
    ul,
    ol,
    dl,
    dd,
    figure,
    fieldset,
    legend {
      margin: 0;
      padding: 0;
      border: 0;
      font: inherit;
    }

    fieldset {
      min-width: 0;
    }

    ul,
    ol {
      list-style: none;
    }

    button,
    input,
    select,
    textarea {
      margin: 0;
      font: inherit;
      font-variant-numeric: inherit;
      letter-spacing: inherit;
      color: inherit;
    }

    button {
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
      touch-action: manipulation;
    }

    button:disabled {
      cursor: default;
    }

    img,
    svg {
      display: block;
    }

    /* No specificity: one class of a component is enough to make another kind of link. */
    :where(a[href]) {
      color: ${color.textLink};
      text-decoration: none;
    }

    @media ${media.hover} {
      :where(a[href]:hover) {
        color: ${color.textLinkHover};
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }

    ::placeholder {
      color: ${color.textMuted};
      opacity: 1;
    }

    :where(:focus-visible) {
      outline: ${dimension.focusWidth} solid ${color.focusRing};
      outline-offset: ${dimension.focusOffset};
    }

    :where(a:focus-visible) {
      border-radius: ${radius.plate};
    }

    /*
     * The page behind a window does not scroll; the stable gutter keeps it from moving. No backdrop covers the gutter:
     * it is painted as dark as the page below the scrim, which is .56 of ink.
     */
    html:has(dialog:modal) {
      overflow: hidden;
      background: color-mix(in srgb, ${color.surfaceInverse} 56%, ${color.surfacePage});
    }

    html:has(dialog[data-whole]:modal) {
      background: ${color.surfaceCard};
    }

    html:has(dialog:modal) body {
      min-height: 100vh;
    }

    [hidden] {
      display: none !important;
    }
  }
`
