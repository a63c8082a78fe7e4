/** Letters only: `Depends On`, `dependsOn` and `depends-upon` are one word. */
const squashed = (type: string) => type.replace(/[^\p{L}\p{N}]+/gu, '')

const GO =
  '(?:is|are|be|to|must|has|have|can|only|start|starts|started|begin|begins|come|comes|done|do|run|runs|happens?|goes?)*'

/** The one named first waits: from needs to. */
const FIRST_WAITS = new RegExp(
  `^(?:${[
    `${GO}depend(?:s|ent|ant|ing|ency|encies|ed)?(?:on|upon|of|from)?`,
    'dependencyof|dependson',
    `${GO}(?:requires?|requiring|requirement|needs?|needing)(?:first|before)?`,
    `${GO}(?:blocked|stopped|gated|heldup|held|delayed|preceded|enabled|unlocked)by`,
    `${GO}wait(?:s|ing|ed)?(?:for|on|until|till)?|await(?:s|ing)?`,
    `${GO}(?:after|following|followon|follows?(?:from)?|succeeds?|successorof|later(?:than)?|once|upon)`,
    `${GO}(?:relies|rely|relying|builds|build|based|conditional|contingent)(?:on|upon)`,
    '(?:has)?(?:prerequisite|precondition|predecessor|prereq)s?',
    '(?:に|へ)?依存(?:する|している|します|先|関係|元)?',
    '(?:を)?前提(?:とする|条件|にする)?|(?:を)?必要(?:とする|とします)?|(?:を)?要する',
    '(?:の)?(?:後|あと|のち)(?:に|で|工程)?(?:行う|する|始める)?|後続|後工程|後ろ',
    '(?:を)?待つ|(?:を)?待ち|(?:を)?待って(?:いる|る)|(?:に)?ブロックされ(?:る|ている|ます)|(?:が)?終わってから|(?:に)?止められ(?:る|ている)',
  ].join('|')})$`,
  'u',
)

/** The other way round: to needs from. */
const SECOND_WAITS = new RegExp(
  `^(?:${[
    `${GO}block(?:s|ing|er|erof|ersof)?(?:of)?`,
    `${GO}(?:before|precedes?|preceding|predecessorof|prior(?:to)?|earlier(?:than)?|ahead(?:of)?)`,
    `${GO}(?:required|needed|awaited|followed|dependedonby|dependedon)by|${GO}(?:required|needed)for|${GO}dependedonby`,
    '(?:is)?(?:prerequisite|precondition|prereq|dependency)(?:of|for|to)',
    '(?:enables?|unlocks?|gates?|holdsup|holdup|stops?|delays?|hinders?|obstructs?|leadsto)',
    '(?:を)?(?:ブロック(?:する|している|します)?|止める|止めている|妨げる|妨げている|塞ぐ)',
    '(?:に)?先行(?:する|します|している|タスク|作業|工程)?|(?:の)?前(?:に)?(?:行う|する|工程)?|先|(?:の)?前提(?:になる|となる|である)|(?:に)?必要(?:とされる|になる|である)',
  ].join('|')})$`,
  'u',
)

/** Who waits when a relation of this type is drawn; undefined: nobody. */
export function whoWaits(type: string): 'from' | 'to' | undefined {
  const word = squashed(type)
  if (SECOND_WAITS.test(word)) return 'to'
  return FIRST_WAITS.test(word) ? 'from' : undefined
}
