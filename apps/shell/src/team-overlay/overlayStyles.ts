import { color, layer, radius, space } from '@verstak/ui-kit/tokens'

const css = `
  .frame {
    position: absolute;
    z-index: ${layer.toast};
    outline: 1px dashed ${color.stateInfo};
    outline-offset: -1px;
    pointer-events: none;
  }
  .frame[data-kind='page'] {
    outline: 2px solid ${color.stateDanger};
    outline-offset: -2px;
  }
  .label {
    position: absolute;
    top: 0;
    left: 0;
    padding: 0 ${space.s4};
    background: ${color.stateInfoSoft};
    color: ${color.textPrimary};
    font: 10px/14px monospace;
    white-space: nowrap;
  }
  .label[data-failed='true'] {
    background: ${color.stateDanger};
    color: ${color.textOnDanger};
  }
  .panel {
    position: fixed;
    right: ${space.s12};
    bottom: ${space.s12};
    z-index: ${layer.toast};
    box-sizing: border-box;
    width: min(760px, calc(100vw - 24px));
    max-height: 60vh;
    overflow: auto;
    padding: ${space.s12};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.card};
    background: ${color.surfaceCard};
    color: ${color.textPrimary};
    font: 12px/16px monospace;
  }
  .head {
    display: flex;
    justify-content: space-between;
    gap: ${space.s12};
  }
  h2, p {
    margin: 0 0 ${space.s8};
    font: inherit;
  }
  h2 {
    font-weight: bold;
  }
  button {
    min-height: 32px;
    font: inherit;
  }
  table {
    width: 100%;
    margin-top: ${space.s12};
    border-collapse: collapse;
  }
  caption {
    font-weight: bold;
    text-align: left;
  }
  th, td {
    padding: ${space.s2} ${space.s8} ${space.s2} 0;
    border-bottom: 1px solid ${color.lineHair};
    font: inherit;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`

/** The overlay's styles. The shadow tree inherits the tokens as custom properties. */
export function overlaySheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
