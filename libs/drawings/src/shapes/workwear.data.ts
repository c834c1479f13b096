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
} as const satisfies Record<string, Drawing>
