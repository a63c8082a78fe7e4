import { extname } from 'node:path/posix'

/** Just enough of a family of languages to tell code, comments, strings, definitions and imports apart. */
export interface Family {
  /** Its three groups: a comment, a string, a word. */
  tokens: RegExp
  /** One of its groups is the name. */
  definitions: RegExp
  imports: RegExp
}

const WORD = String.raw`([\w$\u0080-\uffff]+)`
const DOUBLE = String.raw`"[^"\\\n]*(?:\\[^][^"\\\n]*)*"?`
const SINGLE = String.raw`'[^'\\\n]*(?:\\[^][^'\\\n]*)*'?`
const TEMPLATE = '`[^`\\\\]*(?:\\\\[^][^`\\\\]*)*`?'
const SLASHES = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`
const HASH = String.raw`#[^\n]*`
const DASHES = String.raw`--\[\[[^]*?(?:\]\]|$)|--[^\n]*|\{-[^]*?(?:-\}|$)`
const DOCUMENTING = String.raw`"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)`

function tokens(comment: string, string: string): RegExp {
  return new RegExp(`(${comment})|(${string})|${WORD}`, 'g')
}

const GENERIC =
  /^[ \t]*(?:[\w@]+[ \t]+)*?(?:function|def|fn|fun|func|class|struct|interface|enum|trait|module|object|type|protocol)[ \t]+([\w$.]+)/gm
const MODIFIERS =
  'public|private|protected|internal|static|final|abstract|synchronized|default|override|virtual|async|suspend|native'

const SCRIPT: Family = {
  tokens: tokens(SLASHES, `${DOUBLE}|${SINGLE}|${TEMPLATE}`),
  definitions:
    /^[ \t]*(?:export[ \t]+)?(?:default[ \t]+)?(?:declare[ \t]+)?(?:abstract[ \t]+)?(?:async[ \t]+)?(?:function\*?|class|interface|enum|namespace|type)[ \t]+([\w$]+)|^(?:export[ \t]+)?(?:const|let|var)[ \t]+([\w$]+)|^[ \t]+(?:(?:public|private|protected|static|async|override|readonly|get|set)[ \t]+)*(?!(?:if|for|while|switch|catch|function|return|with)\b)([\w$#]+)[ \t]*(?:<[^>\n]*>)?\([^;\n]*\)[ \t]*(?::[^;{\n]+)?\{[ \t]*$|^(?:module\.)?exports\.([\w$]+)[ \t]*=|^[\w$]+\.(?:prototype\.)?([\w$]+)[ \t]*=[ \t]*(?:async[ \t]+)?function/gm,
  imports: /(?:\bfrom|\bimport|\brequire\(|\bimport\()[ \t]*['"]([^'"\n]+)['"]/g,
}
const PYTHON: Family = {
  tokens: tokens(`${HASH}|${DOCUMENTING}`, `${DOUBLE}|${SINGLE}`),
  definitions: /^[ \t]*(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^([A-Z_][A-Z\d_]{2,})[ \t]*[:=]/gm,
  imports: /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import|import[ \t]+([\w.]+))/gm,
}
const GO: Family = {
  tokens: tokens(SLASHES, `${DOUBLE}|${SINGLE}|\`[^\`]*\`?`),
  definitions: /^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(\w+)|^type[ \t]+(\w+)|^(?:var|const)[ \t]+(\w+)/gm,
  imports: /^[ \t]*(?:import[ \t]+)?(?:[\w.]+[ \t]+)?"([\w./-]+)"[ \t]*$/gm,
}
const RUST: Family = {
  tokens: tokens(SLASHES, DOUBLE.replaceAll(String.raw`\n`, '')),
  definitions:
    /^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+)?(?:(?:async|unsafe|const|extern[ \t]+"\w+")[ \t]+)*(?:fn|struct|enum|trait|type|mod|union|macro_rules!)[ \t]+(\w+)|^impl(?:<[^>\n]*>)?[ \t]+(?:[\w:<>, ]+[ \t]+for[ \t]+)?(\w+)/gm,
  imports: /^[ \t]*(?:pub[ \t]+)?(?:use[ \t]+([\w:]+)|mod[ \t]+(\w+);)/gm,
}
const JVM: Family = {
  tokens: tokens(SLASHES, `${DOUBLE}|${SINGLE}`),
  definitions: new RegExp(
    String.raw`\b(?:class|interface|enum|record|object|struct)[ \t]+(\w+)|^[ \t]+(?:(?:${MODIFIERS})[ \t]+)*(?:fun[ \t]+|(?:<[^>\n]+>[ \t]+)?(?!return|new|else|throw)[\w<>\[\],.?]+[ \t]+)(\w+)[ \t]*\([^;\n]*(?:\{|,)[ \t]*$`,
    'gm',
  ),
  imports: /^[ \t]*(?:import|using)[ \t]+(?:static[ \t]+)?([\w.]+)/gm,
}
const C: Family = {
  tokens: JVM.tokens,
  definitions:
    /\b(?:class|struct|enum|union|namespace)[ \t]+(\w+)|^#define[ \t]+(\w+)|^[\w][\w \t*&:<>]*?(\w+)[ \t]*\([^;]*?\)[ \t]*(?:const)?[ \t\n]*\{/gm,
  imports: /^#include[ \t]+["<]([\w./-]+)[">]/gm,
}
const RUBY: Family = {
  tokens: tokens(`${HASH}|^=begin[^]*?^=end`, `${DOUBLE}|${SINGLE}`),
  definitions: /^[ \t]*(?:def|class|module)[ \t]+(?:self\.)?([\w?!:]+)/gm,
  imports: /\brequire(?:_relative)?[ \t(]+['"]([\w./-]+)['"]/g,
}
const PHP: Family = {
  tokens: tokens(`${SLASHES}|${HASH}`, `${DOUBLE}|${SINGLE}`),
  definitions: GENERIC,
  imports: /^[ \t]*use[ \t]+([\w\\]+)/gm,
}
const DASHED: Family = {
  tokens: tokens(DASHES, `${DOUBLE}|${SINGLE}`),
  definitions: GENERIC,
  imports: /\b(?:require|import)[ \t(]+['"]?([\w.]+)/g,
}
const HASHED: Family = {
  tokens: tokens(HASH, `${DOUBLE}|${SINGLE}`),
  definitions: GENERIC,
  imports: /^[ \t]*(?:import|source|\.)[ \t]+([\w./]+)/gm,
}
/** Prose: every word is a comment's. */
const PLAIN: Family = { tokens: new RegExp(`([^\\n]+)|((?!))|${WORD}`, 'g'), definitions: /(?!)/g, imports: /(?!)/g }

const FAMILIES: readonly (readonly [string, Family])[] = [
  ['.ts .tsx .mts .cts .js .jsx .mjs .cjs .vue .svelte .dart .swift .zig .json .css .scss .less', SCRIPT],
  ['.py .pyi .pyx', PYTHON],
  ['.go', GO],
  ['.rs', RUST],
  ['.java .kt .kts .scala .groovy .cs .fs', JVM],
  ['.c .h .cc .cpp .cxx .hpp .hh .m .mm', C],
  ['.rb', RUBY],
  ['.php', PHP],
  ['.lua .hs .sql .elm', DASHED],
  ['.sh .bash .yml .yaml .toml .pl .pm .r .jl .ex .exs .nim', HASHED],
]
const BY_EXTENSION = new Map(
  FAMILIES.flatMap(([list, family]) => list.split(' ').map((each) => [each, family] as const)),
)

export function familyOf(path: string): Family {
  return BY_EXTENSION.get(extname(path).toLowerCase()) ?? PLAIN
}
