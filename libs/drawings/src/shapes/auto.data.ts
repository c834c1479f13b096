import type { Drawing } from '../drawing.ts'

export const AUTO = {
  battery: {
    shadow: { cx: 120, rx: 92, cy: 212 },
    plate: { x: 120, y: 144, width: 150, size: 34, on: 'body' },
    detail: { cx: 120, cy: 130, side: 176 },
    shapes: `
      <path fill="$metal-dark" d="M56 62h28v16H56zM156 62h28v16h-28z"/>
      <path fill="$metal-light" d="M56 62h28v5H56zM156 62h28v5h-28z"/>
      <path fill="$rubber" d="M30 76h180v26H30z"/>
      <path fill="$rubber-light" d="M30 76h180v6H30z"/>
      <path fill="$rubber" d="M36 102h168v108H36z"/>
      <path fill="$body" d="M36 114h168v76H36z"/>
      <path fill="$body-shade" d="M36 172h168v18H36z"/>
      <path fill="$body-light" d="M36 114h168v4H36z"/>
      <path fill="none" stroke="$white" d="M48 90h8m-4-4v8M184 90h8" stroke-width="3"/>
      <path fill="none" stroke="$rubber" d="M70 76c0-40 100-40 100 0" stroke-width="7"/>
      <path fill="$signal" d="M50 196h36v9H50z"/>
    `,
  },
} as const satisfies Record<string, Drawing>
