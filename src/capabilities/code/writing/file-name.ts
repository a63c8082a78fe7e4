const LONGEST = 255
const NO_NAME = /^(?:-|~|\s)|[\s.]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*?"<>|:\\]/u
const RESERVED = /^(?:\.git|\.hg|\.svn|node_modules|con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu
const LETTERS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** A name somebody could have given a file of source on purpose, on any machine. */
export function isFileName(path: string): boolean {
  return path.split('/').every((name) => {
    if (name === '' || Buffer.byteLength(name) > LONGEST || NO_NAME.test(name) || RESERVED.test(name)) return false
    return LETTERS.filter((script) => script.test(name)).length < 2
  })
}
