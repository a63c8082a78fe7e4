/** What is weighed, by name: each between 0 and 1, the same whichever claim comes first. */
export type Features = Record<string, number>

export const capped = (value: number, most: number): number => Math.min(value, most) / most

/** Notes what is so; what is not so has no entry. */
export const flagger =
  (features: Features) =>
  (name: string, is: boolean): void => {
    if (is) features[name] = 1
  }
