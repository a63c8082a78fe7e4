import { literal } from '#text/literal.ts'
import type { QuantityKind } from '../../types.ts'

interface Unit {
  kind: QuantityKind
  factor: number
  unit: string
}

/** One line a unit: kind, factor to the kind's base, name, spellings. English words also match their plural in s. */
const TABLE = `
percent 1 % % パーセント percent per_cent
percent 10 % 割
percent 1 pt ポイント percentage_point point
length 0.001 m mm ミリメートル ミリ millimetre millimeter
length 0.01 m cm センチメートル センチ centimetre centimeter
length 1 m m メートル metre meter
length 1000 m km キロメートル キロ kilometre kilometer
length 1609.344 m マイル mile mi
length 0.3048 m フィート feet foot ft
length 0.0254 m インチ inch inches
length 0.9144 m ヤード yard
area 1 m2 m2 m² ㎡ 平方メートル square_metre square_meter sqm
area 1000000 m2 km2 km² 平方キロメートル 平方キロ square_kilometre square_kilometer sq_km
area 10000 m2 ha ヘクタール hectare
area 4046.86 m2 エーカー acre
area 0.092903 m2 平方フィート square_feet square_foot sq_ft
area 2589988 m2 平方マイル square_mile
area 3.305785 m2 坪
volume 1 L リットル litre liter L
volume 0.001 L ミリリットル ml mL millilitre milliliter
volume 1000 L 立方メートル m3 m³ cubic_metre cubic_meter
volume 3.78541 L ガロン gallon
volume 158.987 L バレル barrel
mass 0.001 g mg ミリグラム milligram
mass 0.000001 g μg µg マイクログラム microgram
mass 1 g g グラム gram
mass 1000 g kg キログラム kilogram kilo
mass 1000000 g t トン tonne ton metric_ton
mass 453.592 g ポンド重 pound_weight lb lbs
mass 28.3495 g オンス ounce oz
duration 0.001 s ms ミリ秒 millisecond
duration 1 s 秒間 秒 second sec
duration 60 s 分間 分 minute min
duration 3600 s 時間 hour hr
duration 86400 s 日間 day
duration 604800 s 週間 week
duration 2629746 s か月間 か月 ヶ月 カ月 ケ月 箇月 month
duration 31556952 s 年間 年 year
age 1 歳 歳 才 years_old years_of_age year-old year_old
temperature 1 °C ℃ °C 度 degrees_celsius degree degrees_c
temperature 1 °F °F degrees_fahrenheit
power 1 W W ワット watt
power 1000 W kW キロワット kilowatt
power 1000000 W MW メガワット megawatt
power 1000000000 W GW ギガワット gigawatt
energy 1 Wh Wh ワット時
energy 1000 Wh kWh キロワット時 kilowatt-hour kilowatt_hour
energy 1000000 Wh MWh メガワット時 megawatt-hour megawatt_hour
energy 1000000000 Wh GWh ギガワット時 gigawatt-hour gigawatt_hour
energy 1000000000000 Wh TWh terawatt-hour terawatt_hour
energy 1.163 Wh kcal キロカロリー calorie
data 1 B バイト byte
data 1000 B KB kB kilobyte キロバイト
data 1000000 B MB megabyte メガバイト
data 1000000000 B GB ギガバイト gigabyte ギガ
data 1000000000000 B TB テラバイト terabyte
data 1000000000000000 B PB ペタバイト petabyte
speed 1 km/h km/h kph キロ毎時 kilometres_per_hour kilometers_per_hour
speed 1.609344 km/h mph miles_per_hour
speed 3.6 km/h m/s メートル毎秒 metres_per_second meters_per_second
frequency 1 Hz Hz ヘルツ hertz
frequency 1000 Hz kHz キロヘルツ kilohertz
frequency 1000000 Hz MHz メガヘルツ megahertz
frequency 1000000000 Hz GHz ギガヘルツ gigahertz
pressure 1 hPa hPa ヘクトパスカル hectopascal
count 1 N newton ニュートン
count 1000 N kN kilonewton キロニュートン
count 1 Nm Nm newton_metre newton_meter
count 1 往復 往復
times 1 x 倍 times_as times_more times_the times_higher times_larger times_faster -fold fold
rank 1 rank 位
money 1 JPY 円 yen JPY
money 1 USD ドル 米ドル dollar US_dollar USD
money 1 EUR ユーロ euro EUR
money 1 GBP ポンド pound_sterling pound GBP
money 1 CNY 人民元 元 yuan CNY
money 1 KRW ウォン won_of_korea KRW
count 1 人 人 名
count 1 件 件
count 1 個 個 つ
count 1 台 台
count 1 本 本
count 1 冊 冊
count 1 社 社
count 1 校 校
count 1 店 店舗 店
count 1 枚 枚
count 1 票 票
count 1 戸 戸
count 1 世帯 世帯
count 1 棟 棟
count 1 隻 隻
count 1 機 機
count 1 匹 匹 頭 羽
count 1 か国 か国 カ国 ヶ国
count 1 か所 か所 カ所 ヶ所 箇所
count 1 種類 種類 種
count 1 回 回
count 1 点 点
count 1 試合 試合
count 1 安打 安打
count 1 議席 議席
count 1 単位 単位
count 1 ページ ページ
count 1 曲 曲
count 1 語 語
count 1 路線 路線
count 1 駅 駅
count 1 室 室 部屋
count 1 床 床
count 1 階 階建て 階建 階
count 1 車種 車種
count 1 組 組
count 1 チーム チーム
count 1 両 両
count 1 便 便
count 1 行 行
count 1 話 話
count 1 巻 巻
count 1 部 部
count 1 章 章
count 1 作品 作品
count 1 作 作
count 1 基 基
count 1 席 席
count 1 面 面
count 1 体 体
count 1 着 着
count 1 足 足
count 1 杯 杯
count 1 食 食
count 1 株 株
count 1 口 口
count 1 段 段
count 1 ゴール ゴール
count 1 本塁打 本塁打
count 1 勝 勝
count 1 敗 敗
count 1 セット セット
count 1 泊 泊
count 1 字 字
count 1 区画 区画
count 1 か月分 か月分
count 1 事業 事業
count 1 項目 項目
count 1 品目 品目
count 1 色 色
count 1 科目 科目
count 1 学部 学部
count 1 クラス クラス
count 1 学級 学級
count 1 都市 都市
count 1 市町村 市町村
count 1 dB デシベル dB decibels decibel
count 1 自治体 自治体
count 1 軒 軒
count 1 団体 団体
count 1 品種 品種
count 1 か国語 か国語 カ国語
count 1 言語 言語
count 1 地区 地区
count 1 区間 区間
count 1 発 発
count 1 袋 袋
count 1 箱 箱
count 1 缶 缶
count 1 束 束
count 1 編 編
count 1 問 問
count 1 例 例
count 1 施設 施設
count 1 館 館
data 125000 B メガビット megabit Mbps
data 125000000 B ギガビット gigabit Gbps
`
const LATIN = /^[A-Za-z]/
const spellings = new Map<string, Unit>()
for (const line of TABLE.trim().split('\n')) {
  const [kind, factor, unit = '', ...names] = line.split(' ')
  for (const name of names) {
    const entry: Unit = { kind: kind as QuantityKind, factor: Number(factor), unit }
    const spelling = name.replaceAll('_', ' ')
    spellings.set(spelling, entry)
    if (/^[a-z -]{3,}$/.test(spelling) && !spelling.endsWith('s')) spellings.set(`${spelling}s`, entry)
  }
}
const escape = (text: string) => literal(text).replaceAll(' ', String.raw`\s`)
const alternatives = [...spellings.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => (LATIN.test(name.at(-1) ?? '') ? `${escape(name)}(?![A-Za-z])` : escape(name)))
const UNIT = new RegExp(String.raw`[\s-]?(${alternatives.join('|')})`, 'yu')

/** The unit that stands at a place in the text, and where it ends. */
export function unitAt(text: string, at: number): (Unit & { end: number }) | undefined {
  UNIT.lastIndex = at
  const name = UNIT.exec(text)?.[1]
  if (name === undefined) return undefined
  const unit = spellings.get(name.replace(/\s/g, ' '))
  return unit && { ...unit, end: UNIT.lastIndex }
}

export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' }
