import { beforeAll, describe, expect, it } from 'vitest'
import { loadMasker, type Masker } from './index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

const types = (text: string) => masker.find(text).map(({ type, text }) => `${type} ${text}`)

describe('numbers written apart', () => {
  it.each([
    ['カードは4111 1111\n1111 1111', 'ID 4111 1111\n1111 1111'],
    ['カードは4111  1111  1111  1111', 'ID 4111  1111  1111  1111'],
    ['4111\t1111\t1111\t1111', 'ID 4111\t1111\t1111\t1111'],
    ['4111.1111.1111.1111', 'ID 4111.1111.1111.1111'],
    ['4111/1111/1111/1111', 'ID 4111/1111/1111/1111'],
    ['4111、1111、1111、1111', 'ID 4111、1111、1111、1111'],
    ['マイナンバーは123456\n789018', 'ID 123456\n789018'],
    ['電話は080-9911-\n3388', 'PHONE 080-9911-\n3388'],
    ['call 415-555-\n2671', 'PHONE 415-555-\n2671'],
    ['090\n1234\n5678', 'PHONE 090\n1234\n5678'],
    ['03-\n1234-5678', 'PHONE 03-\n1234-5678'],
    ['080/1234/5678', 'PHONE 080/1234/5678'],
    ['080・1234・5678', 'PHONE 080・1234・5678'],
    ['090-1234-5678\r\n', 'PHONE 090-1234-5678'],
    ['電話は080-9911-\r\n3388', 'PHONE 080-9911-\r\n3388'],
  ])('[interview.mask-types] %j is one number', (text, found) => {
    expect(types(text)).toEqual([found])
  })

  it.each([
    '4111 1111\n1111 1112',
    '4111、1111、1111、1112',
    '5000、5500、6000、6500',
    '123456\n789019',
    '2024/05/06/07',
    '10・20・30',
    '100\n200\n300',
    '注文 415-555-\n2671',
    '売上\n1234\n5678\n9012',
  ])('%j is a list', (text) => {
    expect(types(text)).toEqual([])
  })
})

describe('Japanese addresses', () => {
  it.each([
    '〒160-0023\n東京都新宿区西新宿\n2-8-1\n都庁マンション305',
    '〒160-0023\r\n東京都新宿区西新宿\r\n2-8-1\r\n都庁マンション305',
    '東京都\n新宿区\n西新宿2-8-1\nコーポ山田',
    '京都市中京区寺町通御池上る上本能寺前町488',
    '京都市下京区四条通河原町西入真町68',
    '北海道札幌市中央区北1条西2丁目',
    '札幌市北区北24条西5丁目3-1',
    '群馬県前橋市元総社町1234',
  ])('[interview.mask-types] %j is one span', (text) => {
    expect(types(`${text}です`)).toEqual([`ADDRESS ${text}`])
  })

  it.each([
    '京都の坂を上ると暑い',
    '四条通を東に入ると店がある',
    '札幌の北24条駅の近く',
    '憲法9条を読んだ',
    '新宿区\n1-2回使った',
    '東京都新宿区民3000人',
    '新宿区西新宿\nそして2-8-1は試合の結果',
  ])('%j is a topic', (text) => {
    expect(types(text)).toEqual([])
  })
})

describe('names in kana', () => {
  it.each([
    ['王さんに聞いた', '王'],
    ['まさと君と遊んだ', 'まさと'],
    ['りょうた君が来た', 'りょうた'],
    ['さとしが言った', 'さとし'],
    ['あっくんが使う', 'あっ'],
    ['みっちゃんに勧められた', 'みっ'],
    ['さっちゃんと買いに行った', 'さっ'],
    ['田中太郎（たなかたろう）です', '田中太郎（たなかたろう）'],
    ['田中太郎(タナカ タロウ)です', '田中太郎(タナカ タロウ)'],
  ])('[interview.mask-types] %s', (text, name) => {
    expect(types(text)).toEqual([`NAME ${name}`])
  })

  it.each([
    ['隣の轟木まさるさん（とどろきまさる）です', ['NAME 轟木まさる', 'NAME とどろきまさる']],
    ['田中さん（たなか）です', ['NAME 田中', 'NAME たなか']],
    ['田中さん（たぶん）です', ['NAME 田中']],
    ['佐藤先生（さとう はなこ）に聞いた', ['NAME 佐藤', 'NAME さとう はなこ']],
  ])('[interview.mask-types] the reading after a title: %s', (text, names) => {
    expect(types(text)).toEqual(names)
  })

  it.each([
    '王様の気分',
    'おっちゃんに聞いた',
    'まさか君が来るとは',
    'だから君に言った',
    'みんなが言った',
    'こどもが泣いた',
  ])('%s names nobody', (text) => {
    expect(types(text)).toEqual([])
  })
})

describe('what is hidden from programs', () => {
  it.each([
    'jane dot doe at gmail dot com',
    'jane.doe (at) gmail (dot) com',
    'jane at gmail dot com',
    'taro_tanaka[at]example[dot]jp',
    'tanaka アット gmail ドット com',
    'taro★example.co.jp',
    'taro@\nexample.com',
  ])('[interview.mask-types] %j is an e-mail address', (text) => {
    expect(types(text)).toEqual([`EMAIL ${text}`])
  })

  it.each([
    'I bought it at amazon dot com',
    'I signed up at gmail dot com',
    'アットホームな会社です',
    'the dot at the end',
  ])('%j is none', (text) => {
    expect(types(text)).toEqual([])
  })
})

describe('what a cue gives away', () => {
  it.each([
    ['ゆうちょ 記号12345 番号7654321', ['ACCOUNT 12345', 'ACCOUNT 7654321']],
    ['免許証番号は第301234567890号', ['ID 301234567890']],
    ['保険証の記号1234 番号567890', ['ID 1234', 'ID 567890']],
    ['株式会社\nサンプル', ['COMPANY 株式会社\nサンプル']],
    ['うちの会社はリクルートです', ['COMPANY リクルート']],
    ['楽天の社員です', ['COMPANY 楽天']],
    ["flat 4b, 17 king's road, london", ["ADDRESS flat 4b, 17 king's road, london"]],
    ['LINE IDはtaro_1988です', ['ID taro_1988']],
    ['my twitter handle is jdoe1990', ['ID jdoe1990']],
  ])('[interview.mask-types] %j', (text, found) => {
    expect(types(text)).toEqual(found)
  })

  it.each([
    'うちの会社はブラックです',
    'うちの会社はフルリモートです',
    '株式会社\nという仕組み',
    '楽天で買い物した',
    'リクルートの求人を見た',
    'LINEのスタンプが好き',
    'Twitter is useful',
    '番号は3です',
    'a 15 minute drive downtown',
    'I upgraded from version 2.4.11.3',
  ])('%j gives away nobody', (text) => {
    expect(types(text)).toEqual([])
  })
})
