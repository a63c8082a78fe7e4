import type { Slot } from '#listening/index.ts'
import type { Language } from '../../contract.ts'

/** What is still open about the subject, as the plan keeps it; the person is asked in other words. */
export const SUB_QUESTION: Readonly<Record<Language, Readonly<Record<Slot | 'none', (topic: string) => string>>>> = {
  ja: {
    scene: (topic) => `${topic}の話は、いつ、どこで起きているのか`,
    problem: (topic) => `${topic}のことで、いま何がうまくいっていないのか`,
    consequence: (topic) => `${topic}のことは、何につながるのか`,
    affected: (topic) => `${topic}のことは、誰に関わるのか`,
    wish: (topic) => `${topic}によって、どうなってほしいのか`,
    reason: (topic) => `${topic}が、なぜ本人にとって大事なのか`,
    tried: (topic) => `${topic}について、これまで何を試したのか`,
    none: (topic) => `${topic}について、まだ話されていないことは何か`,
  },
  en: {
    scene: (topic) => `When and where does ${topic} come up`,
    problem: (topic) => `What is not working today about ${topic}`,
    consequence: (topic) => `What does ${topic} lead to`,
    affected: (topic) => `Whom is ${topic} about`,
    wish: (topic) => `What should be different thanks to ${topic}`,
    reason: (topic) => `Why does ${topic} matter to this person`,
    tried: (topic) => `What has been tried so far about ${topic}`,
    none: (topic) => `What has not been said yet about ${topic}`,
  },
}
