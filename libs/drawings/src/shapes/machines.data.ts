import type { Drawing } from '../drawing.ts'
import { rays, vents, wheel } from './parts.ts'

export const MACHINES = {
  generator: {
    shadow: { cx: 120, rx: 92, cy: 222 },
    plate: { x: 120, y: 84, width: 84, size: 18, on: 'body' },
    detail: { cx: 120, cy: 118, side: 116 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M28 200V70a16 16 0 0 1 16-16h152a16 16 0 0 1 16 16v130M28 200h184" stroke-width="9"/>
      <path fill="$body" d="M48 62h144a8 8 0 0 1 8 8v36H40V70a8 8 0 0 1 8-8z"/>
      <path fill="$body-shade" d="M40 94h160v12H40z"/>
      <path fill="$body-light" d="M48 66h144v5H46z"/>
      <rect fill="$rubber" x="104" y="50" width="30" height="14" rx="3"/>
      <path fill="$metal-dark" d="M44 112h66v72H44z"/>
      <path fill="$metal" d="M44 112h66v8H44z"/>
      <path fill="none" stroke="$metal-deep" d="M50 128h54M50 136h54M50 144h54M50 152h54" stroke-width="3"/>
      <circle fill="$rubber" cx="77" cy="166" r="20"/>
      <circle fill="$rubber-light" cx="77" cy="166" r="14"/>
      <path fill="none" stroke="$rubber-dark" d="${rays(77, 166, 5, 13, 12)}" stroke-width="2"/>
      <path fill="$rubber" d="M118 112h80v72h-80z"/>
      <path fill="$rubber-light" d="M118 112h80v4h-80z"/>
      <circle fill="$metal-dark" cx="138" cy="138" r="12"/>
      <circle fill="$rubber-dark" cx="138" cy="138" r="9"/>
      <circle fill="$metal-dark" cx="168" cy="138" r="12"/>
      <circle fill="$rubber-dark" cx="168" cy="138" r="9"/>
      <path fill="none" stroke="$metal" d="M134 138h1m6 0h1m22 0h1m6 0h1" stroke-width="3.5"/>
      <rect fill="$body" x="184" y="128" width="8" height="20" rx="2"/>
      <rect fill="$white" x="128" y="160" width="28" height="14" rx="2"/>
      <path fill="none" stroke="$rubber" d="m142 172 6-9" stroke-width="1.5"/>
      <path fill="$red" d="M164 162h12v10h-12z"/>
      <circle fill="$rubber-dark" cx="56" cy="204" r="20"/>
      <circle fill="$metal-dark" cx="56" cy="204" r="9"/>
      <path fill="$rubber-dark" d="M176 200h20v22h-20z"/>
    `,
  },
  welder: {
    shadow: { cx: 120, rx: 88, cy: 216 },
    plate: { x: 84, y: 136, width: 90, size: 18, on: 'rubber' },
    detail: { cx: 88, cy: 124, side: 116 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M76 66V48a8 8 0 0 1 8-8h74a8 8 0 0 1 8 8v18" stroke-width="9"/>
      <path fill="$body" d="M40 62h152a8 8 0 0 1 8 8v124H32V70a8 8 0 0 1 8-8z"/>
      <path fill="$body-light" d="M40 66h152v4H38z"/>
      <path fill="$body-shade" d="M140 62h52a8 8 0 0 1 8 8v124h-60z"/>
      ${vents(152, 84, 5, 9, 4, 80, 'body-deep')}
      <path fill="$rubber" d="M32 78h108v116H32z"/>
      <path fill="$rubber-light" d="M32 78h108v4H32z"/>
      <rect fill="$rubber-dark" x="44" y="92" width="52" height="26" rx="3"/>
      <path fill="$red" d="M52 108h6v4h-6zm9-4h6v8h-6zm9-4h6v12h-6zm9-4h6v16h-6z"/>
      <circle fill="$metal-dark" cx="118" cy="106" r="13"/>
      <circle fill="$rubber-light" cx="118" cy="106" r="10"/>
      <path fill="none" stroke="$white" d="m118 106 6-6" stroke-width="2.5"/>
      <circle fill="$metal-dark" cx="58" cy="168" r="14"/>
      <circle fill="$rubber-dark" cx="58" cy="168" r="9"/>
      <circle fill="$metal-dark" cx="112" cy="168" r="14"/>
      <circle fill="$rubber-dark" cx="112" cy="168" r="9"/>
      <path fill="none" stroke="$rubber" d="M58 168c-30 0-46 20-40 48M112 168c0 30 10 46 40 46h40" stroke-width="6"/>
      <path fill="$rubber-dark" d="M28 194h30v12H28zm146 0h26v12h-26z"/>
    `,
  },
  'drill-press': {
    shadow: { cx: 122, rx: 74, cy: 226 },
    plate: { x: 102, y: 41, width: 68, on: 'rubber' },
    detail: { cx: 126, cy: 92, side: 140 },
    shapes: `
      <path fill="$rubber" d="M58 208h130a6 6 0 0 1 6 6v10H52v-10a6 6 0 0 1 6-6z"/>
      <path fill="$rubber-light" d="M58 208h130l4 4H54z"/>
      <path fill="$metal" d="M150 60h22v150h-22z"/>
      <path fill="$metal-dark" d="M164 60h8v150h-8z"/>
      <path fill="$metal-light" d="M152 60h4v150h-4z"/>
      <path fill="$rubber" d="M142 156h38v20h-38z"/>
      <path fill="$metal-dark" d="M60 156h90v12H60z"/>
      <path fill="$metal-light" d="M60 156h90v4H60z"/>
      <path fill="$rubber" d="M84 168h40l10 10H96z"/>
      <path fill="$body" d="M66 50h124a10 10 0 0 1 10 10v50a6 6 0 0 1-6 6H66a10 10 0 0 1-10-10V60a10 10 0 0 1 10-10z"/>
      <path fill="$body-shade" d="M56 100h144v10a6 6 0 0 1-6 6H66a10 10 0 0 1-10-10z"/>
      <path fill="$rubber" d="M60 30h136l6 20H54z"/>
      <path fill="$rubber-light" d="M60 30h136l2 6H58z"/>
      <path fill="$body-light" d="M62 56h132v4H60z"/>
      <path fill="$rubber" d="M82 116h36v12H82z"/>
      <path fill="$metal-dark" d="M88 128h24l-4 14H92z"/>
      <path fill="$metal" d="M97 142h6v14l-3 4-3-4z"/>
      <circle fill="$rubber" cx="152" cy="88" r="13"/>
      <path fill="none" stroke="$metal" d="m152 88-30 26m30-26 34 20m-34-20 2-38" stroke-width="4.5"/>
      <circle fill="$rubber-dark" cx="120" cy="116" r="6.5"/>
      <circle fill="$rubber-dark" cx="188" cy="109" r="6.5"/>
      <circle fill="$rubber-dark" cx="154" cy="48" r="6.5"/>
      <circle fill="$metal-dark" cx="152" cy="88" r="6"/>
      <rect fill="$white" x="66" y="68" width="44" height="18" rx="2"/>
      <circle fill="$green" cx="76" cy="77" r="4.5"/>
      <circle fill="$red" cx="90" cy="77" r="4.5"/>
    `,
  },
  compressor: {
    shadow: { cx: 118, rx: 98, cy: 222 },
    plate: { x: 110, y: 163, width: 110, size: 22, on: 'body' },
    detail: { cx: 112, cy: 120, side: 164 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M200 156c18-6 26-24 34-44" stroke-width="9"/>
      <path fill="$rubber" d="M36 192h22v26H30z"/>
      <path fill="$rubber-dark" d="M24 214h38v8H24z"/>
      <path fill="$body" d="M46 132h132a32 32 0 0 1 0 64H46a32 32 0 0 1 0-64z"/>
      <path fill="$body-shade" d="M17 176h190a32 32 0 0 1-29 20H46a32 32 0 0 1-29-20z"/>
      <path fill="$body-light" d="M46 137h132c9 0 17 4 22 10-6-3-14-5-22-5H46c-8 0-16 2-22 5 5-6 13-10 22-10z"/>
      <path fill="$rubber" d="M70 120h130v14H70z"/>
      <path fill="$rubber" d="M128 66h62a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12h-62z"/>
      <path fill="$rubber-light" d="M128 66h62a12 12 0 0 1 11 8h-73z"/>
      ${vents(138, 80, 6, 9, 4, 32, 'rubber-dark')}
      <path fill="$body" d="M192 70a12 12 0 0 1 10 10v30a12 12 0 0 1-10 10z"/>
      <path fill="$metal-dark" d="M80 98h50v24H80z"/>
      <path fill="$metal" d="M76 54h56v46H76z"/>
      <path fill="none" stroke="$metal-deep" d="M74 62h60M74 71h60M74 80h60M74 89h60" stroke-width="3.5"/>
      <path fill="$metal-dark" d="M72 36h64v16H72z"/>
      <path fill="$metal-light" d="M72 36h64v6H72z"/>
      <circle fill="$rubber" cx="122" cy="30" r="12"/>
      <circle fill="$rubber-light" cx="122" cy="30" r="8"/>
      <path fill="none" stroke="$copper" d="M72 44H58c-6 0-8 4-8 10v78" stroke-width="5"/>
      <path fill="$rubber" d="M24 104h30v28H24z"/>
      <path fill="$red" d="M32 98h14v8H32z"/>
      <circle fill="$rubber" cx="30" cy="118" r="14"/>
      <circle fill="$white" cx="30" cy="118" r="11"/>
      <path fill="none" stroke="$red" d="m30 118 5-6" stroke-width="2.5"/>
      ${wheel(182, 196, 26)}
    `,
  },
} as const satisfies Record<string, Drawing>
