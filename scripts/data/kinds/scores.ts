/** What was said to be what, and what it was. */
export interface Judged {
  gold: string
  said: string
}

export interface LabelScore {
  precision: number
  recall: number
  f1: number
  count: number
}

export interface Scores {
  macroF1: number
  accuracy: number
  labels: Record<string, LabelScore>
}

const rounded = (value: number): number => Number(value.toFixed(4))
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Precision, recall and F1 of each label that occurs, and their plain mean. */
export function scoresOf(judged: readonly Judged[]): Scores {
  const names = [...new Set(judged.map(({ gold }) => gold))].sort()
  const labels = Object.fromEntries(names.map((name) => [name, scoreOf(name, judged)]))
  const right = judged.filter(({ gold, said }) => gold === said).length
  return {
    macroF1: rounded(
      share(
        Object.values(labels).reduce((sum, { f1 }) => sum + f1, 0),
        names.length,
      ),
    ),
    accuracy: rounded(share(right, judged.length)),
    labels,
  }
}

function scoreOf(name: string, judged: readonly Judged[]): LabelScore {
  const count = judged.filter(({ gold }) => gold === name).length
  const claimed = judged.filter(({ said }) => said === name).length
  const right = judged.filter(({ gold, said }) => gold === name && said === name).length
  return {
    precision: rounded(share(right, claimed)),
    recall: rounded(share(right, count)),
    f1: rounded(share(2 * right, count + claimed)),
    count,
  }
}
