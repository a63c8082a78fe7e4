import type { Aspect } from '../aspect.ts'

/** Of things bought, eaten and worn. */
export const GOODS_ASPECTS = {
  wrongorder: {
    ja: {
      strong:
        '違うもの 違う商品 違う料理 頼んだもの 頼んだのに 注文と違 入っていな 入ってな 入れ忘れ 足りなか 抜けてい 間違った 間違って届 別の人 隣の人の 数が 個数 品が来 注文したもの 箸 備考 要望 抜きで 一人前 欠けて 不足 こぼれ 崩れ 漏れて 入っていた 誤配 注文と 注文した物 間違った商品 入っていませ 誤った',
      weak: '間違 ミス 違う アレルギー',
    },
    en: {
      strong:
        'wrong_dish wrong_item wrong_order wrong_product wrong_colour wrong_color wrong_food wrong_meal missing_from missing_item was_missing is_missing something_missing left_out forgot_the forgot_my forgotten_the incomplete not_what_i_ordered not_what_i_had had_ordered special_request my_note my_notes note_i instructions_for no_onions mixed_up_my mix-up not_in_the_box not_in_the_bag simply_not_there was_not_there got_somebody got_someone nut_allergy spilled spilt wrong_size_came wrong_items wrong_products wrong_thing incorrect_order missing_items missing. order_was_wrong not_what',
      weak: 'wrong. missing forgot order. ordered kitchen',
    },
  },
  taste: {
    ja: {
      strong:
        '味が 味は おいしく 美味し まずい 薄味 しょっぱ 辛すぎ 甘すぎ 油っぽ 量が少 ボリューム 量が多 盛り付け 冷めて 冷めた ぬるい のびて 料理が 食感 生焼け 焦げ メニューに飽 給食 食堂 ランチ 料理が冷 量が',
      weak: '食べ 料理',
    },
    en: {
      strong:
        'taste tasteless flavour flavor bland salty greasy oily spicy undercooked overcooked raw. burnt portion portions lukewarm cold_by cold_food food_is_cold was_cold soggy stale dish. dishes. recipe meal_quality chewy delicious seasoning canteen cafeteria food_quality food_was food_is tastes. meal. meals. portion_size',
      weak: 'food. cold. eat. hot.',
    },
  },
  sizing: {
    ja: {
      strong:
        'サイズ 寸法 丈 袖 ウエスト きつくて ゆるく 大きすぎ 小さすぎ 入らなか 着られな 合わなか 試着 フィット 着心地 採寸 Mサイズ Lサイズ 足に合わ 靴擦れ サイズが サイズ感 小さくて 大きくて',
      weak: '測 合わな',
    },
    en: {
      strong:
        'size. sizes. sizing fit. fits. fitted fitting tight. too_tight too_loose baggy too_short too_long too_big too_small sleeve waist shoulder inseam measurement measure. runs_small runs_large ran_small try_things_on try_it_on try_on petite plus-size blister wrong_size size_is sizes_are does_not_fit did_not_fit fit_me',
      weak: 'small. medium large. tall. shoes',
    },
  },
  looks: {
    ja: {
      strong:
        '写真と 画像と 写真が 実物 実際の色 色が違 色味 イメージと違 思っていたのと 素材 生地 質感 見た目 商品説明 説明と違 傷が シミ 汚れが 使用感 新品 偽物 本物 状態が 動作確認 中古 写真と違 見本と 色が',
      weak: '色 写真 画像',
    },
    en: {
      strong:
        'photo. photos. picture. pictures. image. images. in_real_life in_reality looked_different looks_different colour. colours. color. colors. fabric material. description. product_page as_described not_as_described misleading_photo zoom model. models. counterfeit fake. scratch scratched second-hand used_condition condition. video. looked_great looked_like different_from_the as_pictured as_shown than_in_the_picture',
      weak: 'different. quality looks looked',
    },
  },
  durability: {
    ja: {
      strong:
        '壊れ すぐ壊 故障 耐久 長持ち ほつれ 破れ 剥が 色落ち 縮ん 品質 不良品 初期不良 保証 修理 ちゃち 安っぽ 寿命 消耗 交換部品 品質が 質が 壊れやす 壊れた 壊れる 壊れて すぐダメ 不良 粗悪',
      weak: '古く',
    },
    en: {
      strong:
        'broke_after broke. broken_after breaks. fell_apart falls_apart flimsy cheaply_made durable durability wear_out wore_out worn_out tear. tore. ripped shrank faded_after defect defective faulty warranty guarantee. repair. spare_part build_quality poor_quality lasted last_long quality_is quality_was bad_quality low_quality cheap_quality broke_down stopped_working_after fell_off cracked. snapped',
      weak: 'broken quality',
    },
  },
  packaging: {
    ja: {
      strong:
        '梱包 包装 段ボール 緩衝材 プチプチ 箱 袋 封筒 ゴミが増 過剰包装 プラスチック 資源 リサイクル 発送 送り方 集荷 ラベル 荷造り 郵便局',
      weak: '送る 送料 出しに行',
    },
    en: {
      strong:
        'packaging cardboard plastic. wrapping bubble_wrap recycl landfill eco-friendly environment. waste_of_paper boxes. box. packing. pack_it label. labels. post_office ship_it sending_it envelope',
      weak: 'parcel package',
    },
  },
  discounts: {
    ja: {
      strong:
        'クーポン 割引 セール ポイント 特典 キャンペーン 会員価格 値引 値下げ 還元 失効 有効期限 コード お得 会員ランク スタンプカード 特売 交渉 相場 学割',
      weak: '安く 条件',
    },
    en: {
      strong:
        'voucher discount coupon promo promotion sale. sales. loyalty points. members-only cashback special_offer offers. deal. deals. bargain reward_points redeem expire code_was code_did reduced_price half_price price_drop haggl',
      weak: 'cheaper code. codes. free_shipping',
    },
  },
  assortment: {
    ja: {
      strong:
        '品揃え 品ぞろえ 種類 ラインナップ 選択肢 売っていな 置いていな 取り扱い 作品 コンテンツ 配信され 見たいもの 見たい作品 番組 曲が 新作 マンネリ 同じものばかり 蔵書 好きな メニューが少 レパートリー 品数 種類が少 選べる 選択肢が少 商品が少 ない商品 コンテンツが少',
      weak: '少ない 増やして',
    },
    en: {
      strong:
        'variety selection. assortment catalogue catalog. range. limited_choice not_enough_choice nothing_to_watch titles. shows. series. movies. films. songs. content. same_old repetitive nothing_new limited_menu options_are few_options not_available_in removed_from dropped_the library_of recommendation recommend. recommended selection_is limited_selection more_options more_choice not_many not_enough_options out_of_date_menu vegetarian vegan',
      weak: 'choice more_of menu',
    },
  },
  recommendations: {
    ja: {
      strong:
        'おすすめ お勧め レコメンド 好みに合わ 興味がない 関係ないもの 関連商品 アルゴリズム パーソナライズ おすすめが',
      weak: '勧め',
    },
    en: {
      strong:
        'recommend suggestions. suggested. suggests. algorithm irrelevant_to not_interested_in personalised personalized feed. curated my_taste suggestions_are recommendations. recommendations_are',
      weak: 'irrelevant',
    },
  },
} as const satisfies Record<string, Aspect>
