import type { Drawing } from '../drawing.ts'

export const WORKWEAR = {
  gloves: {
    shadow: { cx: 120, rx: 80, cy: 220 },
    detail: { cx: 90, cy: 100, side: 124 },
    shapes: `
      <g transform="translate(104 12) rotate(10 60 110)">
      <path fill="$rubber-light" d="M28 44a9 9 0 0 1 18 0v40h4V30a9 9 0 0 1 18 0v54h4V36a9 9 0 0 1 18 0v50h4V56a8 8 0 0 1 16 0v62c0 22-10 34-18 42H40C28 142 8 124 2 110c-4-10 8-16 16-8l10 12z"/>
      <path fill="$grey" d="M40 156h54v44H40z"/>
      </g>
      <g transform="translate(16 14) rotate(-6 60 110)">
      <path fill="$rubber-light" d="M38 150h62v48a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z" opacity="0"/>
      <path fill="$grey" d="M40 152h58v46a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4z"/>
      <path fill="none" stroke="$metal" d="M46 154v46m7-46v46m7-46v46m7-46v46m7-46v46m7-46v46m7-46v46" stroke-width="2"/>
      <path fill="$body" d="M40 186h58v10H40z"/>
      <path fill="$body" d="M24 44a9.5 9.5 0 0 1 19 0v44h3V28a9.5 9.5 0 0 1 19 0v58h3V32a9.5 9.5 0 0 1 19 0v56h3V54a9 9 0 0 1 18 0v66c0 20-8 28-12 36H42C30 140 6 126-2 110c-5-11 8-18 17-9l9 9z"/>
      <path fill="$body-shade" d="M90 54a9 9 0 0 1 18 0v66c0 20-8 28-12 36H42l-6-8c34 4 52-2 54-34z"/>
      <path fill="$body-light" d="M28 44a6 6 0 0 1 6-6v60h-6zM51 28a6 6 0 0 1 6-6v60h-6zM73 32a6 6 0 0 1 6-6v56h-6z"/>
      <path fill="none" stroke="$body-shade" d="M40 118c14-6 34-6 48 0M44 132c12-5 26-5 40 0" stroke-width="2.5"/>
      </g>
    `,
  },
  helmet: {
    shadow: { cx: 120, rx: 84, cy: 196 },
    detail: { cx: 120, cy: 110, side: 124 },
    shapes: `
      <path fill="$rubber" d="M46 164h150l-6 18c-40 8-96 8-136 0z"/>
      <path fill="$body" d="M34 158c0-62 34-100 88-100s86 38 86 96z"/>
      <path fill="$body-shade" d="M150 62c36 12 58 44 58 92l-52 2c4-36 2-66-6-94z"/>
      <path fill="$body-light" d="M46 150c2-44 24-74 58-84-22 16-36 44-38 84z"/>
      <path fill="$body-light" d="M104 60c4-10 28-10 32 0 10 26 12 60 10 98H94c-2-38 0-72 10-98z"/>
      <path fill="$body" d="M112 58c6-5 16-5 20 0 8 28 9 62 8 100h-36c-1-38 0-72 8-100z"/>
      <path fill="$body" d="M14 164c0-10 40-16 100-16s116 4 116 14c0 6-10 8-18 8-60-6-130-6-182 2-10 1-16-2-16-8z"/>
      <path fill="$body-shade" d="M14 164c0 6 6 9 16 8 52-8 122-8 182-2 8 0 18-2 18-8l-1-3c-60-8-150-8-214 3z"/>
      <path fill="$rubber-dark" d="M72 122h18v4H72zm0 10h18v4H72zm82-10h18v4h-18zm0 10h18v4h-18z" opacity=".5"/>
    `,
  },
  boots: {
    shadow: { cx: 122, rx: 96, cy: 216 },
    plate: { x: 132, y: 58, width: 58, size: 14, on: 'body' },
    detail: { cx: 116, cy: 112, side: 140 },
    shapes: `
      <path fill="$rubber-dark" d="M140 34h72c4 30-2 60 6 86 6 20 8 40 6 76H90c0-30 50-60 52-92z"/>
      <path fill="$body-shade" d="M170 34h42l2 20h-44z"/>
      <path fill="$rubber" d="M92 60h80c3 26-2 46 6 68 5 14 8 30 8 58H32c-10 0-14-8-12-20 4-18 20-24 42-30 22-6 32-20 32-44z"/>
      <path fill="$rubber-light" d="M32 186c-10 0-14-8-12-20 4-18 18-24 38-29 10 10 16 28 14 49z"/>
      <path fill="$rubber-light" d="M120 74h8c0 30-8 52-26 72l-8-4c18-18 26-40 26-68z"/>
      <path fill="$body" d="M90 46h84a5 5 0 0 1 5 5l-4 20H93l-8-20a5 5 0 0 1 5-5z"/>
      <path fill="$body-light" d="M90 46h84a5 5 0 0 1 4 3H86a5 5 0 0 1 4-3z"/>
      <path fill="$body-shade" d="M92 66h84l-1 6H93z"/>
      <path fill="$body" d="M142 96c16-2 28 0 33 4l6 34c-16 4-34 2-46-6 6-10 8-20 7-32z"/>
      <path fill="$body-shade" d="M136 128c12 8 28 10 44 6l2 10c-18 4-38 2-52-8z"/>
      <path fill="none" stroke="$metal-light" d="m92 86 30 8m-34 6 31 10m-38 2 32 13m-44-3 36 15" stroke-width="4.5"/>
      <path fill="$body" d="M18 180h170v9H18z"/>
      <path fill="$rubber-dark" d="M16 188h174v14a8 8 0 0 1-8 8h-44l-6-8h-24l-6 8H28a12 12 0 0 1-12-12z"/>
      <path fill="none" stroke="$rubber-light" d="M28 200v8m12-8v8m12-8v8m12-8v8m12-8v8m72-8v8m12-8v8m12-8v8" stroke-width="4"/>
      <path fill="$rubber-dark" d="M190 186h34v16a8 8 0 0 1-8 8h-26z"/>
    `,
  },
  jacket: {
    shadow: { cx: 120, rx: 88, cy: 226 },
    plate: { x: 149, y: 104, width: 42, size: 13, on: 'body' },
    detail: { cx: 120, cy: 92, side: 136 },
    shapes: `
      <path fill="$body" d="M62 48C50 54 46 64 43 78L20 186l32 10 22-66z"/>
      <path fill="$body-shade" d="M178 48c12 6 16 16 19 30l23 108-32 10-22-66z"/>
      <path fill="$metal-light" d="m29 142 33 10-4 13-32-10zm182 0-33 10 4 13 32-10z"/>
      <path fill="$rubber" d="m20 186 32 10-3 12-32-10zm200 0-32 10 3 12 32-10z"/>
      <path fill="$body" d="m86 38-24 10v170h116V48l-24-10-34 14z"/>
      <path fill="$body-shade" d="M146 41l8-3 24 10v170h-30z"/>
      <path fill="$rubber" d="m86 38-24 10-8 7c4 12 6 20 8 23 20 6 38 6 58 2V52zm68 0 24 10 8 7c-4 12-6 20-8 23-20 6-38 6-58 2V52z"/>
      <path fill="$rubber-dark" d="M90 22h60l4 16c-6 14-18 22-34 22s-28-8-34-22z"/>
      <path fill="$rubber-light" d="M90 22c-4 4-7 14-6 22 6 10 14 16 24 20l12-12-22-26zm60 0c4 4 7 14 6 22-6 10-14 16-24 20l-12-12 22-26z"/>
      <path fill="$metal-light" d="M62 134h116v14H62zm0 38h116v14H62z"/>
      <path fill="$metal" d="M148 134h30v14h-30zm0 38h30v14h-30z"/>
      <path fill="$body-light" d="M66 82h4v48h-4z"/>
      <path fill="$body-shade" d="M76 98h30v26H76z"/>
      <path fill="$body-deep" d="M74 94h34v8H74z"/>
      <path fill="$rubber" d="M62 208h116v12H62z"/>
      <path fill="none" stroke="$rubber" d="M120 56v164" stroke-width="5"/>
      <path fill="none" stroke="$metal" d="M120 60v156" stroke-width="2" stroke-dasharray="3 2"/>
    `,
  },
} as const satisfies Record<string, Drawing>
