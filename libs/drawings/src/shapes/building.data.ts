import type { Drawing } from '../drawing.ts'
import { ladderStep, looseScrew } from './parts.ts'

export const BUILDING = {
  screws: {
    shadow: { cx: 122, rx: 86, cy: 216 },
    plate: { x: 111, y: 74, width: 100, size: 14, on: 'board' },
    detail: { cx: 112, cy: 124, side: 116 },
    shapes: `
      <path fill="$board-dark" d="m176 62 26 14v124l-26 10z"/>
      <path fill="$board" d="M46 62h130v148H46z"/>
      <path fill="$board-light" d="m46 62 20-18h132l4 32-26-14z"/>
      <path fill="$board-dark" d="m176 62 24-17 2 31z"/>
      <path fill="$body" d="M46 84h130v72H46z"/>
      <path fill="$body-shade" d="m176 84 26 12v66l-26-6z"/>
      <path fill="$body-light" d="M46 84h130v4H46z"/>
      <g transform="rotate(-24 110 120)">
      <path fill="$metal-light" d="M66 106h8l8 8v12l-8 8h-8a3 3 0 0 1-3-3v-22a3 3 0 0 1 3-3z"/>
      <path fill="$metal" d="M66 120h16v6l-8 8h-8a3 3 0 0 1-3-3z"/>
      <path fill="$metal-light" d="M82 115h64l14 5-14 5H82z"/>
      <path fill="$metal" d="M82 120h78l-14 5H82z"/>
      <path fill="none" stroke="$metal-dark" d="m88 112 5 16m2-16 5 16m2-16 5 16m2-16 5 16m2-16 5 16m2-16 5 16m2-16 5 16m2-14 4 12" stroke-width="2"/>
      </g>
      <path fill="none" stroke="$rubber" d="M56 172h54M56 182h76M56 192h40" stroke-width="3" opacity=".35"/>
      <rect fill="$rubber" x="142" y="168" width="26" height="26" rx="2" opacity=".75"/>
      <path fill="none" stroke="$white" d="M147 174h6m4 0h6m-16 6h3m6 0h7m-16 7h8m4 0h4" stroke-width="3"/>
      ${looseScrew(20, 206, -8)}
      ${looseScrew(62, 212, 6)}
      ${looseScrew(150, 212, -4)}
      ${looseScrew(196, 208, 8)}
    `,
  },
  paint: {
    shadow: { cx: 120, rx: 72, cy: 220 },
    plate: { x: 99, y: 146, width: 68, size: 16, on: 'body' },
    detail: { cx: 120, cy: 110, side: 124 },
    shapes: `
      <path fill="none" stroke="$metal-dark" d="M50 84c0-88 140-88 140 0" stroke-width="4"/>
      <path fill="$cream" d="M46 78h148l-8 130c-1 8-30 12-66 12s-65-4-66-12z"/>
      <path fill="$grey" d="M150 78h44l-8 130c-1 8-20 11-44 12z"/>
      <path fill="$body" d="M49 112c20 8 122 8 142 0l-5 74c-22 8-110 8-132 0z"/>
      <path fill="$body-shade" d="M154 117c16-1 30-3 37-5l-5 74c-8 3-20 5-34 6z"/>
      <path fill="$signal" d="M140 140h30v22l-30 1z" opacity=".95"/>
      <ellipse fill="$metal-dark" cx="120" cy="78" rx="76" ry="17"/>
      <ellipse fill="$metal-light" cx="120" cy="75" rx="76" ry="17"/>
      <ellipse fill="$body" cx="120" cy="76" rx="66" ry="12.5"/>
      <path fill="$body-light" d="M58 74c8-8 32-11 62-11 20 0 38 2 50 5-20-2-36-2-50-2-28 0-50 3-62 8z"/>
      <path fill="$body" d="M62 80c-2 10-2 26 4 26s5-12 8-20z"/>
      <circle fill="$metal-dark" cx="49" cy="92" r="5"/>
      <circle fill="$metal-dark" cx="191" cy="92" r="5"/>
    `,
  },
  ladder: {
    shadow: { cx: 120, rx: 78, cy: 226 },
    plate: { x: 116, y: 27, width: 60, size: 9, on: 'body' },
    detail: { cx: 116, cy: 72, side: 116 },
    shapes: `
      <path fill="none" stroke="$metal-dark" d="M142 34 206 222M112 34l60 188" stroke-width="7"/>
      <path fill="none" stroke="$metal-dark" d="M188 170h-33M172 124h-33" stroke-width="5"/>
      <path fill="$metal-light" d="M88 30h12L50 222H36z"/>
      <path fill="$metal" d="M96 30h4L50 222h-5z"/>
      <path fill="$metal-light" d="M134 30h12l14 192h-14z"/>
      <path fill="$metal" d="M142 30h4l14 192h-5z"/>
      ${[58, 92, 126, 160, 194].map(ladderStep).join('')}
      <path fill="$body" d="M80 20h72a6 6 0 0 1 6 6v12H74V26a6 6 0 0 1 6-6z"/>
      <path fill="$body-shade" d="M74 32h84v6H74z"/>
      <path fill="$rubber" d="m34 214 16-1-3 13H31zM144 213l16 1 2 12h-17zM168 215l10-2 6 11h-12zM202 214l9-2 6 12h-11z"/>
      <path fill="none" stroke="$rubber" d="m78 120 86 4" stroke-width="2.5" opacity=".7"/>
    `,
  },
  sealant: {
    shadow: { cx: 120, rx: 44, cy: 226 },
    plate: { x: 120, y: 118, width: 56, size: 16, on: 'body' },
    detail: { cx: 120, cy: 126, side: 116 },
    shapes: `
      <path fill="$metal-light" d="M113 10h12l9 52h-28z"/>
      <path fill="$metal" d="M120 10h5l9 52h-12z"/>
      <path fill="$signal" d="M112 4h14l1 8h-16z"/>
      <path fill="$grey" d="M104 58h32v12h-32z"/>
      <path fill="$white" d="M104 58h32v3h-32z"/>
      <path fill="$cream" d="M88 70h64a4 4 0 0 1 4 4v146H84V74a4 4 0 0 1 4-4z"/>
      <path fill="$grey" d="M140 70h12a4 4 0 0 1 4 4v146h-16z"/>
      <path fill="$body" d="M84 84h72v112H84z"/>
      <path fill="$body-shade" d="M140 84h16v112h-16z"/>
      <path fill="$body-light" d="M88 84h5v112h-5z"/>
      <path fill="$white" d="M84 138h72v34H84z"/>
      <path fill="$grey" d="M140 138h16v34h-16z"/>
      <path fill="none" stroke="$rubber" d="M94 147h34M94 155h26M94 163h30" stroke-width="3" opacity=".45"/>
      <path fill="$signal" d="M84 182h72v6H84z"/>
      <path fill="$metal-dark" d="M82 216h76v8H82z"/>
      <path fill="$metal-light" d="M82 216h76v3H82z"/>
    `,
  },
} as const satisfies Record<string, Drawing>
