import type { Drawing } from '../drawing.ts'
import { rays, sawTeeth, teethAlong, wheel } from './parts.ts'

export const GARDEN_TOOLS = {
  hose: {
    shadow: { cx: 120, rx: 92, cy: 222 },
    plate: { x: 134, y: 112, width: 52, size: 12, on: 'board' },
    detail: { cx: 120, cy: 112, side: 130 },
    shapes: `
      <circle fill="none" stroke="$body-deep" cx="134" cy="114" r="84" stroke-width="20"/>
      <circle fill="none" stroke="$body" cx="134" cy="114" r="84" stroke-width="15"/>
      <circle fill="none" stroke="$body-light" cx="134" cy="114" r="87" stroke-width="4"/>
      <circle fill="none" stroke="$body-deep" cx="134" cy="114" r="65" stroke-width="20"/>
      <circle fill="none" stroke="$body" cx="134" cy="114" r="65" stroke-width="15"/>
      <circle fill="none" stroke="$body-light" cx="134" cy="114" r="68" stroke-width="4"/>
      <circle fill="none" stroke="$body-deep" cx="134" cy="114" r="46" stroke-width="20"/>
      <circle fill="none" stroke="$body" cx="134" cy="114" r="46" stroke-width="15"/>
      <circle fill="none" stroke="$body-light" cx="134" cy="114" r="49" stroke-width="4"/>
      <path fill="$board" d="M101 98h66v30h-66z"/>
      <path fill="$board-dark" d="M101 121h66v7h-66z"/>
      <path fill="$signal" d="M126 18h16v64h-16zm0 128h16v64h-16z"/>
      <path fill="$cable" d="M137 18h5v64h-5zm0 128h5v64h-5z"/>
      <path fill="none" stroke="$body-deep" d="M62 170c-16 12-20 20-20 34" stroke-width="18"/>
      <path fill="none" stroke="$body" d="M62 170c-16 12-20 20-20 34" stroke-width="13"/>
      <path fill="$rubber" d="M30 178h26v30H30z"/>
      <path fill="$rubber-light" d="M30 178h8v30h-8z"/>
      <path fill="$signal" d="M32 188h22v8H32z"/>
      <path fill="$rubber" d="M22 140h24l10 40H30z"/>
      <path fill="$signal" d="M20 128h26l2 14H20z"/>
      <path fill="none" stroke="$water" d="M24 122 12 98m16 22-4-30m12 30 2-26" stroke-width="4"/>
    `,
  },
  secateurs: {
    shadow: { cx: 134, rx: 86, cy: 222 },
    plate: { x: 160, y: 124, width: 68, size: 12, on: 'body', turn: 42 },
    detail: { cx: 130, cy: 118, side: 140 },
    shapes: `
      <path fill="$metal-dark" d="M92 116C62 110 40 88 34 56c-16 30-2 70 46 84z"/>
      <path fill="$metal" d="M88 122c-24-6-42-22-50-44-4 26 12 48 44 58z"/>
      <path fill="$body-shade" d="M84 102c-6 32 10 70 60 118 12 12 32-4 24-18-32-42-46-76-46-106z"/>
      <path fill="$body-deep" d="M98 140c8 24 26 50 56 84-4 0-8-1-10-4-34-32-52-60-58-84z"/>
      <path fill="$metal-light" d="M118 92C96 56 68 30 28 18c4 40 26 76 70 98z"/>
      <path fill="$white" d="M30 22c36 12 60 34 80 66l-6 4C84 62 60 40 32 30z"/>
      <path fill="$body" d="M96 82c34-8 72 12 126 70 12 12-4 34-20 24-48-38-82-54-114-56z"/>
      <path fill="$body-light" d="M100 82c34-6 70 14 120 68 2 2 3 5 3 8-50-50-88-70-124-68z"/>
      <path fill="$body-shade" d="M90 114c32 2 66 18 114 56 6 4 12 4 16 1-2 8-10 12-18 5-48-38-82-54-114-56z"/>
      <path fill="none" stroke="$metal-deep" d="m154 142-2 10-9-3-2 10-9-3-2 10-9-3-2 10" stroke-width="4"/>
      <circle fill="$metal-deep" cx="102" cy="102" r="15"/>
      <circle fill="$metal-light" cx="102" cy="102" r="11"/>
      <path fill="none" stroke="$metal-deep" d="m95 97 14 10" stroke-width="4"/>
      <path fill="$red" d="m118 76 14 4-4 12-14-4z"/>
    `,
  },
  wheelbarrow: {
    shadow: { cx: 120, rx: 102, cy: 222 },
    plate: { x: 112, y: 96, width: 96, size: 17, on: 'body' },
    detail: { cx: 110, cy: 108, side: 140 },
    shapes: `
      <path fill="none" stroke="$metal-deep" d="M176 146v66m-30-50 24 50" stroke-width="8"/>
      <path fill="$rubber" d="M160 206h32v14h-32z"/>
      <path fill="none" stroke="$metal-dark" d="M50 186 150 148l80-62" stroke-width="10"/>
      <path fill="none" stroke="$metal-light" d="M52 182 148 145l78-60" stroke-width="3"/>
      <path fill="$rubber" d="m206 92 24-20 8 10-24 20z"/>
      <path fill="$body" d="M22 64h188l-44 84H82z"/>
      <path fill="$body-shade" d="M64 122h116l-14 26H82z"/>
      <path fill="$body-deep" d="M178 64h32l-44 84h-20z"/>
      <path fill="$body-light" d="M14 54h206v12H14z"/>
      <path fill="$body-shade" d="M14 62h206v4H14z"/>
      <path fill="none" stroke="$body-light" d="m36 76 40 60" stroke-width="4"/>
      <path fill="none" stroke="$metal-deep" d="m82 148-32 38" stroke-width="8"/>
      ${wheel(50, 184, 36)}
      <circle fill="$metal-light" cx="50" cy="184" r="6"/>
      <path fill="none" stroke="$rubber-light" d="${rays(50, 184, 31, 36, 18)}" stroke-width="3"/>
    `,
  },
  rake: {
    shadow: { cx: 100, rx: 78, cy: 228 },
    plate: { x: 141, y: 99, width: 66, size: 12, on: 'body', turn: -45 },
    detail: { cx: 150, cy: 90, side: 118 },
    shapes: `
      <g transform="rotate(45 120 120)">
      <rect fill="$body" x="112" y="4" width="17" height="166" rx="7"/>
      <path fill="$body-shade" d="M123 6a7 7 0 0 1 6 6v158h-6z"/>
      <path fill="$body-light" d="M114 8h3v162h-3z"/>
      <rect fill="$rubber" x="110" y="2" width="21" height="40" rx="8"/>
      <path fill="$rubber-light" d="M113 8h4v34h-4z"/>
      <path fill="$metal-dark" d="M108 148h25v34h-25z"/>
      <path fill="$metal-light" d="M108 148h8v34h-8z"/>
      <path fill="none" stroke="$metal-dark" d="M74 190c10-14 26-18 46-18s36 4 46 18" stroke-width="6"/>
      <rect fill="$metal" x="52" y="184" width="136" height="15" rx="4"/>
      <path fill="$metal-light" d="M56 184h128v5H54z"/>
      <path fill="$metal-dark" d="M53 194h134v5H56z"/>
      ${[0, 1, 2, 3, 4, 5, 6, 7].map((place) => `<path fill="$metal-dark" d="M${54 + place * 17.6} 198h9l-2 30h-4z"/>`).join('')}
      </g>
    `,
  },
  sprayer: {
    shadow: { cx: 138, rx: 78, cy: 222 },
    plate: { x: 146, y: 150, width: 84, size: 16, on: 'body' },
    detail: { cx: 146, cy: 140, side: 132 },
    shapes: `
      <path fill="none" stroke="$water" d="m22 18-14-8m14 16H6m16 10-14 8" stroke-width="4"/>
      <path fill="none" stroke="$rubber-dark" d="M98 196c-44 12-64-8-60-60" stroke-width="9"/>
      <path fill="$metal-dark" d="M34 28h9v76h-9z"/>
      <path fill="$metal-light" d="M34 28h4v76h-4z"/>
      <path fill="$signal" d="m22 18 22 2v14l-22 4z"/>
      <path fill="$rubber" d="M28 96h22v48H28z"/>
      <path fill="$rubber-light" d="M28 96h7v48h-7z"/>
      <path fill="$red" d="M50 102h10v24H50z"/>
      <path fill="$metal" d="M140 28h12v36h-12z"/>
      <path fill="$metal-dark" d="M147 28h5v36h-5z"/>
      <rect fill="$rubber" x="104" y="12" width="84" height="20" rx="10"/>
      <path fill="$rubber-light" d="M114 12h64a10 10 0 0 1 9 6h-82a10 10 0 0 1 9-6z"/>
      <path fill="$rubber" d="M122 58h48v26h-48z"/>
      <path fill="none" stroke="$rubber-light" d="M130 60v22m8-22v22m8-22v22m8-22v22m8-22v22" stroke-width="3"/>
      <path fill="$body" d="M124 80h44c22 4 36 18 36 40v82a18 18 0 0 1-18 18h-80a18 18 0 0 1-18-18v-82c0-22 14-36 36-40z"/>
      <path fill="$body-shade" d="M88 176h116v26a18 18 0 0 1-18 18h-80a18 18 0 0 1-18-18z"/>
      <path fill="$body-light" d="M124 80h44c10 2 18 6 24 11H100c6-5 14-9 24-11z"/>
      <path fill="$cream" d="M182 112h10v60h-10z"/>
      <path fill="none" stroke="$rubber" d="M182 124h6m-6 12h6m-6 12h6m-6 12h6" stroke-width="2"/>
      <path fill="$rubber" d="M84 188h22v16H84z"/>
      <path fill="$body-deep" d="M96 214h100v6a4 4 0 0 1-4 4h-92a4 4 0 0 1-4-4z"/>
    `,
  },
  'hedge-trimmer': {
    shadow: { cx: 124, rx: 104, cy: 196 },
    plate: { x: 168, y: 128, width: 72, size: 15, on: 'body' },
    detail: { cx: 162, cy: 118, side: 128 },
    shapes: `
      <path fill="$metal-dark" d="${teethAlong(4, 128, 124, 128, 10, 15)}"/>
      <path fill="$metal-dark" d="${teethAlong(124, 116, 4, 116, 10, -15)}"/>
      <path fill="$metal" d="M8 112h118v20H8a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"/>
      <path fill="$metal-light" d="M8 112h118v6H3a6 6 0 0 1 5-6z"/>
      <path fill="none" stroke="$metal-deep" d="M20 123h94" stroke-width="3"/>
      <path fill="none" stroke="$rubber" d="M136 102c-2-34 14-48 38-48 26 0 42 18 44 52" stroke-width="14"/>
      <path fill="none" stroke="$rubber-light" d="M138 84c4-16 16-25 36-25 14 0 25 6 32 17" stroke-width="4"/>
      <path fill="$red" d="M164 58h22v9h-22z"/>
      <path fill="$body" d="M124 100h78c20 2 32 14 32 34v16c0 14-10 22-24 22h-30l-14-14h-42z"/>
      <path fill="$body-shade" d="M124 146h110v4c0 14-10 22-24 22h-30l-14-14h-42z"/>
      <path fill="$body-light" d="M124 100h78c8 1 15 3 20 7h-98z"/>
      <path fill="$rubber" d="M112 74h16v94h-16z"/>
      <path fill="$rubber-light" d="M112 74h5v94h-5z"/>
      <path fill="$body-deep" d="M208 122h18v5h-18zm0 10h18v5h-18zm0 10h18v5h-18z"/>
      <path fill="$rubber" d="M184 160h32l6 22a5 5 0 0 1-5 6h-34a5 5 0 0 1-5-6z"/>
      <path fill="$rubber-light" d="M184 160h32l2 6h-36z"/>
    `,
  },
  cultivator: {
    shadow: { cx: 106, rx: 84, cy: 226 },
    plate: { x: 96, y: 118, width: 88, size: 16, on: 'body' },
    detail: { cx: 96, cy: 104, side: 136 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M132 140 204 34h28" stroke-width="11"/>
      <path fill="none" stroke="$rubber-light" d="M134 132 202 32" stroke-width="3"/>
      <rect fill="$rubber-dark" x="204" y="24" width="32" height="19" rx="8"/>
      <path fill="$red" d="m170 70 14 10-8 12-14-10z"/>
      <path fill="$metal-dark" d="M148 150h14v70h-14z"/>
      <path fill="$metal-dark" d="${sawTeeth(66, 182, 27, 8, 15)}"/>
      <path fill="$metal-dark" d="${sawTeeth(122, 182, 27, 8, 15)}"/>
      <circle fill="$metal" cx="66" cy="182" r="25"/>
      <circle fill="$metal" cx="122" cy="182" r="25"/>
      <circle fill="$metal-deep" cx="66" cy="182" r="11"/>
      <circle fill="$metal-deep" cx="122" cy="182" r="11"/>
      <path fill="$body" d="M24 146c0-16 12-26 28-26h90c16 0 26 10 26 26v10H24z"/>
      <path fill="$body" d="M46 104h100v28H46z"/>
      <path fill="$body-shade" d="M24 140h144v16H24z"/>
      <path fill="$body-light" d="M46 104h100v5H46z"/>
      <path fill="$rubber" d="M52 54h70a10 10 0 0 1 10 10v42H52z"/>
      <path fill="$rubber-light" d="M52 54h70a10 10 0 0 1 9 7H52z"/>
      <path fill="none" stroke="$rubber-dark" d="M62 70h60M62 79h60M62 88h60" stroke-width="4"/>
      <path fill="$metal-dark" d="M76 40h32v14H76z"/>
      <path fill="$metal" d="M70 34h44v9H70z"/>
      <rect fill="$rubber-dark" x="28" y="66" width="28" height="32" rx="6"/>
      <circle fill="$metal" cx="42" cy="82" r="8"/>
      <path fill="$body-deep" d="M132 74h20a6 6 0 0 1 6 6v26h-26z"/>
    `,
  },
  blower: {
    shadow: { cx: 132, rx: 92, cy: 214 },
    plate: { x: 176, y: 152, width: 62, size: 13, on: 'body-shade' },
    detail: { cx: 160, cy: 124, side: 134 },
    shapes: `
      <path fill="none" stroke="$water" d="M4 156h14M2 174h18M6 192h12" stroke-width="4"/>
      <path fill="$rubber" d="m22 150 96-42v62l-96 34z"/>
      <path fill="$rubber-light" d="m22 150 96-42v12l-96 40z"/>
      <path fill="$rubber-dark" d="m22 190 96-32v12l-96 34z"/>
      <path fill="$body-deep" d="m64 131 12-5v59l-12 4z"/>
      <path fill="$rubber-dark" d="M18 148h8v58h-8z"/>
      <path fill="none" stroke="$rubber" d="M124 92c0-36 22-54 52-54 28 0 46 16 48 46v20" stroke-width="15"/>
      <path fill="none" stroke="$rubber-light" d="M128 78c4-24 22-35 48-35 16 0 28 5 36 16" stroke-width="4"/>
      <path fill="$red" d="M168 46h22v10h-22z"/>
      <path fill="$body" d="M112 108c8-18 26-30 50-30h34c24 0 40 16 40 40v24c0 24-16 40-40 40h-34c-26 0-44-12-50-32z"/>
      <path fill="$body-shade" d="M112 142h124c0 24-16 40-40 40h-34c-26 0-44-12-50-32z"/>
      <path fill="$body-light" d="M162 78h34c12 0 22 4 29 11h-92c8-7 18-11 29-11z"/>
      <circle fill="$rubber" cx="166" cy="116" r="24"/>
      <path fill="none" stroke="$rubber-light" d="${rays(166, 116, 9, 21, 14)}" stroke-width="3"/>
      <circle fill="$metal-dark" cx="166" cy="116" r="7"/>
      <path fill="$rubber" d="M148 180h62l8 24a5 5 0 0 1-5 6h-68a5 5 0 0 1-5-6z"/>
      <path fill="$rubber-light" d="M148 180h62l2 7h-66z"/>
    `,
  },
} as const satisfies Record<string, Drawing>
