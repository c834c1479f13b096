import type { Drawing } from '../drawing.ts'
import { radiatorSection } from './parts.ts'

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
  pump: {
    shadow: { cx: 122, rx: 98, cy: 222 },
    plate: { x: 120, y: 165, width: 104, size: 22, on: 'body' },
    detail: { cx: 114, cy: 118, side: 156 },
    shapes: `
      <path fill="$rubber" d="M48 198h36l8 22H40zm108 0h36l8 22h-52z"/>
      <path fill="$body" d="M54 130h132a36 36 0 0 1 36 36v6a36 36 0 0 1-36 36H54a36 36 0 0 1-36-36v-6a36 36 0 0 1 36-36z"/>
      <path fill="$body-shade" d="M19 182h202a36 36 0 0 1-35 26H54a36 36 0 0 1-35-26z"/>
      <path fill="$body-light" d="M54 135h132c11 0 21 5 27 14-7-5-16-8-27-8H54c-11 0-20 3-27 8 6-9 16-14 27-14z"/>
      <path fill="none" stroke="$body-deep" d="M46 131v76m148-76v76" stroke-width="2"/>
      <path fill="$rubber" d="M62 118h124v14H62z"/>
      <path fill="$rubber" d="M112 54h84a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14h-84z"/>
      <path fill="$rubber-light" d="M112 54h84a14 14 0 0 1 13 10h-97z"/>
      <path fill="none" stroke="$rubber-dark" d="M124 72h56M124 81h56M124 90h56M124 99h56M124 108h56" stroke-width="3"/>
      <path fill="$rubber-light" d="M188 54h8a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14h-8z"/>
      <path fill="$body" d="M134 40h40v16h-40z"/>
      <path fill="$body-light" d="M134 40h40v4h-40z"/>
      <path fill="$metal" d="M66 52h48v68H58V60z"/>
      <path fill="$metal-dark" d="M58 98h56v22H58z"/>
      <path fill="$metal-light" d="M66 52h48v8H59z"/>
      <path fill="$metal-dark" d="M34 70h26v28H34z"/>
      <path fill="$metal" d="M34 70h26v11H34z"/>
      <path fill="$metal-dark" d="M24 64h12v40H24z"/>
      <path fill="$metal-light" d="M24 64h5v40h-5z"/>
      <path fill="$metal-dark" d="M76 34h24v18H76z"/>
      <path fill="$metal" d="M70 28h36v9H70z"/>
      <circle fill="$rubber" cx="88" cy="84" r="18"/>
      <circle fill="$white" cx="88" cy="84" r="14"/>
      <path fill="none" stroke="$red" d="m88 84 7-7" stroke-width="3"/>
      <path fill="none" stroke="$rubber" d="M79 90a11 11 0 1 1 18 0" stroke-width="2"/>
    `,
  },
  radiator: {
    shadow: { cx: 122, rx: 92, cy: 212 },
    plate: { x: 200, y: 126, width: 92, size: 14, on: 'white', turn: -90 },
    detail: { cx: 166, cy: 112, side: 144 },
    shapes: `
      <path fill="$metal-dark" d="M26 64h192v14H26zm20 118h172v14H46z"/>
      ${[0, 1, 2, 3, 4, 5].map((index) => radiatorSection(40 + index * 29)).join('')}
      <path fill="$metal-dark" d="M216 60h8v22h-8zm0 118h8v22h-8z"/>
      <path fill="$metal" d="M28 58h12v26H28z"/>
      <path fill="$metal-light" d="M28 58h12v8H28z"/>
            <path fill="$metal-dark" d="M14 71h12v138H14z"/>
      <path fill="$metal-light" d="M14 71h4v138h-4z"/>
      <path fill="$body" d="M6 26h30a4 4 0 0 1 4 4v30H2V30a4 4 0 0 1 4-4z"/>
      <path fill="$body-shade" d="M28 26h8a4 4 0 0 1 4 4v30H28z"/>
      <path fill="$body-light" d="M8 30h5v26H8z"/>
      <path fill="$metal" d="M8 60h26v11H8z"/>
    `,
  },
} as const satisfies Record<string, Drawing>
