import type { Register } from '#listening/index.ts'

/** Of one's own people one speaks plainly; whoever speaks to them of these people does not. */
const KIN: Readonly<Record<'polite' | 'casual', Readonly<Record<string, string>>>> = {
  polite: {
    妻: '奥様',
    夫: 'ご主人',
    主人: 'ご主人',
    嫁: '奥様',
    旦那: '旦那様',
    母: 'お母様',
    父: 'お父様',
    母親: 'お母様',
    父親: 'お父様',
    両親: 'ご両親',
    祖母: 'おばあ様',
    祖父: 'おじい様',
    息子: '息子さん',
    娘: '娘さん',
    孫: 'お孫さん',
    兄: 'お兄様',
    姉: 'お姉様',
    弟: '弟さん',
    妹: '妹さん',
  },
  casual: {
    妻: '奥さん',
    夫: '旦那さん',
    主人: 'ご主人',
    嫁: '奥さん',
    旦那: '旦那さん',
    母: 'お母さん',
    父: 'お父さん',
    母親: 'お母さん',
    父親: 'お父さん',
    両親: 'ご両親',
    祖母: 'おばあちゃん',
    祖父: 'おじいちゃん',
    息子: '息子さん',
    娘: '娘さん',
    孫: 'お孫さん',
    兄: 'お兄さん',
    姉: 'お姉さん',
    弟: '弟さん',
    妹: '妹さん',
  },
}

/** As a word of its own: 「工夫の」, 「母国」, 「お母さん」 hold it and are none. */
const NAMED =
  /(?<![\p{Script=Han}おご])(?:うちの|私の|僕の|俺の)?(母親|父親|両親|祖母|祖父|主人|旦那|息子|妻|夫|嫁|母|父|娘|孫|兄|姉|弟|妹)(?=[のがはをにもとや、へ]|から|より|だけ|まで|$)/gu

/** The people of whoever is spoken to, as they are named to them; what stands between quotation marks stays as it was said. */
export function respectful(text: string, register: Register): string {
  const names = KIN[register === 'polite' ? 'polite' : 'casual']
  return text
    .split(/(「[^」]*」)/u)
    .map((part) => (part.startsWith('「') ? part : part.replace(NAMED, (word, kin: string) => names[kin] ?? word)))
    .join('')
}
