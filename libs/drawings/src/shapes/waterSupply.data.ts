import type { Drawing } from '../drawing.ts'

export const WATER_SUPPLY = {
  boiler: {
    shadow: { cx: 120, rx: 70, cy: 228 },
    plate: { x: 112, y: 148, width: 88, size: 16, on: 'body' },
    detail: { cx: 120, cy: 124, side: 134 },
    shapes: `
      <path fill="$metal-dark" d="M84 196h14v30H84zm58 0h14v30h-14z"/>
      <path fill="$metal-light" d="M84 196h5v30h-5zm58 0h5v30h-5z"/>
      <path fill="$red" d="M82 208h18v9H82z"/>
      <path fill="$blue" d="M140 208h18v9h-18z"/>
      <rect fill="$rubber" x="70" y="186" width="100" height="16" rx="7"/>
      <rect fill="$cream" x="52" y="10" width="136" height="184" rx="44"/>
      <path fill="$grey" d="M150 10a44 44 0 0 1 38 44v96a44 44 0 0 1-38 44z"/>
      <path fill="$white" d="M70 46a30 30 0 0 1 14-20v138a30 30 0 0 1-14-20z"/>
      <path fill="$body" d="M52 128h136v40H52z"/>
      <path fill="$body-shade" d="M52 156h136v12H52z"/>
      <path fill="$body-deep" d="M172 128h16v40h-16z"/>
      <path fill="$body-light" d="M52 128h120v4H52z"/>
      <circle fill="$metal-dark" cx="116" cy="84" r="29"/>
      <circle fill="$white" cx="116" cy="84" r="25"/>
      <path fill="none" stroke="$blue" d="M100 96a20 20 0 0 1 4-27" stroke-width="5"/>
      <path fill="none" stroke="$red" d="M128 68a20 20 0 0 1 4 28" stroke-width="5"/>
      <path fill="none" stroke="$rubber" d="m116 86 11-13" stroke-width="5"/>
      <circle fill="$rubber" cx="116" cy="86" r="5"/>
      <circle fill="$red" cx="116" cy="180" r="5"/>
      <path fill="$metal" d="M88 2h14v10H88zm50 0h14v10h-14z"/>
    `,
  },
  valve: {
    shadow: { cx: 120, rx: 96, cy: 214 },
    plate: { x: 168, y: 66, width: 84, size: 14, on: 'body' },
    detail: { cx: 150, cy: 96, side: 138 },
    shapes: `
      <path fill="$metal-dark" d="M8 130h28v60H8zm196 0h28v60h-28z"/>
      <path fill="none" stroke="$metal-deep" d="M12 130v60m6-60v60m6-60v60m6-60v60m180-60v60m6-60v60m6-60v60m6-60v60" stroke-width="2"/>
      <path fill="$metal" d="M34 112h44v96H34zm128 0h44v96h-44z"/>
      <path fill="$metal-light" d="M34 112h44v26H34zm128 0h44v26h-44z"/>
      <path fill="$metal-dark" d="M34 180h44v28H34zm128 0h44v28h-44z"/>
      <circle fill="$metal" cx="120" cy="160" r="52"/>
      <path fill="$metal-light" d="M70 146a52 52 0 0 1 100 0c-30-16-70-16-100 0z"/>
      <path fill="$metal-dark" d="M74 185a52 52 0 0 0 92 0c-28 14-64 14-92 0z"/>
      <path fill="$white" d="M84 134a44 44 0 0 1 30-19v6a38 38 0 0 0-24 16z"/>
      <path fill="$metal" d="M104 86h32v28h-32z"/>
      <path fill="$metal-dark" d="M124 86h12v28h-12z"/>
      <path fill="$metal-light" d="M100 98h40v12h-40z"/>
      <path fill="$body" d="M96 50h122a14 14 0 0 1 14 14v6a14 14 0 0 1-14 14H140l-8 8h-36a10 10 0 0 1-10-10V60a10 10 0 0 1 10-10z"/>
      <path fill="$body-shade" d="M86 76h145a14 14 0 0 1-13 8h-78l-8 8H96a10 10 0 0 1-10-10z"/>
      <path fill="$body-light" d="M96 50h122a14 14 0 0 1 12 7H87a10 10 0 0 1 9-7z"/>
      <path fill="$metal-dark" d="M106 38h26v14h-26z"/>
      <path fill="$metal-light" d="M106 38h11v14h-11z"/>
    `,
  },
  'water-filter': {
    shadow: { cx: 120, rx: 66, cy: 226 },
    plate: { x: 120, y: 54, width: 96, size: 17, on: 'body' },
    detail: { cx: 120, cy: 78, side: 128 },
    shapes: `
      <path fill="$water" d="M62 84h116v96a42 42 0 0 1-42 42h-32a42 42 0 0 1-42-42z"/>
      <rect fill="$cream" x="88" y="84" width="64" height="122" rx="6"/>
      <path fill="$grey" d="M132 84h20v116a6 6 0 0 1-6 6h-14z"/>
      <path fill="none" stroke="$line" d="M88 102h64m-64 16h64m-64 16h64m-64 16h64m-64 16h64m-64 16h64" stroke-width="3"/>
      <path fill="$blue" d="M88 196h64v4a6 6 0 0 1-6 6H94a6 6 0 0 1-6-6z"/>
      <path fill="$white" d="M70 92h8v92c0 8 2 14 6 20-8-4-14-12-14-24z"/>
      <path fill="$blue" d="M162 84h16v96a42 42 0 0 1-32 41c10-10 16-22 16-41z" opacity=".45"/>
      <path fill="$metal-dark" d="M10 42h44v30H10zm176 0h44v30h-44z"/>
      <path fill="$metal-light" d="M10 42h44v9H10zm176 0h44v9h-44z"/>
      <path fill="$metal" d="M10 36h14v42H10zm206 0h14v42h-14z"/>
      <path fill="$body" d="M64 26h112a14 14 0 0 1 14 14v34H50V40a14 14 0 0 1 14-14z"/>
      <path fill="$body-light" d="M64 26h112a14 14 0 0 1 13 8H51a14 14 0 0 1 13-8z"/>
      <path fill="$body-shade" d="M50 66h140v12H50z"/>
      <path fill="$rubber" d="M54 76h132v16H54z"/>
      <path fill="none" stroke="$rubber-light" d="M66 78v12m12-12v12m12-12v12m12-12v12m12-12v12m12-12v12m12-12v12m12-12v12m12-12v12m12-12v12" stroke-width="3"/>
      <rect fill="$red" x="108" y="12" width="24" height="16" rx="5"/>
      <path fill="$metal" d="M104 22h32v6h-32z"/>
    `,
  },
  pipe: {
    shadow: { cx: 120, rx: 92, cy: 216 },
    plate: { x: 108, y: 134, width: 84, size: 13, on: 'white', turn: -30 },
    detail: { cx: 118, cy: 124, side: 128 },
    shapes: `
      <g transform="rotate(-30 120 126)">
      ${[58, 104, 150]
        .map(
          (y) => `<path fill="$cream" d="M20 ${y}h196a7 21 0 0 1 0 42H20z"/>
      <path fill="$white" d="M20 ${y + 4}h197v8H20z"/>
      <path fill="$grey" d="M20 ${y + 28}h202a7 21 0 0 1-6 14H20z"/>
      <path fill="$body" d="M20 ${y + 32}h200v4H20z"/>
      <ellipse fill="$metal" cx="20" cy="${y + 21}" rx="10" ry="21"/>
      <ellipse fill="$rubber" cx="20" cy="${y + 21}" rx="6" ry="14"/>`,
        )
        .join('')}
      <path fill="$body" d="M168 52h22v148h-22z"/>
      <path fill="$body-shade" d="M168 92h22v12h-22zm0 46h22v12h-22zm0 46h22v16h-22z"/>
      <path fill="$body-light" d="M168 52h22v6h-22zm0 52h22v5h-22zm0 46h22v5h-22z"/>
      </g>
    `,
  },
  shower: {
    shadow: { cx: 150, rx: 70, cy: 228 },
    plate: { x: 156, y: 197, width: 84, size: 15, on: 'body' },
    detail: { cx: 152, cy: 164, side: 132 },
    shapes: `
      <path fill="none" stroke="$water" d="M40 74v22m16-22v34m16-34v26m16-26v36m16-36v20" stroke-width="4"/>
      <path fill="$metal" d="M150 40h14v166h-14z"/>
      <path fill="$metal-light" d="M150 40h5v166h-5z"/>
      <path fill="none" stroke="$metal" d="M157 44c0-22-14-28-34-28H80c-8 0-8 6-8 14v16" stroke-width="13"/>
      <path fill="none" stroke="$metal-light" d="M153 40c0-16-12-21-30-21H80" stroke-width="4"/>
      <path fill="$metal-light" d="M60 44h24l36 16H24z"/>
      <path fill="$metal-dark" d="M20 60h104v9H20z"/>
      <path fill="$rubber" d="M28 69h88v6H28z"/>
      <path fill="none" stroke="$metal-dark" d="M188 96c26 20 38 62 20 96-8 14-22 16-34 10" stroke-width="7"/>
      <path fill="none" stroke="$metal-light" d="M190 97c24 20 36 60 19 92" stroke-width="2.5"/>
      <path fill="$metal-dark" d="M144 96h34v18h-34z"/>
      <path fill="$metal" d="m180 60 20 8-12 46-14-4z"/>
      <path fill="$metal-light" d="m182 62 6 2-9 44-5-2z"/>
      <path fill="$metal-light" d="m170 44 44 16-6 16-44-16z"/>
      <path fill="$metal-dark" d="m166 54 44 16-3 7-44-16z"/>
      <rect fill="$body" x="88" y="180" width="136" height="34" rx="14"/>
      <path fill="$body-shade" d="M90 202h132a14 14 0 0 1-12 12H102a14 14 0 0 1-12-12z"/>
      <path fill="$body-light" d="M102 180h108a14 14 0 0 1 12 7H90a14 14 0 0 1 12-7z"/>
      <rect fill="$metal" x="72" y="174" width="30" height="46" rx="7"/>
      <path fill="$metal-light" d="M79 174h6v46h-6a7 7 0 0 1-7-7v-32a7 7 0 0 1 7-7z"/>
      <rect fill="$metal" x="208" y="174" width="28" height="46" rx="7"/>
      <path fill="$metal-dark" d="M224 174h5a7 7 0 0 1 7 7v32a7 7 0 0 1-7 7h-5z"/>
      <circle fill="$red" cx="87" cy="196" r="5"/>
      <circle fill="$blue" cx="218" cy="196" r="5"/>
      <path fill="$metal-dark" d="M146 212h22v14h-22z"/>
    `,
  },
} as const satisfies Record<string, Drawing>
