/** How a guess came about. A span several makers found has all their bits; the weights are trained on them. */
/** The tagger sees a person, and no rule about words doubts it. */
export const TAGGED = 1
/** The tagger sees one, but what the word mostly is speaks against it. */
export const DOUBTED = 4
/** Somebody says that this is a name. */
export const SAID = 8
/** Beside a word for somebody one knows. */
export const KIN = 16
/** With an honorific or a title. */
export const CALLED = 32
/** A turn of phrase that people mostly use of people. */
export const PHRASE = 64
/** Written like a name, and nothing else. */
export const SHAPE = 128
