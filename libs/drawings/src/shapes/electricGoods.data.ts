import type { Drawing } from '../drawing.ts'
import { rays, socket, vents } from './parts.ts'

export const ELECTRIC_GOODS = {
  'socket-outlet': {
    shadow: { cx: 120, rx: 80, cy: 220 },
    plate: { x: 120, y: 180, width: 92, size: 13, on: 'body' },
    detail: { cx: 120, cy: 146, side: 116 },
    shapes: `
      <rect fill="$cream" x="26" y="24" width="188" height="188" rx="20"/>
      <path fill="$grey" d="M184 24h10a20 20 0 0 1 20 20v148a20 20 0 0 1-20 20h-10z"/>
      <path fill="$white" d="M32 46a16 16 0 0 1 14-14h130v4H48a14 14 0 0 0-12 12v130h-4z"/>
      <rect fill="$body" x="42" y="40" width="156" height="156" rx="12"/>
      <path fill="$body-shade" d="M42 166h156v18a12 12 0 0 1-12 12H54a12 12 0 0 1-12-12z"/>
      <path fill="$body-light" d="M54 40h132a12 12 0 0 1 10 6H44a12 12 0 0 1 10-6z"/>
      <circle fill="$body-deep" cx="120" cy="108" r="60"/>
      <circle fill="$white" cx="120" cy="106" r="58"/>
      <circle fill="$grey" cx="120" cy="108" r="50"/>
      <path fill="$cream" d="M120 62a48 48 0 0 1 0 96 48 48 0 0 1 0-96z"/>
      <path fill="$white" d="M76 102a45 45 0 0 1 88 0 52 52 0 0 0-88 0z"/>
      <path fill="$metal-dark" d="M110 56h20v18h-20zm0 84h20v18h-20z"/>
      <path fill="$metal-light" d="M110 56h8v18h-8zm0 84h8v18h-8z"/>
      <circle fill="$metal" cx="98" cy="108" r="11"/>
      <circle fill="$metal" cx="142" cy="108" r="11"/>
      <circle fill="$rubber-dark" cx="98" cy="108" r="8"/>
      <circle fill="$rubber-dark" cx="142" cy="108" r="8"/>
      <circle fill="$metal-dark" cx="120" cy="108" r="4"/>
    `,
  },
  'power-strip': {
    shadow: { cx: 122, rx: 108, cy: 216 },
    plate: { x: 120, y: 199, width: 90, size: 13, on: 'body' },
    detail: { cx: 110, cy: 164, side: 150 },
    shapes: `
      <path fill="none" stroke="$rubber-dark" d="M196 138V92c0-34-28-50-60-40-30 10-46 12-62 4" stroke-width="10"/>
      <path fill="none" stroke="$rubber-light" d="M194 130V92c0-30-26-46-56-37" stroke-width="3"/>
      <path fill="$rubber" d="M36 34h34a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12H36z"/>
      <path fill="$rubber-light" d="M36 34h34a12 12 0 0 1 11 8H36z"/>
      <path fill="$rubber-dark" d="M26 30h12v50H26z"/>
      <path fill="$metal-light" d="M8 40h18v9H8zm0 21h18v9H8z"/>
      <path fill="$metal-dark" d="M8 45h18v4H8zm0 21h18v4H8z"/>
      <rect fill="$cream" x="8" y="126" width="224" height="88" rx="16"/>
      <path fill="$body" d="M8 184h224v14a16 16 0 0 1-16 16H24a16 16 0 0 1-16-16z"/>
      <path fill="$body-shade" d="M10 206h220a16 16 0 0 1-14 8H24a16 16 0 0 1-14-8z"/>
      <path fill="$white" d="M26 131h188a8 8 0 0 1 8 4H18a8 8 0 0 1 8-4z"/>
      <path fill="$grey" d="M8 178h224v6H8z"/>
      <rect fill="$rubber" x="20" y="140" width="34" height="34" rx="5"/>
      <path fill="$red" d="M24 144h26v13H24z"/>
      <path fill="$signal" d="M33 147h8v6h-8z"/>
      <path fill="$rubber-dark" d="M24 159h26v11H24z"/>
      ${socket(82, 157)}
      ${socket(122, 157)}
      ${socket(162, 157)}
      ${socket(202, 157)}
    `,
  },
  floodlight: {
    shadow: { cx: 120, rx: 96, cy: 220 },
    plate: { x: 120, y: 152, width: 110, size: 17, on: 'body' },
    detail: { cx: 120, cy: 116, side: 128 },
    shapes: `
      <path fill="$rubber" d="M8 96h16v100h192V96h16v112a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10z"/>
      <path fill="$rubber-light" d="M8 96h5v112a10 10 0 0 0 5 9 10 10 0 0 1-10-9zm16 100h192v5H24z"/>
      <path fill="$rubber-dark" d="M46 22h148v16H46z"/>
      <path fill="none" stroke="$rubber-light" d="M60 22v16m20-16v16m20-16v16m20-16v16m20-16v16m20-16v16m20-16v16" stroke-width="4"/>
      <rect fill="$body" x="24" y="34" width="192" height="136" rx="12"/>
      <path fill="$body-shade" d="M24 138h192v20a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12z"/>
      <path fill="$body-light" d="M36 34h168a12 12 0 0 1 11 7H25a12 12 0 0 1 11-7z"/>
      <rect fill="$rubber-dark" x="38" y="48" width="164" height="84" rx="6"/>
      <rect fill="$glow" x="44" y="54" width="152" height="72" rx="3"/>
      <path fill="$white" d="M44 57a3 3 0 0 1 3-3h62l-40 72H47a3 3 0 0 1-3-3z"/>
      ${[66, 102, 138, 174].map((x) => `<rect fill="$signal" x="${x - 8}" y="66" width="16" height="16" rx="3"/><rect fill="$signal" x="${x - 8}" y="98" width="16" height="16" rx="3"/>`).join('')}
      <circle fill="$metal-dark" cx="16" cy="104" r="13"/>
      <circle fill="$metal-light" cx="16" cy="104" r="6"/>
      <circle fill="$metal-dark" cx="224" cy="104" r="13"/>
      <circle fill="$metal-light" cx="224" cy="104" r="6"/>
      <path fill="$metal" d="M98 202h44v8H98z"/>
    `,
  },
  flashlight: {
    shadow: { cx: 120, rx: 90, cy: 206 },
    plate: { x: 152, y: 106.5, width: 70, size: 15, on: 'body', turn: -20 },
    detail: { cx: 134, cy: 118, side: 126 },
    shapes: `
      <g transform="rotate(-20 120 118)">
      <path fill="none" stroke="$rubber" d="M222 118c18 0 16 34-2 30" stroke-width="5"/>
      <path fill="$rubber" d="M206 90h14a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-14z"/>
      <path fill="$rubber-light" d="M206 90h14a8 8 0 0 1 7 6h-21z"/>
      <path fill="$body" d="M96 88h110v60H96z"/>
      <path fill="$body-shade" d="M96 128h110v20H96z"/>
      <path fill="$body-light" d="M96 88h110v7H96z"/>
      <path fill="none" stroke="$body-deep" d="M194 88v60m-8-60v60" stroke-width="3"/>
      <path fill="$rubber" d="M88 84h14v68H88z"/>
      <rect fill="$rubber" x="122" y="78" width="40" height="12" rx="5"/>
      <rect fill="$red" x="130" y="75" width="20" height="8" rx="4"/>
      <path fill="$rubber" d="M34 62 88 88v60l-54 26z"/>
      <path fill="$rubber-light" d="m34 62 54 26v10L34 76z"/>
      <path fill="$rubber-dark" d="m34 154 54-20v14l-54 26z"/>
      <rect fill="$metal-dark" x="22" y="54" width="18" height="128" rx="7"/>
      <path fill="$metal-light" d="M29 54h5a6 6 0 0 1 6 6v22H22V61a7 7 0 0 1 7-7z"/>
      <path fill="$glow" d="M22 66v104c-14-18-14-86 0-104z"/>
      <path fill="$signal" d="M22 94v48c-7-10-7-38 0-48z"/>
      </g>
    `,
  },
  multimeter: {
    shadow: { cx: 120, rx: 78, cy: 226 },
    plate: { x: 120, y: 97, width: 62, size: 11, on: 'rubber' },
    detail: { cx: 120, cy: 92, side: 112 },
    shapes: `
      <path fill="none" stroke="$red" d="M100 196c-8 34-62 22-68-18V132" stroke-width="5"/>
      <path fill="none" stroke="$rubber-dark" d="M140 196c8 34 62 22 68-18V132" stroke-width="5"/>
      <rect fill="$body" x="60" y="14" width="120" height="206" rx="20"/>
      <path fill="$body-shade" d="M164 14a20 20 0 0 1 16 20v166a20 20 0 0 1-20 20h-12V14z"/>
      <path fill="$body-light" d="M80 14h68v6H66a20 20 0 0 1 14-6z"/>
      <rect fill="$rubber" x="72" y="26" width="96" height="182" rx="10"/>
      <rect fill="$rubber-dark" x="80" y="34" width="80" height="52" rx="5"/>
      <rect fill="$vial" x="85" y="39" width="70" height="42" rx="3"/>
      <path fill="none" stroke="$rubber-dark" d="M93 48h11v24H93zm0 12h11m9-12h11v12h-11v12h11m5-1h4m5-23h11v24h-11z" stroke-width="3.5"/>
      <circle fill="$rubber-dark" cx="120" cy="142" r="38"/>
      <path fill="none" stroke="$white" d="${rays(120, 142, 33, 38, 11, 150, 390)}" stroke-width="2.5"/>
      <circle fill="$rubber-light" cx="120" cy="142" r="28"/>
      <path fill="$rubber" d="M114 116h12v52h-12z"/>
      <path fill="$signal" d="M117 116h6v16h-6z"/>
      <circle fill="$metal" cx="120" cy="196" r="8"/>
      <circle fill="$red" cx="100" cy="196" r="8"/>
      <circle fill="$metal" cx="140" cy="196" r="8"/>
      <circle fill="$rubber-dark" cx="120" cy="196" r="4"/>
      <circle fill="$rubber-dark" cx="100" cy="196" r="4"/>
      <circle fill="$rubber-dark" cx="140" cy="196" r="4"/>
      <path fill="$metal-dark" d="M30 40h4l2 30h-8zm176 0h4l2 30h-8z"/>
      <path fill="$red" d="M24 68h16l-2 66H26z"/>
      <path fill="$rubber-dark" d="M200 68h16l-2 66h-12z"/>
      <path fill="$rubber-light" d="M200 68h5l1 66h-4z"/>
      <path fill="$white" d="M24 80h16v4H24z"/>
      <path fill="$metal" d="M200 80h16v4h-16z"/>
    `,
  },
  stabilizer: {
    shadow: { cx: 120, rx: 96, cy: 222 },
    plate: { x: 120, y: 186, width: 120, size: 20, on: 'body-shade' },
    detail: { cx: 120, cy: 132, side: 158 },
    shapes: `
      <path fill="none" stroke="$rubber" d="M82 38c0-18 8-22 20-22h36c12 0 20 4 20 22" stroke-width="11"/>
      <path fill="none" stroke="$rubber-light" d="M87 30c2-8 8-10 15-10h36c7 0 13 2 15 10" stroke-width="3"/>
      <path fill="$rubber-dark" d="M44 208h40v14H44zm112 0h40v14h-40z"/>
      <rect fill="$body" x="30" y="36" width="180" height="176" rx="10"/>
      <path fill="$body-shade" d="M30 164h180v38a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z"/>
      <path fill="$body-light" d="M40 36h160a10 10 0 0 1 9 7H31a10 10 0 0 1 9-7z"/>
      <rect fill="$rubber" x="44" y="54" width="152" height="66" rx="6"/>
      <rect fill="$rubber-dark" x="52" y="62" width="88" height="50" rx="3"/>
      <path fill="none" stroke="$red" d="M62 74h14v13H62v14h14m8-27h14v13H84v14h14m12-27h12v27h-12z" stroke-width="4.5"/>
      <circle fill="$green" cx="156" cy="70" r="6"/>
      <circle fill="$signal" cx="156" cy="87" r="6"/>
      <circle fill="$red" cx="156" cy="104" r="6"/>
      <path fill="$metal" d="M168 67h18v6h-18zm0 17h18v6h-18zm0 17h18v6h-18z"/>
      ${vents(48, 128, 12, 8, 4, 28, 'body-deep')}
      <rect fill="$rubber" x="158" y="128" width="36" height="28" rx="4"/>
      <path fill="$red" d="M162 132h28v10h-28z"/>
      <path fill="$rubber-light" d="M162 144h28v8h-28z"/>
    `,
  },
  'panel-box': {
    shadow: { cx: 120, rx: 96, cy: 220 },
    plate: { x: 120, y: 51, width: 110, size: 15, on: 'body' },
    detail: { cx: 120, cy: 92, side: 140 },
    shapes: `
      <rect fill="$cream" x="20" y="24" width="200" height="190" rx="12"/>
      <path fill="$grey" d="M202 24h6a12 12 0 0 1 12 12v166a12 12 0 0 1-12 12h-6z"/>
      <path fill="$body" d="M32 36h158v30H32z"/>
      <path fill="$body-light" d="M32 36h158v4H32z"/>
      <path fill="$body-shade" d="M32 58h158v8H32z"/>
      <rect fill="$rubber" x="32" y="76" width="158" height="92" rx="6"/>
      <path fill="$metal-dark" d="M36 118h150v8H36z"/>
      ${[0, 1, 2, 3, 4, 5, 6].map((place) => `<rect fill="$white" x="${39 + place * 21}" y="88" width="19" height="68" rx="2"/><rect fill="$grey" x="${53 + place * 21}" y="88" width="5" height="68"/><rect fill="${place === 0 ? '$red' : place === 5 ? '$rubber' : '$body'}" x="${43 + place * 21}" y="112" width="10" height="22" rx="2"/>`).join('')}
      <path fill="$water" d="M32 82a6 6 0 0 1 6-6h92l-66 92H38a6 6 0 0 1-6-6z" opacity=".28"/>
      <path fill="$metal" d="M40 180h60v6H40zm0 12h40v6H40z"/>
      <rect fill="$rubber" x="176" y="176" width="16" height="28" rx="4"/>
      <circle fill="$metal-light" cx="184" cy="190" r="4"/>
      <path fill="$metal-dark" d="M194 84h6v22h-6zm0 54h6v22h-6z"/>
    `,
  },
} as const satisfies Record<string, Drawing>
