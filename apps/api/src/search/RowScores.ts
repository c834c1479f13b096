/** Scores of rows that begin empty again at little cost: only the touched ones are wiped. */
export class RowScores {
  readonly score: Uint8Array
  readonly rows: Int32Array
  count = 0

  constructor(size: number) {
    this.score = new Uint8Array(size)
    this.rows = new Int32Array(size)
  }

  /** Keeps the better score; `bonus` is what a second place where the term stands is worth. */
  raise(row: number, score: number, bonus: number): void {
    const known = this.score[row]!
    if (known === 0) {
      this.rows[this.count++] = row
      this.score[row] = score
    } else {
      this.score[row] = Math.max(known, score) + bonus
    }
  }

  clear(): void {
    const { score, rows, count } = this
    for (let i = 0; i < count; i++) score[rows[i]!] = 0
    this.count = 0
  }
}
