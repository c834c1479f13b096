import type { Drawing } from '../drawing.ts'
import { socket } from './parts.ts'

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
} as const satisfies Record<string, Drawing>
