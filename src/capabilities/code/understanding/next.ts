import type { z } from 'zod'
import type { Language } from '#text/index.ts'
import type { Next, Phase, SlotName, ToolName } from '../contract.ts'
import { SLOTS } from '../contract.ts'
import { asksForChange } from '../routing/asks-change.ts'
import { evidenceHint, hintsFor } from '../routing/hints.ts'
import type { SessionRow } from '../rows/sessions.ts'
import type { Met } from './requirements/requirements-met.ts'

const ACTIONS: Readonly<Record<Phase | 'repair', Readonly<Record<Language, string>>>> = {
  EXPLORATION: {
    ja: '足りないものを道具で探し、update_slot と map_symbol で記録してから、もう一度提出してください。',
    en: 'Find what is missing with the tools, record it with update_slot and map_symbol, then submit again.',
  },
  SEMANTIC: {
    ja: 'semantic_search を slot と reason を付けて使い、見つけたものを verify_hypotheses で確かめてください。',
    en: 'Use semantic_search with a slot and a reason, then verify what it yields with verify_hypotheses.',
  },
  VERIFICATION: {
    ja: 'verify_hypotheses で推測を確かめてから、もう一度提出してください。',
    en: 'Verify the guesses with verify_hypotheses, then submit again.',
  },
  READY: {
    ja: '書く前に、ファイルごとに check_write_target で確かめてください。',
    en: 'Ask check_write_target for each file before you write to it.',
  },
  repair: {
    ja: '拒まれた項目を直すか取り除いて、もう一度提出してください。根拠は道具の結果の evidence をそのまま渡します。',
    en: 'Correct or leave out what was refused and submit again. Hand in evidence as the tools returned it.',
  },
}

const TOOLS_FOR: Readonly<Record<string, readonly ToolName[]>> = {
  symbols_identified: ['get_symbols', 'find_definitions'],
  entry_points: ['find_references', 'find_definitions'],
  files_analyzed: ['find_references', 'get_symbols'],
  existing_patterns: ['analyze_structure', 'search_text'],
}

/** What to do now, and with which tools. */
export function nextStep(
  session: SessionRow,
  phase: Phase,
  missing: readonly Met[],
  wrong: number,
): z.output<typeof Next> {
  const { language } = session
  const slots = SLOTS.filter((slot) => missing.some(({ requirement }) => isAbout(requirement, slot)))
  const asked = { language, wantsChange: asksForChange(session) }
  const isShown = (slot: SlotName) => missing.every(({ requirement }) => requirement !== slot)
  const hintFor = (slot: SlotName) => {
    const known = session.slots[slot] !== undefined && isShown(slot) ? evidenceHint(slot, asked) : undefined
    return known === undefined ? hintsFor([slot], asked) : [known]
  }
  const hints = phase === 'READY' ? [] : slots.flatMap(hintFor)
  const tools = [
    ...missing.flatMap(({ requirement }) => TOOLS_FOR[requirement] ?? []),
    ...hints.flatMap((hint) => hint.tools),
  ]
  const action = ACTIONS[phase === 'EXPLORATION' && wrong > 0 ? 'repair' : phase][language]
  return { action, tools: [...new Set(tools)], hints }
}

function isAbout(requirement: string, slot: SlotName): boolean {
  return requirement === slot || requirement === `slot_evidence.${slot}`
}
