import type { Drawing } from '../drawing.ts'
import { rays, vents, wheel } from './parts.ts'

export const GARDEN = {
  mower: {
    shadow: { cx: 112, rx: 96, cy: 220 },
    plate: { x: 98, y: 160, width: 56, on: 'body' },
    detail: { cx: 110, cy: 150, side: 124 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M150 150 214 36h18" stroke-width="7"/>
      <path fill="none" stroke="$rubber-light" d="m192 76 26-42" stroke-width="10"/>
      <path fill="$red" d="m200 58 8 5-6 10-8-5z"/>
      <path fill="$rubber" d="M150 112h44l20 66h-62z"/>
      <path fill="$rubber-light" d="M150 112h44l3 8h-46z"/>
      <path fill="none" stroke="$rubber-dark" d="M158 132h40m-38 12h42m-42 12h46" stroke-width="2"/>
      <path fill="$body" d="M22 170c6-24 26-36 54-36h58c16 0 24 8 26 22l4 30H20z"/>
      <path fill="$body-shade" d="M20 172h142l2 14H20z"/>
      <path fill="$body-light" d="M30 166c6-17 22-26 46-26h20v5H78c-22 0-34 7-40 21z"/>
      <path fill="$rubber" d="M66 96h62a8 8 0 0 1 8 8v30H58v-30a8 8 0 0 1 8-8z"/>
      <path fill="$rubber-light" d="M66 96h62l6 4H60z"/>
      ${vents(72, 108, 6, 9, 4, 18, 'rubber-dark')}
      <path fill="$body" d="M58 126h78v10H58z"/>
      <rect fill="$rubber-dark" x="84" y="84" width="26" height="14" rx="3"/>
      <circle fill="$rubber-dark" cx="50" cy="196" r="24"/>
      <circle fill="$rubber-light" cx="50" cy="196" r="16"/>
      <circle fill="$body" cx="50" cy="196" r="8"/>
      <circle fill="$rubber-dark" cx="158" cy="192" r="28"/>
      <circle fill="$rubber-light" cx="158" cy="192" r="19"/>
      <circle fill="$body" cx="158" cy="192" r="9"/>
    `,
  },
  trimmer: {
    shadow: { cx: 96, rx: 86, cy: 222 },
    plate: { x: 176, y: 57, width: 46, size: 13, on: 'body', turn: -42 },
    detail: { cx: 172, cy: 76, side: 120 },
    shapes: `
      <g transform="rotate(-42 120 128)">
      <path fill="$metal-dark" d="M2 122h180v11H2z"/>
      <path fill="$metal-light" d="M2 122h180v4H2z"/>
      <path fill="none" stroke="$rubber" d="M104 126V96a12 12 0 0 1 12-12h10a12 12 0 0 1 12 12v30" stroke-width="9"/>
      <path fill="none" stroke="$rubber-light" d="M112 84h18" stroke-width="4"/>
      <path fill="$rubber" d="M98 118h14v18H98zm32 0h14v18h-14z"/>
      <path fill="$rubber" d="M152 114h32v28h-32z"/>
      <path fill="$rubber-light" d="M152 114h32v6h-32z"/>
      <path fill="$body" d="M162 142h8l-2 12h-8z"/>
      <path fill="$body" d="M180 100c0-6 4-10 10-10h28c12 0 18 10 18 28v16c0 16-6 28-18 28h-28c-6 0-10-4-10-10z"/>
      <path fill="$body-shade" d="M180 138h56c-1 14-7 24-18 24h-28c-6 0-10-4-10-10z"/>
      <path fill="$body-light" d="M186 96h32c6 0 10 3 12 9-4-3-8-4-13-4h-31z"/>
      <circle fill="$rubber" cx="209" cy="140" r="15"/>
      <circle fill="$rubber-light" cx="209" cy="140" r="10"/>
      <path fill="$rubber" d="M186 162h30v10h-30z"/>
      </g>
      <path fill="$rubber" d="M10 196c0-20 18-34 44-30 14 2 24 10 28 22l-6 8z"/>
      <path fill="$rubber-light" d="M14 188c4-14 18-22 40-19 9 2 16 6 21 12-8-5-16-7-25-7-16 0-28 4-36 14z"/>
      <path fill="$body" d="M30 196h30l-4 16H34z"/>
      <path fill="$body-shade" d="M32 204h26l-2 8H34z"/>
      <path fill="none" stroke="$cable" d="M34 210 4 216m52-6 32 6" stroke-width="3"/>
    `,
  },
  chainsaw: {
    shadow: { cx: 132, rx: 94, cy: 196 },
    plate: { x: 174, y: 116, width: 62, size: 15, on: 'body' },
    detail: { cx: 168, cy: 124, side: 124 },
    shapes: `
      <path fill="$metal-dark" stroke="$rubber" stroke-width="7" stroke-dasharray="6 3" d="M24 124h112v36H24a18 18 0 0 1 0-36z"/>
      <path fill="$metal-light" d="M24 127h112v15H9a15 15 0 0 1 15-15z"/>
      <path fill="$metal" d="M9 142h127v15H24a15 15 0 0 1-15-15z"/>
      <path fill="none" stroke="$metal-deep" d="M40 142h70" stroke-width="3"/>
      <path fill="none" stroke="$rubber" d="M128 108c-6-30 2-50 26-50h16c12 0 18 8 18 20v20" stroke-width="10"/>
      <path fill="$rubber" d="M96 58c2-4 10-6 14-2l20 44h-18z"/>
      <path fill="$rubber-light" d="M98 57c4-3 9-3 12-1l6 12h-14z"/>
      <path fill="$rubber" fill-rule="evenodd" d="M196 100h22c12 0 18 8 18 20v48c0 12-6 18-18 18h-30v-86zm8 16v52h10c4 0 6-2 6-6v-38c0-5-2-8-6-8z"/>
      <path fill="$body" d="M118 108c0-10 6-16 16-16h56c12 0 20 8 20 20v60a14 14 0 0 1-14 14h-70l-8-12z"/>
      <path fill="$body-shade" d="M118 152h92v20a14 14 0 0 1-14 14h-70l-8-12z"/>
      <path fill="$body-light" d="M124 108c0-6 4-10 10-10h56c5 0 9 2 12 6h-64c-5 0-9 2-10 6z"/>
      <path fill="$metal-dark" d="m106 128 12-4v40l-12-4 6-6-6-6 6-6-6-6z"/>
      <circle fill="$rubber" cx="166" cy="154" r="22"/>
      <circle fill="$rubber-light" cx="166" cy="154" r="18"/>
      <path fill="none" stroke="$rubber-dark" d="${rays(166, 154, 6, 15, 12)}" stroke-width="2.5"/>
      <circle fill="$body" cx="166" cy="154" r="5"/>
      <circle fill="$metal" cx="132" cy="168" r="5"/>
      <circle fill="$rubber" cx="198" cy="176" r="6"/>
    `,
  },
  'snow-blower': {
    shadow: { cx: 108, rx: 96, cy: 220 },
    plate: { x: 126, y: 126, width: 56, size: 13, on: 'body' },
    detail: { cx: 92, cy: 130, side: 140 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M150 150 206 62h24" stroke-width="7"/>
      <path fill="none" stroke="$rubber-light" d="m188 94 18-30h24" stroke-width="10"/>
      <path fill="$red" d="m190 78 9 6-6 10-9-6z"/>
      <path fill="$body" d="M60 132V86L42 60l10-8 34 20 8 12v48z"/>
      <path fill="$body-shade" d="M80 132V84l6-12 8 12v48z"/>
      <path fill="$body-light" d="m42 60 10-8 34 20-4 5-28-16z"/>
      <path fill="$rubber" d="M100 84h52a8 8 0 0 1 8 8v24H94V90a6 6 0 0 1 6-6z"/>
      <path fill="$rubber-light" d="M100 84h52l6 5H96z"/>
      ${vents(106, 94, 6, 8, 4, 16, 'rubber-dark')}
      <path fill="$rubber-dark" d="M112 74h24v10h-24z"/>
      <path fill="$body" d="M88 114h78a8 8 0 0 1 8 8v34H88z"/>
      <path fill="$body-shade" d="M88 140h86v16H88z"/>
      <path fill="$body-light" d="M88 114h78l5 4H88z"/>
      <path fill="$body" d="M10 128h86v82H24l-14-12z"/>
      <path fill="$body-light" d="M10 128h86v6H10z"/>
      <path fill="$rubber-dark" d="M18 140h62v58H28l-10-8z"/>
      <path fill="none" stroke="$body" d="m24 188 16-44m2 48 16-48m2 48 16-44" stroke-width="8"/>
      <path fill="none" stroke="$metal" d="M18 168h62" stroke-width="6"/>
      <path fill="$metal-dark" d="M6 204h82v8H14z"/>
      ${wheel(134, 188, 33)}
      <path fill="none" stroke="$rubber" d="${rays(134, 188, 25, 33, 16)}" stroke-width="3"/>
    `,
  },
  'pressure-washer': {
    shadow: { cx: 128, rx: 80, cy: 224 },
    plate: { x: 140, y: 92, width: 76, size: 18, on: 'body' },
    detail: { cx: 136, cy: 128, side: 132 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M104 76V38a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v38" stroke-width="9"/>
      <path fill="none" stroke="$body" d="M122 28h36" stroke-width="9"/>
      <path fill="none" stroke="$rubber" d="M108 168c-30 10-30 48-58 40-20-6-18-30-14-52" stroke-width="6"/>
      <path fill="$body" d="M92 70h96a10 10 0 0 1 10 10v114H82V80a10 10 0 0 1 10-10z"/>
      <path fill="$body-shade" d="M168 70h20a10 10 0 0 1 10 10v114h-30z"/>
      <path fill="$body-light" d="M92 74h92v4H90z"/>
      <path fill="$rubber" d="M82 112h116v102H92a10 10 0 0 1-10-10z"/>
      <path fill="$rubber-light" d="M82 112h116v5H82z"/>
      <circle fill="$rubber-dark" cx="136" cy="158" r="36"/>
      <path fill="none" stroke="$rubber-light" d="M136 128a30 30 0 1 1-.1 0m.1 7a23 23 0 1 1-.1 0m.1 7a16 16 0 1 1-.1 0" stroke-width="4"/>
      <circle fill="$body" cx="136" cy="158" r="10"/>
      <circle fill="$metal-dark" cx="184" cy="130" r="7"/>
      <path fill="none" stroke="$white" d="m184 130 3-4" stroke-width="2"/>
      ${wheel(180, 200, 22)}
      <path fill="$rubber-dark" d="M90 212h26v10H90z"/>
      <path fill="$metal-dark" d="M31 22h9v92h-9z"/>
      <path fill="$metal-light" d="M31 22h4v92h-4z"/>
      <path fill="$signal" d="M28 14h15v14H28z"/>
      <path fill="$rubber" d="M24 96h24v44H24z"/>
      <path fill="$body" d="M24 110h24v8H24z"/>
      <path fill="$rubber" d="m26 136 22-4 12 40-18 6z"/>
      <path fill="$rubber-light" d="m26 136 7-2 14 42-5 2z"/>
    `,
  },
  shovel: {
    shadow: { cx: 96, rx: 76, cy: 222 },
    plate: { x: 125, y: 113, width: 56, size: 11, on: 'body', turn: -45 },
    detail: { cx: 104, cy: 136, side: 140 },
    shapes: `
      <g transform="translate(4 18) scale(.9) rotate(45 120 120)">
      <path fill="$body" d="M112 6h16v150h-16z"/>
      <path fill="$body-light" d="M114 6h4v150h-4z"/>
      <path fill="$body-shade" d="M123 6h5v150h-5z"/>
      <path fill="$rubber" fill-rule="evenodd" d="M94-32h52a8 8 0 0 1 8 8v10c0 14-8 24-20 28h-28c-12-4-20-14-20-28v-10a8 8 0 0 1 8-8zm8 12v6c0 8 6 14 14 14h8c8 0 14-6 14-14v-6z"/>
      <path fill="$rubber-light" d="M94-32h52a8 8 0 0 1 8 6H86a8 8 0 0 1 8-6z"/>
      <path fill="$metal-dark" d="M108 134h24v34h-24z"/>
      <path fill="$metal-light" d="M108 134h8v34h-8z"/>
      <path fill="$metal" d="M78 160h84c4 24 4 48-4 70-8 20-22 36-38 46-16-10-30-26-38-46-8-22-8-46-4-70z"/>
      <path fill="$metal-dark" d="M120 160h42c4 24 4 48-4 70-8 20-22 36-38 46z"/>
      <path fill="$metal-light" d="M78 160h84l1 7H77z"/>
      <path fill="$metal-light" d="M84 172h8c-3 20-2 38 4 54-4-4-7-8-9-13-5-13-5-27-3-41z"/>
      <path fill="$metal-deep" d="M112 160h16l-8 70z"/>
      </g>
    `,
  },
} as const satisfies Record<string, Drawing>
