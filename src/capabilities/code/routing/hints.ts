import type { Language } from '#text/index.ts'
import type { Guidance, SlotName, ToolName } from '../contract.ts'

interface Hint {
  hint: Readonly<Record<Language, string>>
  action: Readonly<Record<Language, string>>
  tools: readonly ToolName[]
}

/** What to look for where a request is silent. */
const INVESTIGATION_HINTS: Readonly<Record<SlotName, Hint>> = {
  target_feature: {
    hint: {
      ja: '対象となる機能やモジュールが特定できません。',
      en: 'Which feature or module this is about is not known.',
    },
    action: {
      ja: 'get_symbols や query を使用して、関連しそうなコードの全体像を把握してください。',
      en: 'Use get_symbols or query to see the code that may be concerned.',
    },
    tools: ['query', 'get_symbols', 'analyze_structure'],
  },
  observed_issue: {
    hint: {
      ja: '修正の動機となる『現状の問題』が不明です。',
      en: 'What is wrong now, the reason for the change, is not known.',
    },
    action: {
      ja: 'search_text でエラー文言やログを確認してください。',
      en: 'Use search_text to look for error messages and logs.',
    },
    tools: ['search_text', 'query'],
  },
  trigger_condition: {
    hint: { ja: '問題が発生する再現条件が特定されていません。', en: 'When it happens is not known.' },
    action: {
      ja: 'コード内の if 文や例外処理の条件を探索してください。',
      en: 'Look for the conditions of if statements and error handling in the code.',
    },
    tools: ['search_text', 'find_definitions'],
  },
  desired_action: {
    hint: { ja: '期待する修正方針が不明です。', en: 'What should be done is not known.' },
    action: {
      ja: 'find_references で影響範囲を把握してください。',
      en: 'Use find_references to see what a change reaches.',
    },
    tools: ['find_references', 'analyze_structure'],
  },
}

/** A request for something new has no issue: how the code is now takes its place. */
const STATE_OF_NOW: Hint = {
  hint: {
    ja: '依頼は問題ではなく、ほしいものを言っています。変える場所が今どうなっているかを示してください。',
    en: 'The request names no issue but something that is wanted: show how the place to be changed is now.',
  },
  action: {
    ja: 'get_function_at_line などで変える場所を読み、その行をそのまま observed_issue の値にしてください。',
    en: 'Read the place with get_function_at_line and give a line of it, as it stands, as observed_issue.',
  },
  tools: ['get_function_at_line', 'find_definitions'],
}

/** What the request is about is known, and nothing shows where it lies. */
const TARGET_UNSHOWN: Hint = {
  hint: {
    ja: '対象が書かれている場所を示す根拠がまだありません。',
    en: 'What the request is about has no evidence yet that shows where it lies.',
  },
  action: {
    ja: '対象の定義を find_definitions か get_function_at_line で見て、その evidence を slot_evidence.target_feature に渡してください。',
    en: 'Look at its definition with find_definitions or get_function_at_line and give that evidence as slot_evidence.target_feature.',
  },
  tools: ['find_definitions', 'get_function_at_line'],
}

/** The request says what is wrong, and no line shows it. */
const ISSUE_UNSHOWN: Hint = {
  hint: {
    ja: '依頼の言う問題が、コードのどこで起きるかを示す根拠がまだありません。',
    en: 'What the request says is wrong has no evidence yet that shows where it happens.',
  },
  action: {
    ja: 'get_function_at_line で場所を読み、それをしている行をそのまま resolved_frame.observed_issue に、evidence を slot_evidence.observed_issue に渡してください。',
    en: 'Read the place with get_function_at_line; give the line that does it, as it stands, as resolved_frame.observed_issue and the evidence as slot_evidence.observed_issue.',
  },
  tools: ['get_function_at_line', 'search_text'],
}

/** What to do where a slot is known and only its evidence is missing. */
export function evidenceHint(slot: SlotName, { language, wantsChange }: Hinted): Guidance['hints'][number] | undefined {
  const found = slot === 'target_feature' ? TARGET_UNSHOWN : slot === 'observed_issue' ? ISSUE_UNSHOWN : undefined
  if (found === undefined || (slot === 'observed_issue' && wantsChange)) return undefined
  return { slot, hint: found.hint[language], action: found.action[language], tools: [...found.tools] }
}

/** What a session is like, as far as hints depend on it. */
export interface Hinted {
  language: Language
  /** Whether it wants something that it names (`asks-change.ts`). */
  wantsChange: boolean
}

export function hintsFor(slots: readonly SlotName[], { language, wantsChange }: Hinted): Guidance['hints'] {
  return slots.map((slot) => {
    const { hint, action, tools } = slot === 'observed_issue' && wantsChange ? STATE_OF_NOW : INVESTIGATION_HINTS[slot]
    return { slot, hint: hint[language], action: action[language], tools: [...tools] }
  })
}

export function guidanceFor(
  missing: readonly SlotName[],
  session: Hinted,
  category: Guidance['category'],
  lookFirst: Guidance['look_first'] = [],
): Guidance {
  const hints = hintsFor(missing, session)
  return {
    missing_slots: [...missing],
    hints,
    recommended_tools: [...new Set(hints.flatMap(({ tools }) => tools))],
    category,
    look_first: lookFirst,
  }
}
