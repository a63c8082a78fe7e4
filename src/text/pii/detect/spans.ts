import type { Candidate, PiiType } from '../types.ts'
import { MASKED_UNIT } from '../masks/masks.ts'

/** Where two detectors claim the same characters the earlier type wins: what was checked beats what was guessed. */
const RANK: Readonly<Record<PiiType, number>> = {
  EMAIL: 0,
  URL: 1,
  ID: 2,
  ACCOUNT: 3,
  PHONE: 4,
  BIRTHDATE: 5,
  ADDRESS: 6,
  SCHOOL: 7,
  COMPANY: 8,
  NAME: 9,
}
/** Which characters are taken; used again, because a buffer of its own for every message costs more than the work. */
let room = new Uint8Array(1024)
const SUBSTANCE = /[\p{L}\p{N}]/u

/**
 * Candidates without overlap, in order. The loser of an overlap keeps what the winner leaves of it, because every
 * character a detector pointed at must end up under some mask.
 */
export function resolve(text: string, candidates: readonly Candidate[]): Candidate[] {
  const taken: Candidate[] = []
  if (candidates.length === 0) return taken
  if (room.length < text.length) room = new Uint8Array(text.length * 2)
  const claimed = room.fill(0, 0, text.length)
  const ranked = candidates.toSorted(
    (a, b) => RANK[a.type] - RANK[b.type] || b.end - b.start - (a.end - a.start) || a.start - b.start,
  )
  for (const candidate of ranked)
    for (const piece of remainder(candidate, claimed))
      if (isWorth(text, piece, candidate)) keep(text, piece, taken, claimed)
  return taken.toSorted((a, b) => a.start - b.start)
}

/** What a stronger claim leaves of an address is one only with a number in it: "is" before an account is none. */
function isWorth(text: string, piece: Candidate, whole: Candidate): boolean {
  if (piece.type !== 'ADDRESS' || piece.end - piece.start === whole.end - whole.start) return true
  return /\d/.test(text.slice(piece.start, piece.end))
}

/** What no stronger candidate has claimed, read off the characters: a long text holds too many spans to compare them all. */
function remainder(candidate: Candidate, claimed: Uint8Array): Candidate[] {
  const pieces: Candidate[] = []
  let start = candidate.start
  for (let at = candidate.start; at <= candidate.end; at++) {
    if (at < candidate.end && claimed[at] === 0) continue
    if (at > start) pieces.push({ ...candidate, start, end: at })
    start = at + 1
  }
  return pieces
}

function keep(text: string, piece: Candidate, taken: Candidate[], claimed: Uint8Array): void {
  let { start, end } = piece
  for (let i = start; i < end; i++) {
    if (text[i] !== MASKED_UNIT) continue
    keep(text, { ...piece, start, end: i }, taken, claimed)
    start = i + 1
  }
  while (start < end && /[\s、。，,;:：]/.test(text[start] ?? '')) start++
  while (end > start && /[\s、。，,;:：]/.test(text[end - 1] ?? '')) end--
  if (!SUBSTANCE.test(text.slice(start, end))) return
  taken.push({ ...piece, start, end })
  claimed.fill(1, start, end)
}
