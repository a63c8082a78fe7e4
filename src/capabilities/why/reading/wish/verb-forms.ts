const O_ROW: Readonly<Record<string, string>> = {
  い: 'お',
  き: 'こ',
  ぎ: 'ご',
  し: 'そ',
  ち: 'と',
  に: 'の',
  び: 'ぼ',
  み: 'も',
  り: 'ろ',
}
/** Stems in い-row that take よう all the same (上一段); every other い-row stem is 五段. */
const ICHIDAN_I =
  /(?:見|診|観|着|煮|似|居|(?<=[てで])[いみ]|起き|生き|でき|出来|借り|降り|下り|足り|過ぎ|信じ|感じ|閉じ|演じ|論じ|応じ|通じ|浴び|伸び|延び|落ち|満ち|用い|率い|試み|省み|懲り)$/u
const SURU = /(?:を|に|と|へ|く|[\p{Script=Han}ァ-ヶーA-Za-z])し$/u
/** 話す, 直す, なくす: verbs of their own, not a noun with する. */
const GODAN_SHI = /(?:[話出直増返指示押消試流渡残探隠動通回起過貸越壊許超戻治正写移倒落無]|な(?:く|お)|ただ)し$/u
const E_ROW = /[えけげせてでねべめれ]$/u

/** 「アプリにしたい」→「アプリにしよう」: what somebody decided, from what they want. Null where there is no 〜たい. */
export function volitional(clause: string): string | null {
  const stem = /^(.*?)たい(?:です|んです|な|の|と.*)?$/u.exec(clause.trim())?.[1]
  if (stem === undefined || stem === '') return null
  if (/(?:なん|何)とかし$/u.test(stem)) return `${stem}よう`
  if (stem.endsWith('し')) return SURU.test(stem) && !GODAN_SHI.test(stem) ? `${stem}よう` : `${stem.slice(0, -1)}そう`
  if (E_ROW.test(stem) || ICHIDAN_I.test(stem) || stem.endsWith('来')) return `${stem}よう`
  const vowel = O_ROW[stem.slice(-1)]
  return vowel === undefined ? null : `${stem.slice(0, -1)}${vowel}う`
}

/** 「帳面にしよう」→「帳面にしたい」: what somebody wants, from what they decided. */
export function wishedFrom(decided: string): string | null {
  const last = /^(.*)(.)う$/u.exec(decided)
  if (last?.[1] === undefined || last[2] === undefined) return null
  if (last[2] === 'よ') return `${last[1]}たい`
  const stem = Object.entries(O_ROW).find(([, o]) => o === last[2])?.[0]
  return stem === undefined ? null : `${last[1]}${stem}たい`
}
