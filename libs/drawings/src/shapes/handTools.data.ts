import type { Drawing } from '../drawing.ts'
import { rays, twistBit } from './parts.ts'

export const HAND_TOOLS = {
  tape: {
    shadow: { cx: 138, rx: 76, cy: 206 },
    plate: { x: 150, y: 118, width: 46, size: 14, on: 'white' },
    detail: { cx: 144, cy: 116, side: 128 },
    shapes: `
      <path fill="$rubber" d="M78 72a24 24 0 0 1 24-24h66a48 48 0 0 1 48 48v84a20 20 0 0 1-20 20H78z"/>
      <path fill="$body" d="M86 80a22 22 0 0 1 22-22h58a42 42 0 0 1 42 42v70a14 14 0 0 1-14 14H86z"/>
      <path fill="$body-shade" d="M86 156h122v14a14 14 0 0 1-14 14H86z"/>
      <path fill="$body-light" d="M92 80a17 17 0 0 1 16-17h58c14 0 26 8 32 20-8-9-18-14-32-14h-56c-6 0-11 4-12 11z"/>
      <circle fill="$rubber" cx="150" cy="118" r="38"/>
      <circle fill="$white" cx="150" cy="118" r="31"/>
      <path fill="none" stroke="$rubber" d="${rays(150, 118, 25, 30, 40)}" stroke-width="1.5" opacity=".6"/>
      <path fill="$rubber" d="M70 176h30v24H70z"/>
      <path fill="$signal" d="M18 184h62v14H18z"/>
      <path fill="none" stroke="$rubber" d="M24 184v6m6-6v4m6-4v6m6-6v4m6-4v8m6-8v4m6-4v6m6-6v4m6-4v6" stroke-width="1.5"/>
      <path fill="$metal-dark" d="M12 182h8v26h-8z"/>
      <path fill="$metal-light" d="M12 182h3v26h-3z"/>
      <path fill="$rubber-light" d="M104 40h34a6 6 0 0 1 6 6v4h-46v-4a6 6 0 0 1 6-6z"/>
    `,
  },
  'drill-bits': {
    shadow: { cx: 120, rx: 90, cy: 214 },
    plate: { x: 120, y: 160, width: 120, size: 18, on: 'body' },
    detail: { cx: 120, cy: 132, side: 152 },
    shapes: `
      <path fill="$rubber" d="M26 52a8 8 0 0 1 8-8h172a8 8 0 0 1 8 8v152a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8z"/>
      <path fill="$rubber-light" d="M34 44h172a8 8 0 0 1 8 8H26a8 8 0 0 1 8-8z"/>
      <path fill="$rubber-dark" d="M38 58h164v140H38z"/>
      <path fill="$body" d="M38 140h164v58H38z"/>
      <path fill="$body-shade" d="M38 176h164v22H38z"/>
      <path fill="$body-light" d="M38 140h164v4H38z"/>
      ${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(twistBit).join('')}
      <path fill="none" stroke="$white" d="M56 187h128" stroke-width="3" stroke-dasharray="2 8" opacity=".7"/>
      <path fill="$metal-dark" d="M62 206h24v12H62zm92 0h24v12h-24z"/>
    `,
  },
  'laser-level': {
    shadow: { cx: 126, rx: 56, cy: 220 },
    plate: { x: 126, y: 157, width: 50, size: 11, on: 'white' },
    detail: { cx: 126, cy: 112, side: 120 },
    shapes: `
      <path fill="none" stroke="$red" d="M126 12v26M14 116h50M188 116h40" stroke-width="2.5"/>
      <path fill="none" stroke="$red" d="M126 4v216M8 116h224" stroke-width="1" opacity=".35"/>
      <path fill="$rubber" d="M70 64a20 20 0 0 1 20-20h72a20 20 0 0 1 20 20v100a14 14 0 0 1-14 14H84a14 14 0 0 1-14-14z"/>
      <path fill="$body" d="M80 70a16 16 0 0 1 16-16h60a16 16 0 0 1 16 16v72H80z"/>
      <path fill="$body-shade" d="M156 54a16 16 0 0 1 16 16v72h-16z"/>
      <path fill="$body-light" d="M86 70a11 11 0 0 1 10-11h56v4H98a8 8 0 0 0-8 8v44h-4z"/>
      <circle fill="$rubber-dark" cx="126" cy="98" r="27"/>
      <circle fill="$rubber-light" cx="126" cy="98" r="22"/>
      <circle fill="$red" cx="126" cy="98" r="8"/>
      <circle fill="$white" cx="123" cy="95" r="2.5"/>
      <path fill="$rubber-dark" d="M118 40h16v14h-16z"/>
      <rect fill="$white" x="98" y="150" width="56" height="14" rx="2"/>
      <path fill="$metal-dark" d="M100 178h52l10 14H90z"/>
      <path fill="$rubber" d="m92 192-18 28h12l18-28zm68 0 18 28h-12l-18-28z"/>
      <path fill="$rubber-light" d="M120 192h12v28h-12z"/>
    `,
  },
  toolbox: {
    shadow: { cx: 120, rx: 92, cy: 206 },
    plate: { x: 120, y: 108, width: 66, on: 'body' },
    detail: { cx: 120, cy: 120, side: 124 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M84 92V72a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v20" stroke-width="10"/>
      <path fill="$body" d="M30 88h180a8 8 0 0 1 8 8v38H22V96a8 8 0 0 1 8-8z"/>
      <path fill="$body-light" d="M30 92h180a5 5 0 0 1 5 5H25a5 5 0 0 1 5-5z"/>
      <path fill="$body-shade" d="M22 122h196v12H22z"/>
      <path fill="$rubber" d="M22 134h196v64a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z"/>
      <path fill="$rubber-light" d="M22 134h196v6H22z"/>
      <path fill="$metal-dark" d="M56 122h28v30H56zm100 0h28v30h-28z"/>
      <path fill="$metal-light" d="M56 122h28v8H56zm100 0h28v8h-28z"/>
      <path fill="none" stroke="$rubber-light" d="M40 166h160M40 182h160" stroke-width="3"/>
    `,
  },
} as const satisfies Record<string, Drawing>
