/** One step of the feature hash. Training and tagging share it, so changing it makes the shipped weights worthless. */
export function mix(hash: number, value: number): number {
  const h = Math.imul(hash ^ value, 0x9e3779b1)
  return h ^ (h >>> 15)
}

export function hashRange(text: string, start: number, end: number, seed: number): number {
  let h = seed
  for (let i = start; i < end; i++) h = mix(h, text.charCodeAt(i))
  return h
}
