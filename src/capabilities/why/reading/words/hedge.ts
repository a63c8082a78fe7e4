import { oneOf } from './patterns.ts'

/** Said, but not quite meant. */
export const HEDGE = new RegExp(
  `${oneOf(`
  かも(?:しれ|知れ|ね|。|、|$) たぶん 多分 おそらく 恐らく かなあ?(?:と|って|。|、|$) 気がする 気がして
  よく(?:分|わ)から(?:ない|ん)(?:けど|が) なんとなく 何となく もしかし どうだろう 自信(?:は)?ない
  `)}|(?<![\\p{Script=Latin}])${oneOf(`
  maybe perhaps possibly probably i_guess i_suppose might_be could_be not_sure sort_of kind_of kinda somehow
  i(?:'m|_am)_not_certain i_don'?t_really_know_but
  `)}(?![\\p{Script=Latin}])`,
  'iu',
)
