import { cut } from '../cutting/cut.ts'
import { plain } from '../kinds/plain.ts'
import { writtenLanguage } from '../language/written-language.ts'

/** How a message is said: a Japanese one in です・ます or not; English has one register here. */
export type Register = 'polite' | 'casual' | 'plain'

const POLITE_END =
  /(?:です|ます|でした|ました|ません|ませんでした|でしょう|ましょう|ください|下さい|下さいませ|ございます|ございました|おります|いたします|致します|申します|存じます|あります|っす|どす|おす|はります|はりました|まっさ|ますねん|まんねん)(?:か|が|けど|けれど|けれども|し|ので|から|ね|よ|よね|かね|わ|なぁ|なあ|な|え|さかい|が、|のよ|もので|んで){0,3}$/u
const POLITE_INSIDE = /です|ます(?![\p{Script=Han}])|ました|ません|でした|ございま|でしょう|いただ|申し上げ/u
const CASUAL_END =
  /(?:だ|だよ|だね|だな|だわ|だけど|だし|だから|じゃん|やん|やで|やねん|やな|やわ|ねん|へん|んだ|んだよ|のよ|かな|かなあ|かも|よ|ね|な|ぜ|ぞ|さ|わ|の|って|じゃない|ない|たい|た|る|い|う|く|す|つ|ぬ|む|ぶ|ぐ|ん|けど|から|し)$/u

const CASUAL_INSIDE =
  /(?:だよね|だよ|だね|んだ|じゃん|ねん|やん|やで|やわ|へん|かなあ?|だし|だけど|だから|やねんけど)(?=[、。…\s]|$)/u

/** Of a message in Japanese the register of most of its sentences, of any other `plain`. Nothing to go by: `polite`. */
export function registerOf(message: string): Register {
  if (writtenLanguage(message, 'en') !== 'ja') return 'plain'
  if (isChild(message)) return 'casual'
  let polite = 0
  let casual = 0
  for (const { text } of cut(message)) {
    const said = plain(text)
    if (POLITE_END.test(said)) polite += 2
    else if (POLITE_INSIDE.test(said)) polite += 1
    else if (CASUAL_INSIDE.test(said)) casual += 2
    else if (CASUAL_END.test(said)) casual += said.length >= 3 ? 2 : 1
  }
  return casual > polite ? 'casual' : 'polite'
}

const LEAST_OF_A_CHILD = 10

/** Who writes without a single Chinese character, and not in passing, is a child, also in です・ます. */
function isChild(message: string): boolean {
  const letters = message.replaceAll(/[^\p{L}]/gu, '')
  return letters.length >= LEAST_OF_A_CHILD && !/\p{Script=Han}/u.test(letters)
}
