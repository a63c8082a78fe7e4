import { beforeAll, describe, expect, it } from 'vitest'
import { loadMasker, type Masker } from './index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

const types = (text: string) => masker.find(text).map(({ type, text }) => `${type} ${text}`)

describe('what people say of themselves and others', () => {
  it.each([
    ['たなかです', 'NAME たなか'],
    ['はじめまして、さとうです。よろしくお願いします。', 'NAME さとう'],
    ['私りなです', 'NAME りな'],
    ['宛名はYAMADA TAROでお願いします', 'NAME YAMADA TARO'],
    ['帰りに美咲ちゃんとドーナツを食べました。', 'NAME 美咲'],
    ['my roommate, Chidi, pays the rent', 'NAME Chidi'],
    ['東京都新宿区に住んでいます', 'ADDRESS 東京都新宿区'],
    ['大阪府堺市の実家', 'ADDRESS 大阪府堺市'],
    ['神奈川県横浜市港北区日吉町です', 'ADDRESS 神奈川県横浜市港北区日吉町'],
    ['I live in Leeds.', 'ADDRESS Leeds'],
    ['We moved to Milton Keynes for the kids.', 'ADDRESS Milton Keynes'],
    ['my brother Jack said no', 'NAME Jack'],
    ['I met Bob yesterday', 'NAME Bob'],
    ['Benedict called me yesterday', 'NAME Benedict'],
    ['Uncle Max came by', 'NAME Max'],
    ['my roommate Siobhán burnt the rice again', 'NAME Siobhán'],
    ['My mum, Hyacinth, ran the place before me', 'NAME Hyacinth'],
    ['Please ask for Linda at the desk', 'NAME Linda'],
    ['同じ班の林が全部やってくれました', 'NAME 林'],
    ['キャプテンの岡崎が毎回催促しよる', 'NAME 岡崎'],
    ['家が広島なんで、通うのは無理です', 'ADDRESS 広島'],
    ['姪っ子のいちかが遊びに来るときだけテレビをつけます', 'NAME いちか'],
    ['ツアーを申し込んだ山本ですが、人数の変更をお願いします', 'NAME 山本'],
    ['うちの人は関東第一警備に勤めてて、夜いないんです', 'COMPANY 関東第一警備'],
    ['福岡市早良区、駅の近くのアパートです、うち', 'ADDRESS 福岡市早良区'],
    ['090の1234の5678にかけて', 'PHONE 090の1234の5678'],
    [
      'ゼロキューゼロ、イチニーサンヨン、ゴーロクナナハチです',
      'PHONE ゼロキューゼロ、イチニーサンヨン、ゴーロクナナハチ',
    ],
    ['〇九〇一二三四五六七八', 'PHONE 〇九〇一二三四五六七八'],
    [
      'it is oh seven seven double oh nine one two three four',
      'PHONE oh seven seven double oh nine one two three four',
    ],
    ['mike at acme dot io', 'EMAIL mike at acme dot io'],
    ['@kota_dev をフォローして', 'ID @kota_dev'],
    ['品川 300 あ 12-34 の車です', 'ID 品川 300 あ 12-34'],
    ['my plate is AB12 CDE', 'ID AB12 CDE'],
  ])('[interview.mask-types] %j', (text, found) => {
    expect(types(text)).toEqual([found])
  })
})

describe('what only sounds like somebody', () => {
  it.each([
    'お子さんは元気ですか？',
    '音楽を聴くんですか',
    '食事とかちゃんと食べていますか？',
    '古本屋にはさまざまな掘り出し物があります。',
    'そうなりますよー',
    '母の日に花を贈りました。',
    '8名さまで予約しました。',
    '猫ちゃんが可愛い',
    'ナスが好きです。',
    'ジムに通っています。',
    '足がむくんでしまって、靴がきついです。',
    'おかげさまで元気になりました。',
    '最低気温が0度未満の日を冬日といいます。',
    '素晴らしかったですね。',
    'もうすぐ小学校ですからね。',
    '高等専門学校に行こうと思います。',
    '中学校ではテニス部に所属していました。',
    'そうです',
    '私むりです',
    '東京都知事の話',
    '京都市の天気',
    'My score was 98 97 95 100 on the four tests.',
    'We had rooms 101 102 103 for the workshop.',
    'The Wi-Fi drops every evening, so I Google everything first.',
    'In June we ordered from Uber Eats twice.',
    'April was busy, May was worse.',
    'We walked over Brooklyn Bridge to the Angel Stadium.',
    'I live in Excel.',
    'We moved to Postgres last year.',
    'I work with React Native.',
    'I run Visual Studio Code.',
    'My insurance 2023 went up.',
    'It is a student 200 level course.',
    'on line foo_bar we fail',
    '人数は10か20でした',
    'コールセンターで働いています',
    'パスポートは10000円かかった',
    'one two three four five six seven eight nine ten',
    'Go to the front desk and ask for a duplicate key.',
    "Compared with my wife, I'm just a beginner.",
    "I'm just poring over some brochures.",
    'Right here! Same here. Long time no see.',
    'Zalo is what everyone uses here.',
    'Philomena was a good film, I cried.',
    'Frank feedback is what I want.',
    'Robin nests are protected, you cannot touch them.',
    'Dogs called Max are always the naughty ones.',
    'There is a Matisse exhibition at the museum.',
    'I have been told that Chinese arts and crafts are nice.',
    'どうして熊谷は暑いのでしょうか？',
    '特に嵐山がとても好きなので、嵐山の紅葉を見る予定です。',
    '薬師寺の東塔は修理が終わったそうですね。',
    '星野リゾートに一度は泊まってみたい。',
    '婚約者の方も納得されているのですか？',
    '外資系の会社に勤めています。',
    'いいことがありそうです。',
  ])('[interview.mask-tempting] %j stays', (text) => {
    expect(types(text)).toEqual([])
  })
})
