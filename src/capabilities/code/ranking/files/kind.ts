import { basename, extname } from 'node:path/posix'

const CODE = new Set(
  `.ts .tsx .mts .cts .js .jsx .mjs .cjs .vue .svelte .py .pyi .pyx .go .rs .java .kt .kts .scala .groovy .rb .php .c .h .cc .cpp .cxx .hpp .hh
.cs .fs .swift .m .mm .dart .ex .exs .erl .hs .ml .lua .sh .bash .pl .pm .r .jl .zig .nim .sql .clj`.split(/\s+/),
)
const TEST =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testing|testdata|test-.*|.*-tests?|fixtures?|__fixtures__|__mocks__|mocks?|__snapshots__|playground|type-?tests?|dtslint)\/|(?:[._-](?:tests?|spec|e2e|bench-d|test-d|stories)\.\w+|_test\.\w+|_spec\.rb|Tests?\.(?:java|kt|cs)|\.snap)$|(?:^|\/)(?:test_[^/]*|conftest)\.py$|(?:^|\/)tests?\.(?:py|js|ts|rs|go)$/u

/** What about a path makes it less likely, or more, that a change belongs there. */
export const TRAITS = {
  example: /(?:^|\/)(?:examples?|samples?|demos?|sandbox|templates?|tutorials?|_examples)\//u,
  docs: /(?:^|\/)(?:docs?|website|site|www|documentation)\//u,
  script: /(?:^|\/)(?:scripts?|tools?|build|ci|\.github|tasks|hack|etc|release)\//u,
  bench: /(?:^|\/)(?:bench(?:es|marks?)?|perf)\/|[._-]bench(?:mark)?\.\w+$|Benchmark\w*\.java$/u,
  vendored: /(?:^|\/)(?:vendor(?:ed)?|third[_-]?party|_vendor|extern(?:al)?|packages\/\w+\/vendor|deno_dist)\//u,
  generated:
    /(?:^|\/)(?:gen(?:erated)?|dist|out|lib-cov|target)\/|[._](?:gen|generated|pb|min)\.\w+$|_pb2(?:_grpc)?\.py$/u,
  config: /(?:^|\/)(?:[\w.-]*\.config|setup|noxfile|gulpfile|gruntfile|rakefile|conf|build|\.\w+rc)\.\w+$/iu,
  index: /(?:^|\/)(?:index\.\w+|__init__\.py|mod\.rs|lib\.rs|main\.\w+|doc\.go|package-info\.java)$/u,
  types: /\.d\.[cm]?ts$|(?:^|\/)(?:types?|typings|interfaces?)(?:\.\w+$|\/)|\.pyi$/u,
  hidden: /(?:^|\/)\./u,
} as const
export type Trait = keyof typeof TRAITS

/** `source` is what requests are about; tests and others are ranked only when a request speaks of them. */
export type FileKind = 'source' | 'test' | 'other'

export function kindOf(path: string): FileKind {
  if (TEST.test(path)) return 'test'
  return CODE.has(extname(path).toLowerCase()) || basename(path) === 'Rakefile' ? 'source' : 'other'
}
