const DEFINES =
  /とは|という(?:の|意味|こと|ふう)|っていうの|って(?:いう|言う)|意味|つまり|要するに|言い換え|言いかえ|言い方|たとえば|例えば|例を|ような|みたいな|といった|など|というと|お伝えし|お尋ねし|伺い|聞きたか|\b(?:mean\w*|for example|for instance|such as|in other words|that is|say|like|by that|put (?:more )?(?:simply|differently|another way)|simply put|i was asking|i am asking|i wanted|wondering|anything that|something that|whatever|any part|an example|e\.g)\b/u

/** Who asked back wants to be told what was meant: a sentence that says so, or an example. */
export function explainsNothing(whole: string): string | null {
  return DEFINES.test(whole) ? null : 'must say what was meant, with an example'
}
