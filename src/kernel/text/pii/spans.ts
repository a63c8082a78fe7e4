import type { Candidate, PiiType } from './types.ts'
import { MASKED_UNIT } from './masks.ts'

/** Where two detectors claim the same characters the earlier type wins: what was checked beats what was guessed. */
const RANK: readonly PiiType[] = [
  'EMAIL',
  'URL',
  'ID',
  'ACCOUNT',
  'PHONE',
  'BIRTHDATE',
  'ADDRESS',
  'SCHOOL',
  'COMPANY',
  'NAME',
]
const SUBSTANCE = /[\p{L}\p{N}]/u

/**
 * Candidates without overlap, in order. The loser of an overlap keeps what the winner leaves of it, because every
 * character a detector pointed at must end up under some mask.
 */
export function resolve(text: string, candidates: readonly Candidate[]): Candidate[] {
  const taken: Candidate[] = []
  const ranked = candidates.toSorted(
    (a, b) => RANK.indexOf(a.type) - RANK.indexOf(b.type) || b.end - b.start - (a.end - a.start) || a.start - b.start,
  )
  for (const candidate of ranked)
    for (const piece of remainder(candidate, taken)) if (isWorth(text, piece, candidate)) keep(text, piece, taken)
  return taken.toSorted((a, b) => a.start - b.start)
}

/** What a stronger claim leaves of an address is one only with a number in it: "is" before an account is none. */
function isWorth(text: string, piece: Candidate, whole: Candidate): boolean {
  if (piece.type !== 'ADDRESS' || piece.end - piece.start === whole.end - whole.start) return true
  return /\d/.test(text.slice(piece.start, piece.end))
}

function remainder(candidate: Candidate, taken: readonly Candidate[]): Candidate[] {
  let pieces: Candidate[] = [candidate]
  for (const other of taken) {
    if (other.end <= candidate.start || other.start >= candidate.end) continue
    pieces = pieces.flatMap((piece) => {
      if (other.end <= piece.start || other.start >= piece.end) return [piece]
      return [
        { ...piece, end: other.start },
        { ...piece, start: other.end },
      ].filter(({ start, end }) => start < end)
    })
  }
  return pieces
}

function keep(text: string, piece: Candidate, taken: Candidate[]): void {
  let { start, end } = piece
  for (let i = start; i < end; i++) {
    if (text[i] !== MASKED_UNIT) continue
    keep(text, { ...piece, end: i }, taken)
    start = i + 1
  }
  while (start < end && /[\s、。，,;:：]/.test(text[start] ?? '')) start++
  while (end > start && /[\s、。，,;:：]/.test(text[end - 1] ?? '')) end--
  if (SUBSTANCE.test(text.slice(start, end))) taken.push({ ...piece, start, end })
}
