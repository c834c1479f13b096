import type { Drawing } from '../drawing.ts'
import { vents } from './parts.ts'

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
} as const satisfies Record<string, Drawing>
