import type { Drawing } from '../drawing.ts'
import { chromeSocket, teethAlong } from './parts.ts'

export const WORKSHOP_TOOLS = {
  screwdriver: {
    shadow: { cx: 116, rx: 84, cy: 204 },
    plate: { x: 174, y: 87, width: 54, size: 16, on: 'body', turn: -34 },
    detail: { cx: 168, cy: 92, side: 120 },
    shapes: `
      <g transform="rotate(-34 120 124)">
      <path fill="$metal-light" d="M28 117h106v14H28z"/>
      <path fill="$metal-dark" d="M28 126h106v5H28z"/>
      <path fill="$metal" d="M28 117 6 120v8l22 3z"/>
      <path fill="$metal-deep" d="M28 126H6v2l22 3z"/>
      <path fill="$metal-dark" d="M122 110h16v28h-16z"/>
      <path fill="$metal-light" d="M122 110h16v8h-16z"/>
      <path fill="$rubber" d="M134 106c10 0 12-9 24-10h52c16 0 26 11 26 28s-10 28-26 28h-52c-12-1-14-10-24-10z"/>
      <path fill="$rubber-light" d="M134 106c10 0 12-9 24-10h52c11 0 19 5 23 14-6-5-14-8-23-8h-52c-12 1-14 10-24 10z"/>
      <path fill="$body" d="M162 105h44c9 0 14 8 14 19s-5 19-14 19h-44c-6-4-10-11-10-19s4-15 10-19z"/>
      <path fill="$body-shade" d="M153 131h66c-2 7-6 12-13 12h-44c-5-3-8-7-9-12z"/>
      <path fill="$body-light" d="M164 108h42c4 0 7 2 9 5h-56z"/>
      <path fill="none" stroke="$rubber-light" d="M141 112v24M147 109v30" stroke-width="2.5"/>
      </g>
    `,
  },
  pliers: {
    shadow: { cx: 128, rx: 84, cy: 218 },
    detail: { cx: 92, cy: 88, side: 124 },
    shapes: `
      <g transform="rotate(-42 120 120)">
      <path fill="$metal-deep" d="M122 96h20c8 10 18 17 28 28l-18 14c-8-14-18-24-30-32z"/>
      <path fill="$metal-dark" d="M118 96H98c-8 10-18 17-28 28l18 14c8-14 18-24 30-32z"/>
      <path fill="$rubber" d="M154 116c14 14 21 36 22 60 1 18-1 34-5 48h-24c5-18 6-34 4-48-3-16-9-30-18-41z"/>
      <path fill="$body-shade" d="M152 120c14 14 21 34 22 56 1 16-1 32-4 45h-11c4-16 5-32 3-46-3-20-10-36-19-47z"/>
      <path fill="$rubber" d="M86 116c-14 14-21 36-22 60-1 18 1 34 5 48h24c-5-18-6-34-4-48 3-16 9-30 18-41z"/>
      <path fill="$body" d="M86 121c-13 13-19 33-20 55-1 16 1 32 4 45h14c-4-16-5-32-3-46 3-18 9-32 17-43z"/>
      <path fill="$body-light" d="M85 127c-10 13-15 30-16 49 0 10 0 20 2 30h4c-1-10-2-20-1-30 1-18 6-33 15-45z"/>
      <path fill="$metal" d="M119 14c-12 3-19 16-21 36-1 14-6 22-5 36 1 15 11 26 26 30z"/>
      <path fill="$metal-dark" d="M121 14c12 3 19 16 21 36 1 14 6 22 5 36-1 15-11 26-26 30z"/>
      <path fill="$metal-light" d="M113 20c-7 7-10 17-11 31-1 13-5 21-5 34h5c0-12 4-21 5-33 1-13 3-24 7-31z"/>
      <path fill="none" stroke="$metal-deep" d="M113 26h14M112 32h16M111 38h18M111 44h18" stroke-width="2.5"/>
      <ellipse fill="$rubber" cx="120" cy="62" rx="7" ry="10"/>
      <circle fill="$metal-deep" cx="120" cy="92" r="16"/>
      <circle fill="$metal-light" cx="120" cy="92" r="12"/>
      <path fill="none" stroke="$metal-deep" d="m113 86 14 12" stroke-width="3"/>
      </g>
    `,
  },
  hammer: {
    shadow: { cx: 130, rx: 84, cy: 220 },
    plate: { x: 117, y: 116, width: 60, size: 14, on: 'body', turn: 52 },
    detail: { cx: 96, cy: 88, side: 132 },
    shapes: `
      <g transform="translate(16 14) scale(.92) rotate(-38 120 124)">
      <path fill="$body" d="M108 58h24l2 84h-28z"/>
      <path fill="$body-light" d="M110 58h4l-2 84h-5z"/>
      <path fill="$body-shade" d="M125 58h7l2 84h-8z"/>
      <path fill="$rubber" d="M104 138h32c2 24 5 48 5 72 0 10-5 16-12 16h-18c-7 0-12-6-12-16 0-24 3-48 5-72z"/>
      <path fill="$rubber-light" d="M104 138h7c-2 26-5 50-5 74 0 6 1 10 3 13-6-1-10-7-10-15 0-24 3-48 5-72z"/>
      <path fill="$body" d="M104 138h32v5h-32z"/>
      <path fill="none" stroke="$rubber-light" d="M117 158h15M117 168h16M117 178h17M117 188h17M117 198h18M117 208h18" stroke-width="3"/>
      <path fill="$metal-dark" d="M98 20h44v48H98z"/>
      <path fill="$metal" d="M98 20h44v18H98z"/>
      <path fill="$metal-dark" d="M66 27h32v33H66z"/>
      <path fill="$metal" d="M66 27h32v12H66z"/>
      <path fill="$metal-dark" d="M46 18h24v52H46l-5-8V26z"/>
      <path fill="$metal" d="M46 18h24v18H41V26z"/>
      <path fill="$metal-light" d="M46 18h24v6H42z"/>
      <path fill="$metal-dark" d="M142 20c28 0 52 10 68 44-18-16-40-20-68-6z"/>
      <path fill="$metal" d="M142 20c28 0 52 10 68 44-16-20-40-29-68-29z"/>
      <path fill="$metal-light" d="M98 20h44c18 0 34 4 47 15-14-6-30-9-47-9H98z"/>
      </g>
    `,
  },
  'hand-saw': {
    shadow: { cx: 128, rx: 88, cy: 190 },
    plate: { x: 108, y: 112, width: 70, size: 18, on: 'white', turn: -19 },
    detail: { cx: 150, cy: 108, side: 164 },
    shapes: `
      <g transform="rotate(-10 120 120)">
      <path fill="$metal" d="M4 116 168 76v76L4 134z"/>
      <path fill="$metal-light" d="M4 116 168 76v52L4 130z"/>
      <path fill="$metal-dark" d="${teethAlong(4, 134, 168, 152, 22, 6)}"/>
      <path fill="$body" fill-rule="evenodd" d="M156 70c14-8 38-10 56-2 16 7 24 20 22 38-1 10-8 14-8 24 0 12 10 18 6 30-3 9-14 12-26 9l-48-11c-8-2-11-8-9-16l8-40zm30 24c-9 2-12 10-13 22-1 14 3 22 11 25 8 2 19 3 21-4 2-8-4-14-4-24s6-12 3-18c-3-5-11-3-18-1z"/>
      <path fill="$body-light" d="M158 73c14-7 34-9 50-2 12 5 19 14 20 25-5-9-12-15-22-19-15-5-33-4-48 2z"/>
      <path fill="$body-shade" d="M150 142c-1 8 2 14 8 16l48 11c12 3 23 0 26-9 2-5 1-10-1-14-4 7-13 9-24 7l-24-5c-9-3-17-5-33-6z"/>
      <circle fill="$metal-dark" cx="164" cy="92" r="5"/>
      <circle fill="$metal-dark" cx="162" cy="130" r="5"/>
      <path fill="none" stroke="$rubber" d="M212 82c8 6 10 16 8 24m-4 24c0 10 6 16 6 26" stroke-width="6"/>
      </g>
    `,
  },
  'spirit-level': {
    shadow: { cx: 120, rx: 88, cy: 184 },
    plate: { x: 165, y: 107, width: 42, size: 14, on: 'body', turn: -16 },
    detail: { cx: 138, cy: 114, side: 124 },
    shapes: `
      <g transform="rotate(-16 120 120)">
      <path fill="$body" d="M8 92h224v56H8z"/>
      <path fill="$body-light" d="M8 92h224v6H8z"/>
      <path fill="$body-shade" d="M8 130h224v18H8z"/>
      <path fill="$metal-light" d="M8 143h224v5H8z"/>
      <path fill="$rubber" d="M4 90h14v60H8a4 4 0 0 1-4-4zm218 0h14v56a4 4 0 0 1-4 4h-10z"/>
      <path fill="$rubber-light" d="M4 90h14v6H4zm218 0h14v6h-14z"/>
      <rect fill="$rubber" x="88" y="98" width="56" height="32" rx="6"/>
      <rect fill="$vial" x="93" y="103" width="46" height="20" rx="8"/>
      <ellipse fill="$white" cx="116" cy="111" rx="9" ry="6"/>
      <path fill="none" stroke="$rubber" d="M105 103v20m22-20v20" stroke-width="2"/>
      <circle fill="$rubber" cx="44" cy="120" r="19"/>
      <rect fill="$vial" x="37" y="105" width="14" height="30" rx="6"/>
      <ellipse fill="$white" cx="44" cy="115" rx="4.5" ry="6"/>
      <path fill="none" stroke="$rubber" d="M37 114h14m-14 12h14" stroke-width="1.5"/>
      <circle fill="$rubber" cx="204" cy="114" r="14"/>
      <path fill="none" stroke="$vial" d="m196 106 16 16" stroke-width="9"/>
      <circle fill="$white" cx="203" cy="113" r="4"/>
      </g>
    `,
  },
  'socket-set': {
    shadow: { cx: 120, rx: 96, cy: 212 },
    plate: { x: 120, y: 176, width: 130, size: 20, on: 'body-shade' },
    detail: { cx: 120, cy: 130, side: 150 },
    shapes: `
      <path fill="$rubber" d="M12 54a10 10 0 0 1 10-10h196a10 10 0 0 1 10 10v144a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10z"/>
      <path fill="$rubber-light" d="M22 44h196a10 10 0 0 1 10 10H12a10 10 0 0 1 10-10z"/>
      <path fill="$body" d="M24 60h192v136H24z"/>
      <path fill="$body-light" d="M24 60h192v4H24z"/>
      <path fill="$body-shade" d="M24 156h192v40H24z"/>
      ${chromeSocket(47, 87, 17)}
      ${chromeSocket(84, 87, 15)}
      ${chromeSocket(117, 87, 13)}
      ${chromeSocket(147, 87, 12)}
      ${chromeSocket(174, 87, 10.5)}
      ${chromeSocket(198, 87, 9)}
      <path fill="$body-deep" d="M52 108h146a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12H52a19 19 0 0 1 0-38z"/>
      <path fill="$metal-dark" d="M64 120h74v15H64z"/>
      <path fill="$metal-light" d="M64 120h74v6H64z"/>
      <circle fill="$metal-dark" cx="54" cy="127" r="17"/>
      <circle fill="$metal-light" cx="54" cy="126" r="14"/>
      <circle fill="$metal-dark" cx="54" cy="127" r="8"/>
      <path fill="$rubber" d="M50 123h8v8h-8z"/>
      <path fill="$rubber" d="M130 116h66a8 8 0 0 1 8 8v7a8 8 0 0 1-8 8h-66z"/>
      <path fill="$rubber-light" d="M130 116h66a8 8 0 0 1 7 5h-73z"/>
      <path fill="none" stroke="$rubber-light" d="M142 124v11m8-11v11m8-11v11m8-11v11m8-11v11" stroke-width="3"/>
      <path fill="$metal-dark" d="M58 202h26v12H58zm98 0h26v12h-26z"/>
    `,
  },
  wrench: {
    shadow: { cx: 120, rx: 84, cy: 214 },
    plate: { x: 125, y: 122, width: 74, size: 15, on: 'body', turn: -40 },
    detail: { cx: 104, cy: 140, side: 150 },
    shapes: `
      <g transform="rotate(-40 120 124)">
      <path fill="$metal-dark" d="M60 108h120v32H60z"/>
      <path fill="$metal-light" d="M60 108h120v8H60z"/>
      <path fill="$metal" d="M60 116h120v16H60z"/>
      <path fill="$metal" d="M4 110c2-22 22-38 44-36 14 2 24 12 26 24v52c-2 12-12 22-26 24-22 2-42-14-44-36l40 2a14 14 0 0 0 0-28z"/>
      <path fill="$metal-light" d="M4 110c2-22 22-38 44-36 14 2 24 12 26 24-8-10-18-15-30-15-16 0-28 10-31 27.5z"/>
      <path fill="$metal-dark" d="M74 132v18c-2 12-12 22-26 24-22 2-42-14-44-36l10 .5c6 14 16 21 30 21 14 0 24-8 30-27.5z"/>
      <circle fill="$metal" cx="202" cy="124" r="33"/>
      <path fill="$metal-light" d="M202 91a33 33 0 0 1 32 25c-8-11-18-17-32-17s-24 6-32 17a33 33 0 0 1 32-25z"/>
      <path fill="$metal-dark" d="M170 132a33 33 0 0 0 64 0c-8 11-18 17-32 17s-24-6-32-17z"/>
      <circle fill="$metal-deep" cx="202" cy="124" r="20"/>
      <path fill="$white" d="m202 107 15 8.5v17L202 141l-15-8.5v-17z"/>
      <path fill="$body" d="M84 112h84v24H84z"/>
      <path fill="$body-shade" d="M84 128h84v8H84z"/>
      <path fill="$body-light" d="M84 112h84v3H84z"/>
      </g>
    `,
  },
} as const satisfies Record<string, Drawing>
