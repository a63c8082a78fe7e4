/**
 * Why an answer may lack something: `told` is what a tool says, `en` and `ja` are the same for a person. Every such sentence is made here, and can
 * therefore be read back: answers that were kept long ago are told in the reader's language, too.
 */
const LACKS = {
  indexing: {
    told: 'indexing: {done} of {total} changed files are read',
    en: 'The folder is still being read: {done} of {total} changed files so far.',
    ja: 'フォルダーを読み込んでいる途中です（変わったファイル {total} 個のうち {done} 個まで）。',
  },
  'indexing-failed': {
    told: 'the last indexing failed: {why}',
    en: 'Reading the folder failed the last time. What changed since may be missing.',
    ja: '前回の読み込みに失敗しました。そのあとの変更は入っていないかもしれません。',
  },
  unreadable: {
    told: '{count} folders or files cannot be read, such as {path}',
    en: '{count} folders or files cannot be opened by naze, such as {path}.',
    ja: 'naze が開けないフォルダーやファイルが {count} 個あります（{path} など）。',
  },
  'too-many-folders': {
    told: '{folders} folders are more than can be followed ({most}): the files are checked at each question instead of being followed',
    en: 'With {folders} folders there are too many to follow changes as they happen. The files are checked at each question instead, which takes longer.',
    ja: 'フォルダーが {folders} 個あり、変更をその場で追いかけるには多すぎます。代わりに、聞かれるたびにファイルを確かめます（少し時間がかかります）。',
  },
  'no-more-watches': {
    told: 'the system lets no further folder be followed: the files are checked at each question instead of being followed',
    en: 'This machine does not allow more folders to be followed. The files are checked at each question instead, which takes longer.',
    ja: 'このコンピューターではこれ以上フォルダーの変更を追いかけられません。代わりに、聞かれるたびにファイルを確かめます（少し時間がかかります）。',
  },
  'no-grammar': {
    told: 'no grammar is installed, or none that is safe here, for {languages}: those files are searched as text only',
    en: 'naze cannot read the structure of files in {languages}; it only searches their text.',
    ja: '{languages} のファイルは構造を読み取れないため、文字列としてだけ検索します。',
  },
  huge: {
    told: '{count} files are too large to be parsed',
    en: '{count} files are too large for their structure to be read.',
    ja: '大きすぎて構造を読み取れないファイルが {count} 個あります。',
  },
  unparsed: {
    told: '{count} files could not be parsed',
    en: 'The structure of {count} files could not be read.',
    ja: '構造を読み取れなかったファイルが {count} 個あります。',
  },
  'no-definition': {
    told: 'no definition of {name} is in the index, so its uses cannot be told apart from other words',
    en: '“{name}” is not defined in this folder, so its uses cannot be told apart from other words.',
    ja: '「{name}」の定義がこのフォルダーにないので、使われている箇所をほかの言葉と区別できません。',
  },
  'many-definitions': {
    told: '{count} definitions share the name; the first {most} were followed: give path and line',
    en: '{count} definitions share this name. Only the first {most} were followed.',
    ja: '同じ名前の定義が {count} 個あり、最初の {most} 個だけを調べました。',
  },
  'computed-exports': {
    told: '{file} makes up names of exports while it runs: uses under such a name are not known',
    en: '{file} makes up the names it gives to others while it runs. Uses under such names cannot be seen.',
    ja: '{file} は、外に渡す名前を動きながら作っています。その名前で使われている箇所はわかりません。',
  },
  'compiler-memory': {
    told: 'the TypeScript compiler has not enough memory for this repository: places are told by names and imports alone',
    en: 'The folder is too large for the TypeScript compiler. Places were found by names and imports alone.',
    ja: 'フォルダーが大きく、TypeScript のコンパイラで調べきれませんでした。名前と import だけを手がかりにしています。',
  },
  'compiler-silent': {
    told: 'the TypeScript compiler did not answer ({why}): places are told by names and imports alone',
    en: 'The TypeScript compiler did not answer. Places were found by names and imports alone.',
    ja: 'TypeScript のコンパイラが答えませんでした。名前と import だけを手がかりにしています。',
  },
  'names-elsewhere': {
    told: '{count} further places share the name, in files that do not import it by a path',
    en: '{count} more places use the same name, in files that do not import it. They are not listed.',
    ja: '同じ名前がほかに {count} か所ありますが、import していないファイルなので載せていません。',
  },
  'installed-packages': {
    told: 'installed packages are too large to be read: what passes through their types is not known',
    en: 'The installed packages are too large to be read. Uses that pass through their types cannot be seen.',
    ja: 'インストールされたパッケージが大きすぎて読めません。その型を通して使われている箇所はわかりません。',
  },
  'types-unknown': {
    told: '{count} further places share the name, asked of values whose type nobody can know',
    en: '{count} more places use the same name on values whose type cannot be known. They are not listed.',
    ja: '同じ名前がほかに {count} か所ありますが、値の型がわからないので載せていません。',
  },
  nameless: {
    told: 'keys, headings and selectors have no references: search their text',
    en: 'Keys, headings and selectors are not used by name. Search for their text instead.',
    ja: 'キー・見出し・セレクタには「使われている箇所」がありません。文字列で検索してください。',
  },
  'whole-modules': {
    told: '{count} files take everything of a module: the name there may come from another',
    en: '{count} files import everything of a module, so the name there may come from somewhere else.',
    ja: 'モジュールを丸ごと import しているファイルが {count} 個あり、そこでは別の場所から来た名前かもしれません。',
  },
  'scopes-elsewhere': {
    told: '{count} further places share the name, but nothing in their scope or imports ties them to the definition',
    en: '{count} more places use the same name, but nothing ties them to this definition. They are not listed.',
    ja: '同じ名前がほかに {count} か所ありますが、この定義とのつながりが確かめられないので載せていません。',
  },
  'many-lines': {
    told: 'only the first {most} lines are listed: narrow the search',
    en: 'Only the first {most} lines are listed. A narrower search shows the rest.',
    ja: '最初の {most} 行だけを載せています。条件をしぼると残りも出せます。',
  },
  'imports-lost': {
    told: '{count} imports lead to files that are not in the index, such as {example}',
    en: '{count} imports lead to files naze does not know, such as {example}.',
    ja: 'naze が知らないファイルへの import が {count} 個あります（{example} など）。',
  },
  'package-mates': {
    told: 'in {languages} files of one package use each other without an import: such uses are not among the imports',
    en: 'In {languages}, files of one package use each other without an import. Such uses are not shown here.',
    ja: '{languages} では、同じパッケージのファイルは import なしで使い合えます。その関係はここには出ていません。',
  },
  'calls-shared': {
    told: '{count} names that are called here are shared by too many definitions to be followed, such as {example}',
    en: '{count} names that are called here have too many definitions to be followed, such as {example}.',
    ja: 'ここで呼んでいる名前のうち {count} 個は、同じ名前の定義が多すぎて行き先を調べていません（{example} など）。',
  },
  'calls-untied': {
    told: '{count} names that are called here are defined as well, and nothing ties the two together, such as {example}',
    en: '{count} names that are called here are also defined somewhere, but nothing ties the two together, such as {example}. They are not shown.',
    ja: 'ここで呼んでいる名前のうち {count} 個は、同じ名前の定義とつながるか確かめられないので載せていません（{example} など）。',
  },
} as const

type LackCode = keyof typeof LACKS
type Holes<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never
type Values<C extends LackCode> = Record<Holes<(typeof LACKS)[C]['told']>, string | number>

const OTHER = {
  en: 'Something may be missing from this answer.',
  ja: 'この答えには、足りないものがあるかもしれません。',
}

/** The sentence of a tool. */
export function lack<C extends LackCode>(code: C, values: Values<C>): string {
  return filled(LACKS[code].told, values)
}

/** The same for a person. Of a sentence nobody here has made only is told that there is one. */
export function lackIn(reason: string, language: 'ja' | 'en'): string {
  for (const { read, words } of readers()) {
    const values = read.exec(reason)?.groups
    if (values !== undefined) return filled(words[language], values)
  }
  return OTHER[language]
}

function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

let made: { read: RegExp; words: Record<'ja' | 'en', string> }[] | undefined
function readers() {
  made ??= Object.values(LACKS).map((words) => {
    const parts = words.told.split(/\{(\w+)\}/)
    const source = parts
      .map((part, n) => (n % 2 === 0 ? part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`) : `(?<${part}>.*)`))
      .join('')
    // A sentence without a gap still has groups to be told by.
    return { read: new RegExp(`^(?<whole>${source})$`, 's'), words }
  })
  return made
}
