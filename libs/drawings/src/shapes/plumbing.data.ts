import type { Drawing } from '../drawing.ts'

export const PLUMBING = {
  faucet: {
    shadow: { cx: 140, rx: 56, cy: 218 },
    detail: { cx: 130, cy: 110, side: 124 },
    shapes: `
      <path fill="$metal-light" d="M118 116h52v92h-52z"/>
      <path fill="$metal" d="M144 116h26v92h-26z"/>
      <path fill="$metal-dark" d="M160 116h10v92h-10z"/>
      <path fill="$metal-light" d="M104 204h80a4 4 0 0 1 4 4v8h-88v-8a4 4 0 0 1 4-4z"/>
      <path fill="$metal-dark" d="M100 211h88v5h-88z"/>
      <path fill="$metal-light" d="M150 118v34H74c-14 0-20 5-20 16v4H28v-8c0-28 16-46 44-46z"/>
      <path fill="$metal" d="M150 138v14H74c-14 0-20 5-20 16v4H43c0-22 10-34 31-34z"/>
      <path fill="$white" d="M34 160c2-20 14-34 38-36h70v5H74c-22 0-32 12-34 31z"/>
      <path fill="$rubber" d="M28 172h26v7H28z"/>
      <path fill="none" stroke="$water" d="M36 184v8m10-8v14m-10 0v10" stroke-width="3"/>
      <path fill="$metal-dark" d="M116 100h56v18h-56z"/>
      <path fill="$metal" d="M116 100h30v18h-30z"/>
      <path fill="$metal-light" d="M118 92a26 14 0 0 1 52 0v10h-52z"/>
      <path fill="$metal" d="m138 82 66-40c8-4 16 6 10 12l-50 40z"/>
      <path fill="$metal-light" d="m138 82 66-40c4-2 8-1 10 2l-64 43z"/>
      <circle fill="$red" cx="137" cy="109" r="3.5"/>
      <circle fill="$blue" cx="148" cy="109" r="3.5"/>
      <path fill="$body" d="M118 190h52v5h-52z"/>
    `,
  },
} as const satisfies Record<string, Drawing>
