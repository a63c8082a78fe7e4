const LONGEST = 255
const NO_NAME =
  /^(?:-|~|\s)|[\s.~]$|\.(?:exe|dll|so|dylib|scr|msi|com)$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*?"<>|:\\]|%[\da-f]{2}/iu
const RESERVED = /^(?:\.git|\.hg|\.svn|node_modules|con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu
/** What a shell or a program of the person's own would read by itself; settings of a repository are known by name. */
const HIDDEN = /^\./u
const REPOSITORY_SETTINGS =
  /^\.(?:(?:git|npm|docker|eslint|prettier|stylelint)ignore|gitattributes|gitkeep|editorconfig|browserslistrc|(?:eslint|prettier|babel|stylelint|swc|lintstaged|markdownlint)rc(?:\.\w+)?|rubocop\.yml|flake8|pylintrc|pre-commit-config\.yaml|github|husky|storybook|changeset|vscode)$/iu
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
    // What only looks like another letter, as ｐassword.ts does.
    if (name.normalize('NFKC') !== name.normalize('NFC')) return false
    if (HIDDEN.test(name) && !REPOSITORY_SETTINGS.test(name)) return false
    return LETTERS.filter((script) => script.test(name)).length < 2
  })
}

const SETTINGS =
  /^(?:package(?:-lock)?|tsconfig(?:\.\w+)?|jsconfig|composer|deno)\.json$|^(?:pyproject|Cargo)\.toml$|^(?:setup|conftest|sitecustomize|usercustomize|__init__|__main__)\.(?:py|cfg)$|^(?:Makefile|Dockerfile|CMakeLists\.txt|go\.mod)$|\.config\.[cm]?[jt]s$/u

/** A file that tools look for by its name: it changes how everything beside it is read. */
export function isSettings(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return SETTINGS.test(name) || REPOSITORY_SETTINGS.test(name)
}
