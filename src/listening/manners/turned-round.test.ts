import { beforeAll, describe, expect, test } from 'vitest'
import { vectorTable } from '#text/vectors/load.ts'
import { groundOf } from './ground.ts'
import { turnedRound } from './turned-round.ts'

beforeAll(() => vectorTable())

function complaints(language: 'ja' | 'en', said: string, told: string): string[] {
  return turnedRound(told, groundOf({ language, said: said.split(/(?<=[.。])\s*/u) }), true)
}

describe('[models.turned-round] who did what, and what is wished for', () => {
  test.each([
    [
      'en',
      'My manager cancels my days off at the last minute.',
      "So you cancel your manager's days off at the last minute.",
    ],
    [
      'en',
      'The conductor says I sing too loud, so I hold back',
      'The conductor sings too loud and is told to hold back.',
    ],
    [
      'en',
      'My grandfather gave me the seed, and I want to tell him it grew.',
      'So you want a log because you gave your grandfather the seed and he wants to tell you it grew.',
    ],
    ['en', 'Nobody tells me which tables are reserved', 'You tell nobody which tables are reserved.'],
    ['en', 'My daughter helps me with the forms', 'You help your daughter with the forms.'],
    ['en', 'The customers shout at me when the till is down', 'You shout at the customers when the till is down.'],
    ['en', 'I call my mother every evening', 'Your mother calls every evening.'],
    ['en', 'The chef blames me for cold plates', 'You blame the chef for cold plates.'],
    [
      'en',
      'I want the young skippers to stay.',
      'Behind it stands the wish that the young skippers leave the harbour.',
    ],
    ['en', 'I want people to sit down and breathe out.', 'So you want people to stand and hurry.'],
    ['en', 'I want my son to talk to me again', 'You want your son to stay silent.'],
    ['en', 'I would have liked to say goodbye.', 'They did not want to say goodbye.'],
    ['en', 'She waits an hour for the bus. I want her to get home early', 'You want her to wait an hour.'],
    ['en', 'My neighbour borrowed my ladder', "Your neighbour's ladder was borrowed by you. You borrowed it."],
    ['ja', '店長に急に休みを取り消されることです。', '店長の休みを急に取り消してしまったんですね。'],
    ['ja', '指揮者が私の声だけ大きいと言うので、歌いにくいです', '指揮者の声が大きく、歌いにくい。'],
    ['ja', '種をくれた祖父に、ちゃんと採れたって言いたい。', '祖父にあげた種がちゃんと採れたって祖父から言ってほしい'],
    ['ja', 'さよならくらいは言いたかった。', 'さよならは言いたくなかった'],
    ['ja', '若い船主にも続けてほしい。', '若い船主には早くやめてほしいという願いが、その先にある。'],
    ['ja', '来てくれた人に、座ってほっとしてほしいんです。', '来てくれた人に早く席を立って帰ってほしい'],
    ['ja', 'お客さんに怒鳴られて手が震えました', 'お客さんを怒鳴って手が震えたのですね。'],
    ['ja', '先輩が私に教えてくれない', '先輩に教えてあげない'],
    ['ja', '新人を叱ってしまった', '新人に叱られてしまったのですね。'],
    ['ja', '妹が母の世話をしている', '母が妹の世話をしている'],
    ['ja', 'みんなに来てほしい', 'みんなに来てほしくないのですね。'],
    ['ja', '自分の言葉で話せるようになりたい', '自分の言葉で話したくない'],
    ['ja', '夫に家計簿を見せたい', '夫に家計簿を見せてほしい'],
  ] as const)('%s: %s ≠ %s', (language, said, told) => {
    expect(complaints(language, said, told)).not.toEqual([])
  })

  test.each([
    [
      'en',
      'My manager cancels my days off at the last minute.',
      'So your days off are cancelled at the last minute by your manager.',
    ],
    [
      'en',
      'My manager cancels my days off at the last minute.',
      'Your manager cancels your days off at the last minute.',
    ],
    [
      'en',
      'The conductor says I sing too loud, so I hold back',
      'You are told that you sing too loud, and you hold back.',
    ],
    [
      'en',
      'My grandfather gave me the seed, and I want to tell him it grew.',
      'Your grandfather gave you the seed and you want to tell him it grew.',
    ],
    ['en', 'The app logs me out every hour', 'You get logged out every hour.'],
    ['en', 'Nobody tells me which tables are reserved', 'You are never told which tables are reserved.'],
    ['en', 'I want the young skippers to stay.', 'The wish is that the young skippers can stay in the harbour.'],
    ['en', "I don't want to let anybody down who is waiting.", 'They want nobody to be let down.'],
    [
      'en',
      'People book a slot and are still out. A short reply before I get there would help',
      'You would like a short reply before you get there.',
    ],
    ['en', 'Orders get lost between the floor and the kitchen', 'You want no order to get lost.'],
    [
      'en',
      'Last month I called a company that had already turned me down, and the woman laughed',
      'You called a company that had turned you down, and the woman laughed.',
    ],
    [
      'en',
      'She cooks everything by hand and measures nothing. I want to write down her recipes',
      'You want to write down what she cooks.',
    ],
    [
      'en',
      'The smallest ones have to cross between the cars, and my son was nearly hit',
      'Your son was nearly hit, as the smallest ones have to cross between the cars.',
    ],
    ['en', 'We feed some dogs twice and forget others', 'Some dogs are fed twice and others are forgotten.'],
    ['ja', '店長に急に休みを取り消されることです。', '店長が急に休みを取り消すのですね。'],
    ['ja', '店長に急に休みを取り消されることです。', '急に休みを取り消されるのですね。'],
    ['ja', '指揮者が私の声だけ大きいと言うので、歌いにくいです', '指揮者に声が大きいと言われ、歌いにくい。'],
    ['ja', '種をくれた祖父に、ちゃんと採れたって言いたい。', '祖父がくれた種がちゃんと採れたと、祖父に言いたい'],
    ['ja', 'さよならくらいは言いたかった。', 'さよならを言いたかった'],
    ['ja', '若い船主にも続けてほしい。', '若い船主が続けられる港にしたい'],
    ['ja', '来てくれた人に、座ってほっとしてほしいんです。', '来てくれた人に座ってほっとしてほしいから変えたい'],
    ['ja', '夜勤と日勤で言うことが違って、朝から機械が止まります', '機械が止まらないようにしたい'],
    ['ja', '先週、同じ鍋を三回焦がした', '鍋を焦がさないでほしい'],
    ['ja', '見積もりを頼むと断りにくくて、結局我慢してる人が多いんです', '我慢しなくて済むようにしたい'],
    ['ja', '父も半年ほとんど誰とも話していませんでした', '父が誰かと話せるようにしたい'],
    ['ja', '何社に何を書いたか、もう自分でもわからない', '何を書いたかわかるようにしたい'],
    ['ja', '先月は新人の子が一人で怒られて泣いていました', '新人の子が怒られて泣いていた'],
    ['ja', '隣のおばあさんが段差で転んで、骨を折りました', 'おばあさんが段差で転ばないようにしたい'],
    ['ja', '母がまだ母でいる時間をちゃんと覚えておきたい', '母の時間を覚えておきたい'],
  ] as const)('%s: %s = %s', (language, said, told) => {
    expect(complaints(language, said, told)).toEqual([])
  })
})
