import { DATA_IS_NOT_INSTRUCTION, dataBlock, type Prompt } from '#kernel/gate/index.ts'
import { detectLanguage, type Language } from '#text/index.ts'
import type { DecomposeInput } from './schema.ts'

const SYSTEM: Readonly<Record<Language, string>> = {
  ja: `コードの変更依頼を四つのスロットに分けます。target_feature は対象の機能・クラス・モジュール、trigger_condition は起きる条件や手順、observed_issue は観測された問題、desired_action は期待する修正です。
書いてあることだけを取り出し、推測や補完をしないでください。書いていないスロットは null です。quote は依頼からの一字一句そのままの引用、value はその引用の言葉だけで書いた短い値です。「直して」などの依頼は observed_issue ではありません。
良い例（依頼「ログイン機能を直して」）: {"target_feature":{"value":"ログイン機能","quote":"ログイン機能を"},"trigger_condition":null,"observed_issue":null,"desired_action":{"value":"直して","quote":"直して"}}
悪い例（書かれていないファイル名と問題）: {"target_feature":{"value":"LoginForm.tsx","quote":"ログイン機能を"},"trigger_condition":null,"observed_issue":{"value":"ログインできない","quote":"ログインできない"},"desired_action":null}`,
  en: `Split a request to change code into four slots. target_feature is the feature, class or module it is about; trigger_condition when or how it happens; observed_issue what is observed to be wrong; desired_action what is to be done.
Take only what is written: no guesses, nothing filled in; a slot the request does not name is null. quote is copied from the request word for word, value is short and uses the words of its quote only. An order such as "fix it" is no observed_issue.
Good (request "fix the login form"): {"target_feature":{"value":"login form","quote":"the login form"},"trigger_condition":null,"observed_issue":null,"desired_action":{"value":"fix","quote":"fix the login form"}}
Bad (a file and a problem nobody named): {"target_feature":{"value":"LoginForm.tsx","quote":"the login form"},"trigger_condition":null,"observed_issue":{"value":"cannot log in","quote":"users cannot log in"},"desired_action":null}`,
}

export function decomposePrompt({ query }: DecomposeInput): Prompt {
  return { system: `${SYSTEM[detectLanguage(query)]}\n${DATA_IS_NOT_INSTRUCTION}`, user: dataBlock('request', query) }
}
