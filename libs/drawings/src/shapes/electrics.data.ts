import type { Drawing } from '../drawing.ts'
import { screw, socket } from './parts.ts'

export const ELECTRICS = {
  'cord-reel': {
    shadow: { cx: 118, rx: 78, cy: 222 },
    detail: { cx: 119, cy: 124, side: 116 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M56 220 84 60M182 220 154 60M44 220h150" stroke-width="8"/>
      <path fill="none" stroke="$rubber-light" d="M80 60V42a8 8 0 0 1 8-8h62a8 8 0 0 1 8 8v18" stroke-width="9"/>
      <circle fill="$rubber" cx="119" cy="124" r="82"/>
      <circle fill="$body" cx="119" cy="124" r="74"/>
      <path fill="$body-shade" d="M49 148a74 74 0 0 0 140 0z"/>
      <circle fill="$rubber-dark" cx="119" cy="124" r="62"/>
      <path fill="none" stroke="$cable" d="M119 70a54 54 0 1 1-.1 0M119 76a48 48 0 1 1-.1 0M119 64a60 60 0 1 1-.1 0" stroke-width="4"/>
      <circle fill="$rubber" cx="119" cy="124" r="46"/>
      <circle fill="$rubber-light" cx="119" cy="124" r="43"/>
      ${socket(98, 104)}
      ${socket(140, 104)}
      ${socket(98, 146)}
      ${socket(140, 146)}
      <circle fill="$red" cx="119" cy="125" r="5"/>
      <path fill="none" stroke="$cable" d="M176 166c24 12 30 34 18 50" stroke-width="6"/>
      <path fill="$rubber" d="m184 208 18 6-5 12-18-6z"/>
    `,
  },
  bulb: {
    shadow: { cx: 120, rx: 44, cy: 226 },
    plate: { x: 120, y: 158, width: 58, size: 14, on: 'body' },
    detail: { cx: 120, cy: 148, side: 124 },
    shapes: `
      <path fill="$cream" d="M120 12c40 0 66 28 66 64 0 30-20 42-26 62H80c-6-20-26-32-26-62 0-36 26-64 66-64z"/>
      <path fill="$grey" d="M152 20c22 10 34 30 34 56 0 30-20 42-26 62h-26c6-40 28-76 18-118z"/>
      <path fill="$white" d="M84 34C70 44 63 58 63 76h10c0-16 6-28 18-36z"/>
      <path fill="$body" d="M78 138h84l-12 44c-1 6-5 8-10 8h-40c-5 0-9-2-10-8z"/>
      <path fill="$body-shade" d="M134 138h28l-12 44c-1 6-5 8-10 8h-18z"/>
      <path fill="$body-light" d="M78 138h84l-1 5H79z"/>
      <path fill="$metal" d="M98 190h44v22l-8 8h-28l-8-8z"/>
      <path fill="$metal-dark" d="M126 190h16v22l-8 8h-14z"/>
      <path fill="$metal-light" d="M98 190h9v27l-9-5z"/>
      <path fill="none" stroke="$metal-deep" d="m97 199 46-4m-46 11 46-4m-46 11 46-4" stroke-width="2.5"/>
      <path fill="$rubber" d="M108 220h24l-6 7h-12z"/>
    `,
  },
  'circuit-breaker': {
    shadow: { cx: 120, rx: 66, cy: 222 },
    plate: { x: 120, y: 85, width: 92, size: 17, on: 'white' },
    detail: { cx: 120, cy: 112, side: 128 },
    shapes: `
      <path fill="$rubber" d="M104 208h32v14h-32z"/>
      <path fill="$grey" d="M60 22h120v192H60z"/>
      <path fill="$metal" d="M156 22h24v192h-24z"/>
      <path fill="$white" d="M60 22h120v5H60z"/>
      <circle fill="$rubber" cx="90" cy="42" r="13"/>
      <circle fill="$rubber" cx="150" cy="42" r="13"/>
      ${screw(90, 42, 9, 'metal')}
      ${screw(150, 42, 9, 'metal')}
      <path fill="$metal-light" d="M52 66h136v106H52z"/>
      <path fill="$grey" d="M164 66h24v106h-24z"/>
      <path fill="$white" d="M52 66h136v5H52z"/>
      <path fill="$metal" d="M52 167h136v5H52z"/>
      <rect fill="$rubber-dark" x="68" y="104" width="104" height="44" rx="3"/>
      <path fill="$body" d="M72 108h96v22H72z"/>
      <path fill="$body-light" d="M72 108h96v5H72z"/>
      <path fill="$body-shade" d="M72 124h96v6H72z"/>
      <path fill="none" stroke="$rubber" d="M72 158h30m6 0h18" stroke-width="3" opacity=".45"/>
      <rect fill="$green" x="150" y="154" width="18" height="8" rx="1"/>
      <circle fill="$rubber" cx="90" cy="194" r="13"/>
      <circle fill="$rubber" cx="150" cy="194" r="13"/>
      ${screw(90, 194, 9, 'metal')}
      ${screw(150, 194, 9, 'metal')}
      <path fill="none" stroke="$metal-deep" d="M120 22v44m0 106v42" stroke-width="2" opacity=".5"/>
    `,
  },
  cable: {
    shadow: { cx: 116, rx: 76, cy: 212 },
    plate: { x: 112, y: 178, width: 56, size: 15, on: 'white' },
    detail: { cx: 124, cy: 140, side: 148 },
    shapes: `
      <path fill="none" stroke="$body" d="M168 62c30 10 50 40 42 92-2 14-6 26-4 38" stroke-width="15"/>
      <path fill="none" stroke="$body-shade" d="M172 58c34 12 54 44 45 98-2 12-6 24-4 36" stroke-width="5"/>
      <circle fill="none" stroke="$body" cx="112" cy="116" r="64" stroke-width="48"/>
      <path fill="none" stroke="$body-shade" d="M51 136a64 64 0 0 0 122 0" stroke-width="48"/>
      <path fill="none" stroke="$body-light" d="M38 88a79 79 0 0 1 60-50M62 96a54 54 0 0 1 38-33" stroke-width="4"/>
      <path fill="none" stroke="$body-deep" d="M112 40a76 76 0 1 1-.1 0m.1 12a64 64 0 1 1-.1 0m.1 12a52 52 0 1 1-.1 0" stroke-width="2"/>
      <path fill="$rubber" d="m36 76 14-14 40 32-12 14zM188 76l-14-14-40 32 12 14z"/>
      <path fill="$white" d="M80 159h64v44H80z"/>
      <path fill="$grey" d="M80 195h64v8H80z"/>
      <path fill="none" stroke="$cable" d="m202 190-8 22" stroke-width="5"/>
      <path fill="none" stroke="$blue" d="m206 190 1 24" stroke-width="5"/>
      <path fill="none" stroke="$green" d="m210 190 10 21" stroke-width="5"/>
      <path fill="none" stroke="$copper" d="m194 212-4 11m17-9 1 12m12-15 5 11" stroke-width="4"/>
    `,
  },
} as const satisfies Record<string, Drawing>
