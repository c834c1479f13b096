import type { Drawing } from '../drawing.ts'
import { rays, sawTeeth, screw, slideBattery, vents } from './parts.ts'

export const POWER_TOOLS = {
  drill: {
    shadow: { cx: 146, rx: 74 },
    plate: { x: 139, y: 85, width: 46, on: 'rubber' },
    detail: { cx: 150, cy: 92, side: 112 },
    shapes: `
      <path fill="$metal" d="M6 89h30v6H6l-3-3z"/>
      <path fill="$metal-dark" d="M6 92h30v3H6l-3-3z"/>
      <path fill="$rubber" d="M32 84 46 72h34v40H46L32 100z"/>
      <path fill="$rubber-light" d="M32 84 46 72h34v7H48L34 90z"/>
      <path fill="none" stroke="$rubber-dark" d="M52 80v31M58 80v32M64 80v32M70 80v32" stroke-width="2"/>
      <path fill="$rubber-light" d="M80 66h26v54H80z"/>
      <path fill="$rubber" d="M80 104h26v16H80z"/>
      <path fill="none" stroke="$metal" d="M86 72v6m5-6v6m5-6v6m5-6v6" stroke-width="1.5" opacity=".6"/>
      <path fill="$body" d="M84 84h18v3H84z"/>
      <path fill="$body-shade" d="M124 112h58c-3 12-2 24 2 38l8 36h-52l-10-44z"/>
      <path fill="$rubber" d="M142 122h40c-2 10-1 20 2 32l7 32h-26c-12-22-20-44-23-64z"/>
      <path fill="none" stroke="$rubber-light" d="m160 138 20-2m-17 11 19-2m-16 11 18-2m-14 11 16-2" stroke-width="2"/>
      <path fill="$body" d="M106 58h74c18 0 30 13 30 32s-12 34-30 34h-74z"/>
      <path fill="$body-shade" d="M106 108h98c-5 10-13 16-24 16h-74z"/>
      <path fill="$body-light" d="M112 64h66c9 0 16 4 20 10h-4c-4-4-9-6-16-6h-66z"/>
      <path fill="$rubber" d="M114 74h46a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-46z"/>
      ${vents(176, 80, 4, 7, 3, 26, 'body-shade')}
      <path fill="$rubber" d="M112 124h24l5 26c-14 1-25-9-29-26z"/>
      <path fill="$body" d="M116 124h17l3 16c-9 0-16-6-20-16z"/>
      <rect fill="$rubber" x="138" y="116" width="14" height="6" rx="2"/>
      <path fill="$body-shade" d="M126 178h70l4 10h-80z"/>
      ${slideBattery(108, 186)}
    `,
  },
  'impact-driver': {
    shadow: { cx: 140, rx: 66 },
    plate: { x: 129, y: 86, width: 37, on: 'rubber' },
    detail: { cx: 130, cy: 92, side: 112 },
    shapes: `
      <path fill="$metal" d="M26 87h26v8H26l-3-4z"/>
      <path fill="$metal-dark" d="M26 91h26v4H26l-3-4z"/>
      <path fill="$rubber" d="M48 80h16l8-4v30l-8-4H48z"/>
      <path fill="$rubber-light" d="M48 80h16l8-4v7H48z"/>
      <path fill="$metal-dark" d="M70 72h12l22-10v58l-22-10H70z"/>
      <path fill="$metal" d="M70 72h12l22-10v12L82 82H70z"/>
      <path fill="$body-shade" d="M118 112h56c-3 12-2 24 2 38l8 36h-52l-8-44z"/>
      <path fill="$rubber" d="M136 122h38c-2 10-1 20 2 32l7 32h-26c-11-22-18-44-21-64z"/>
      <path fill="none" stroke="$rubber-light" d="m154 138 18-2m-15 11 17-2m-14 11 16-2m-12 11 14-2" stroke-width="2"/>
      <path fill="$body" d="M102 58h66c18 0 28 13 28 32s-10 34-28 34h-66z"/>
      <path fill="$body-shade" d="M102 108h88c-5 10-12 16-22 16h-66z"/>
      <path fill="$body-light" d="M108 64h58c9 0 14 4 18 10h-4c-4-4-8-6-14-6h-58z"/>
      <path fill="$rubber" d="M110 76h38a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-38z"/>
      ${vents(164, 80, 4, 7, 3, 26)}
      <path fill="$rubber" d="M106 124h24l5 26c-14 1-25-9-29-26z"/>
      <path fill="$body" d="M110 124h17l3 16c-9 0-16-6-20-16z"/>
      <path fill="$body-shade" d="M120 178h68l4 10h-78z"/>
      ${slideBattery(100, 186)}
    `,
  },
  'rotary-hammer': {
    shadow: { cx: 120, rx: 84, cy: 206 },
    plate: { x: 167, y: 89, width: 33, on: 'rubber' },
    detail: { cx: 160, cy: 104, side: 112 },
    shapes: `
      <path fill="$metal" d="M2 92h56v9H2l-2-4z"/>
      <path fill="none" stroke="$metal-dark" d="m6 101 7-9m3 9 7-9m3 9 7-9m3 9 7-9" stroke-width="2.5"/>
      <path fill="$rubber" d="m52 86 16-6h20v36H68l-16-8z"/>
      <path fill="$rubber-light" d="m52 86 16-6h20v8H68l-16 5z"/>
      <path fill="$rubber" d="M82 74h16v50H82z"/>
      <path fill="$rubber" d="M82 124h16v10l3 4v48a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8v-48l3-4z"/>
      <path fill="none" stroke="$rubber-light" d="M84 148h12m-12 8h12m-12 8h12m-12 8h12m-12 8h12" stroke-width="2"/>
      <path fill="$rubber-light" d="M82 74h16v7H82z"/>
      <path fill="$metal-dark" d="M98 70h46v62H98z"/>
      <path fill="$metal" d="M98 70h46v14H98z"/>
      <path fill="none" stroke="$metal-deep" d="M106 94h30M106 104h30M106 114h30" stroke-width="2"/>
      ${screw(104, 76, 3)}
      ${screw(138, 76, 3)}
      ${screw(104, 126, 3)}
      <path fill="$rubber" fill-rule="evenodd" d="M178 62h22c20 0 32 12 32 32v38c0 20-12 32-32 32h-22zm14 26v50h8c6 0 8-4 8-9V98c0-6-3-10-8-10z"/>
      <path fill="$rubber-light" d="M190 62h10c16 0 27 8 31 22-8-8-16-12-31-12h-10z"/>
      <path fill="$body" d="M140 60h40c8 0 14 6 14 14v76c0 10-7 18-17 18h-19c-10 0-18-8-18-18z"/>
      <path fill="$body-shade" d="M140 134h54v16c0 10-7 18-17 18h-19c-10 0-18-8-18-18z"/>
      <path fill="$body-light" d="M146 66h34c3 0 6 2 8 5h-42z"/>
      <rect fill="$rubber" x="148" y="80" width="38" height="18" rx="3"/>
      <circle fill="$rubber" cx="160" cy="116" r="11"/>
      <path fill="none" stroke="$body" d="M160 116v-8" stroke-width="3"/>
      ${vents(150, 142, 5, 8, 4, 18, 'body-deep')}
      <path fill="$body" d="M198 100h7v26h-7z"/>
      <path fill="none" stroke="$rubber-dark" d="M204 164c2 20 14 20 14 34s-14 16-24 10" stroke-width="6"/>
    `,
  },
  grinder: {
    shadow: { cx: 128, rx: 92, cy: 208 },
    plate: { x: 188, y: 135, width: 50, on: 'rubber' },
    detail: { cx: 142, cy: 130, side: 150 },
    shapes: `
      <circle fill="$rubber" cx="76" cy="136" r="60"/>
      <circle fill="$rubber-light" cx="76" cy="136" r="54"/>
      <circle fill="$rubber" cx="76" cy="136" r="36"/>
      <path fill="none" stroke="$rubber-dark" d="${rays(76, 136, 38, 53, 36)}" stroke-width="1" opacity=".6"/>
      <circle fill="$body" cx="76" cy="136" r="24"/>
      <path fill="$metal" d="M76 70a66 66 0 0 1 57 99l-16-9a47 47 0 0 0-84-44l-16-9a66 66 0 0 1 59-37z"/>
      <path fill="$metal-light" d="M76 70a66 66 0 0 0-59 37l5 3a60 60 0 0 1 54-34c22 0 42 12 52 30l6-3A66 66 0 0 0 76 70z"/>
      <path fill="$rubber" d="m70 106-8-62a9 9 0 0 1 8-10h4a9 9 0 0 1 10 8l4 60z"/>
      <path fill="none" stroke="$rubber-light" d="m66 52 16-2m-15 10 16-2m-15 10 16-2m-15 10 16-2" stroke-width="2"/>
      <path fill="$metal-dark" d="M58 118a10 10 0 0 1 10-10h42v56H68a10 10 0 0 1-10-10z"/>
      <path fill="$metal" d="M58 118a10 10 0 0 1 10-10h42v12H58z"/>
      ${screw(68, 126, 3.5)}
      ${screw(68, 156, 3.5)}
      ${screw(102, 126, 3.5)}
      ${screw(102, 156, 3.5)}
      <path fill="$body" d="M108 104h44l10 8h54c10 0 16 8 16 24s-6 24-16 24h-54l-10 8h-44z"/>
      <path fill="$body-shade" d="M108 150h118c-2 6-6 10-10 10h-54l-10 8h-44z"/>
      <path fill="$body-light" d="M112 109h38l10 8h56c3 0 5 1 7 4h-65l-10-8h-36z"/>
      <path fill="$rubber" d="M160 124h56v22h-56z"/>
      ${vents(116, 122, 4, 8, 4, 26)}
      <path fill="$rubber-dark" d="M228 130h6l6 3v7l-6 3h-6z"/>
    `,
  },
  jigsaw: {
    shadow: { cx: 122, rx: 80, cy: 216 },
    plate: { x: 136, y: 138.5, width: 58, on: 'rubber' },
    detail: { cx: 120, cy: 128, side: 124 },
    shapes: `
      <path fill="$metal" d="M54 160h10v50l-4 8-6-4z"/>
      <path fill="none" stroke="$metal-dark" d="m54 176-4 4 4 3-4 4 4 3-4 4 4 3-4 4 4 3-4 4 4 3" stroke-width="1.5"/>
      <path fill="$metal-dark" d="M28 178h164l8 10H34z"/>
      <path fill="$metal" d="M28 176h164v5H30z"/>
      <path fill="$rubber" d="M44 164h150v14H44z"/>
      <path fill="$body" fill-rule="evenodd" d="M42 92c0-22 15-38 40-38h86c30 0 46 18 46 48l-4 50c-1 10-8 16-18 16H54c-7 0-12-5-12-12zm58-6c-4 2-6 6-6 12v14c0 8 5 12 12 12h66c7 0 11-4 12-10l2-14c0-12-7-18-20-18z"/>
      <path fill="$rubber" d="M92 54h76c30 0 46 18 46 48l-1 20h-30c2-2 3-4 3-8l2-14c0-12-7-18-22-18h-66z"/>
      <path fill="$rubber-light" d="M92 54h76c24 0 39 12 44 32-9-14-20-22-44-22H92z"/>
      <path fill="$body-shade" d="M42 146h168v6c-1 10-8 16-18 16H54c-7 0-12-5-12-12z"/>
      <path fill="$body-light" d="M48 92c0-18 12-31 32-32h6v6c-18 1-30 12-32 28v20h-6z"/>
      <rect fill="$rubber" x="104" y="130" width="64" height="17" rx="3"/>
      ${vents(178, 130, 4, 7, 3, 26, 'body-deep')}
      <path fill="$rubber" d="M48 104h28v46H48z" rx="2"/>
      <path fill="$metal-dark" d="M54 118h16v46H54z"/>
      <path fill="$metal" d="M54 118h6v46h-6z"/>
      ${screw(62, 111, 3.5)}
      <path fill="$body" d="M110 84h22v9h-22z"/>
      <circle fill="$metal" cx="146" cy="172" r="7"/>
      <path fill="none" stroke="$rubber" d="m146 172 5-5" stroke-width="2"/>
    `,
  },
  'circular-saw': {
    shadow: { cx: 120, rx: 88, cy: 214 },
    plate: { x: 64, y: 124, width: 44, size: 10, on: 'body' },
    detail: { cx: 98, cy: 124, side: 140 },
    shapes: `
      <path fill="$metal-dark" d="${sawTeeth(96, 142, 56, 30, 6)}"/>
      <circle fill="$metal" cx="96" cy="142" r="54"/>
      <path fill="none" stroke="$metal-light" d="${rays(96, 142, 30, 50, 5, 20, 380)}" stroke-width="2"/>
      <circle fill="$metal-dark" cx="96" cy="142" r="12"/>
      <path fill="$rubber" fill-rule="evenodd" d="M30 148a66 66 0 0 1 132-6v12h-26a40 40 0 0 0-80-6z"/>
      <path fill="$body" d="M30 148a66 66 0 0 1 100-56l40-28c18-8 44-4 52 16l6 34-22 10-10-26c-3-8-12-10-20-6l-24 16c8 10 12 22 12 36v14H58a40 40 0 0 1-1-10z"/>
      <path fill="$body-shade" d="M164 136v22H58a40 40 0 0 1-1-10h93c0-4 0-8-1-12z"/>
      <path fill="$body-light" d="M36 146a60 60 0 0 1 94-47l42-29c10-5 22-5 31-1-9-2-19-1-28 4l-45 32a55 55 0 0 0-88 43z"/>
      <path fill="$rubber" d="m206 126-11-28c-3-8-12-10-20-6l-14 9-12-19 22-17c18-8 44-4 52 16l6 34z"/>
      <path fill="$rubber-light" d="m150 81 21-16c18-8 42-4 51 14-12-10-32-12-46-5l-22 14z"/>
      <circle fill="$rubber" cx="118" cy="134" r="26"/>
      <circle fill="$rubber-light" cx="118" cy="134" r="21"/>
      <path fill="none" stroke="$rubber-dark" d="M106 126h24m-24 6h24m-24 6h24m-24 6h24" stroke-width="2.5"/>
      <path fill="$metal-dark" d="M22 158h196v8H22z"/>
      <path fill="$metal-light" d="M22 158h196v3H22z"/>
      <path fill="none" stroke="$rubber" d="M176 158v-20M188 158v-20M176 144h12" stroke-width="3"/>
    `,
  },
  sander: {
    shadow: { cx: 118, rx: 88, cy: 216 },
    plate: { x: 116, y: 142, width: 76, size: 18, on: 'body' },
    detail: { cx: 112, cy: 116, side: 132 },
    shapes: `
      <path fill="none" stroke="$rubber-dark" d="M66 92C44 96 40 70 22 74" stroke-width="6"/>
      <path fill="$metal-dark" d="M178 134h20v24h-20z"/>
      <path fill="$rubber-light" d="M194 122c22-8 42 4 42 26s-20 32-42 24z"/>
      <path fill="$rubber" d="M194 148h42c0 22-20 32-42 24z"/>
      <path fill="$rubber" d="M46 168h140l10 18H36z"/>
      <path fill="$metal-dark" d="M30 186h172v12H30z"/>
      <path fill="$metal-light" d="M30 186h172v4H30z"/>
      <path fill="$rubber-dark" d="M30 198h172v8H30z"/>
      <path fill="$board-dark" d="M30 206h172v6H30z"/>
      <path fill="$body" d="M52 168c-2-24 6-40 18-50-8-8-12-16-12-26h128c2 10-4 20-14 28 10 10 14 26 12 48z"/>
      <path fill="$body-shade" d="M52 156h132l0 12H52z"/>
      <path fill="$body-shade" d="M64 108h112l-4 12H70c-2-3-5-7-6-12z"/>
      <path fill="$rubber" d="M58 92c-2-22 20-40 60-40s66 14 68 34c0 4 0 6-1 8-34 10-90 10-127-2z"/>
      <path fill="$rubber-light" d="M64 82c4-16 24-26 54-26s52 8 60 22c-16-10-36-14-60-14-22 0-42 6-54 18z"/>
      <path fill="$body-light" d="M70 124c-8 9-12 20-12 34h5c0-13 4-24 13-34z"/>
      ${vents(150, 126, 4, 7, 3, 24)}
    `,
  },
} as const satisfies Record<string, Drawing>
