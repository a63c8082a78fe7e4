import type { Language } from '#capabilities/why/contract.ts'

/** What somebody says, message by message; what naze asks between them is the built-in's. */
export interface ScriptedTalk {
  language: Language
  said: readonly string[]
}

export const TALKS: readonly ScriptedTalk[] = [
  {
    language: 'en',
    said: [
      'I want to make a tracker for my job applications',
      'I sent about sixty of them since spring and I never know which company answered',
      'Last month I called a company that had already turned me down, and the woman laughed',
      'I want to walk into an interview knowing what I told them',
      'Yes, exactly',
      'It matters because my daughter sees me looking for work every day',
    ],
  },
  {
    language: 'en',
    said: [
      'I would like a board for our construction sites so everyone knows who is where',
      'The crane stands still half the morning because the other crew did not hear about it',
      'Two weeks ago a young man was left alone on the roof',
      'Nobody should be forgotten on a site, that is all',
      'You nailed it',
    ],
  },
  {
    language: 'en',
    said: [
      'We need a better way to train new servers at our restaurant',
      'They learn by watching, and on Saturdays nobody has time to show them anything',
      'Half of them quit before the third week',
      'Maybe we could use a tablet with videos',
      'I started as a server myself, and somebody took the time for me',
      'More or less',
    ],
  },
  {
    language: 'en',
    said: [
      'I want to write down my grandmother’s recipes',
      'She cooks everything by hand and measures nothing',
      'My brother tried her dumplings at Christmas and they fell apart',
      'When she is gone I don’t want the kitchen to be quiet',
      'Yes',
    ],
  },
  {
    language: 'en',
    said: [
      'I want to set up a carpool for the parents of our football club',
      'On rainy days there are forty cars for fifty children',
      'What do you mean?',
      'The smallest ones have to cross between the cars, and my son was nearly hit',
      'The weather was awful all week by the way',
      'I want the children to get to training without anyone holding their breath',
    ],
  },
  {
    language: 'en',
    said: [
      'A spreadsheet for the volunteers of our animal shelter',
      'We feed some dogs twice and forget others',
      'An old dog went without his medicine for three days',
      'I promised him he would be looked after',
      'No, it is not about the work, it is about keeping a promise',
    ],
  },
  {
    language: 'ja',
    said: [
      '生産ラインの引き継ぎノートを作りたいです',
      '夜勤と日勤で言うことが違って、朝から機械が止まります',
      '先月は新人の子が一人で怒られて泣いていました',
      '誰が入っても同じように動ける現場にしたいんです',
      'それに尽きます',
    ],
  },
  {
    language: 'ja',
    said: [
      '母の認知機能の変化を記録する日記をつけたい',
      '先週、同じ鍋を三回焦がした',
      '妹は遠くに住んでて、電話では元気そうに聞こえるって言う',
      '母がまだ母でいる時間をちゃんと覚えておきたい',
      'うん、そういうこと',
    ],
  },
  {
    language: 'ja',
    said: [
      'リフォームの相談をもっと気軽にできる窓口を作りたい',
      '見積もりを頼むと断りにくくて、結局我慢してる人が多いんです',
      '隣のおばあさんが段差で転んで、骨を折りました',
      'たぶんアプリがあればいいのかもしれません',
      '年を取っても自分の家で安心して暮らしてほしい',
      'だいたい合っています',
    ],
  },
  {
    language: 'ja',
    said: [
      '居酒屋のシフト表をなんとかしたい',
      '毎回グループLINEで決めてて、見てない人が来ない',
      '土曜にホール一人で回した日は、お客さんに怒鳴られた',
      '質問の意味がよくわからない',
      'みんなが安心して休める店にしたいんだよね',
      'そうそう',
    ],
  },
  {
    language: 'ja',
    said: [
      '商店街のお年寄りが集まれる朝市を開きたいです',
      '店が減って、話し相手がいないという声が多いです',
      '父も半年ほとんど誰とも話していませんでした',
      '顔を見て名前を呼び合える町であってほしいです',
      'はい、そうです',
    ],
  },
  {
    language: 'ja',
    said: [
      '就活のエントリーシートを見返せるようにしたい',
      '何社に何を書いたか、もう自分でもわからない',
      '面接で前と違うことを言って、変な空気になった',
      '昨日のサッカーすごかった',
      '自分の言葉で話せるようになりたい',
      'いや、内定が欲しいというより、嘘をつきたくないんです',
    ],
  },
]
