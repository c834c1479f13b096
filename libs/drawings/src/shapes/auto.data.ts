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
  jack: {
    shadow: { cx: 124, rx: 84, cy: 220 },
    plate: { x: 130, y: 154, width: 74, size: 18, on: 'body' },
    detail: { cx: 122, cy: 130, side: 140 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M62 158 14 64" stroke-width="11"/>
      <path fill="none" stroke="$body" d="m24 84-12-24" stroke-width="13"/>
      <path fill="$body-deep" d="M40 196h148l14 22H28z"/>
      <path fill="$body-shade" d="M40 196h148l5 8H35z"/>
      <path fill="$metal" d="M106 56h48v46h-48z"/>
      <path fill="$metal-dark" d="M138 56h16v46h-16z"/>
      <path fill="$metal-light" d="M110 56h10v46h-10z"/>
      <path fill="$metal-dark" d="M116 40h28v18h-28z"/>
      <path fill="none" stroke="$metal-deep" d="m116 46 28-3m-28 8 28-3m-28 8 28-3" stroke-width="2"/>
      <path fill="$metal-dark" d="M100 24h60v16h-60z"/>
      <path fill="$metal-light" d="M100 24h60v5h-60z"/>
      <path fill="$metal-dark" d="M102 17h12v7h-12zm22 0h12v7h-12zm22 0h12v7h-12z"/>
      <path fill="$body" d="M88 108h84v90H88z"/>
      <path fill="$body-shade" d="M148 108h24v90h-24z"/>
      <path fill="$body-light" d="M93 114h6v80h-6z"/>
      <path fill="$metal-dark" d="M82 98h96v16H82z"/>
      <path fill="$metal-light" d="M82 98h96v5H82z"/>
      <path fill="$rubber" d="M46 150h28v48H46z"/>
      <path fill="$rubber-light" d="M46 150h7v48h-7z"/>
      <path fill="$metal-dark" d="M52 138h16v14H52z"/>
      <circle fill="$metal" cx="61" cy="158" r="5"/>
      <circle fill="$metal-dark" cx="186" cy="190" r="8"/>
      <circle fill="$metal" cx="186" cy="190" r="4"/>
    `,
  },
} as const satisfies Record<string, Drawing>
