import type { Aspect } from '../aspect.ts'

/** Of buying, visiting and being served. */
export const SERVICE_ASPECTS = {
  cost: {
    ja: {
      strong:
        '料金 代が 薬代 食費 交通費 送料 配送料 手数料 費用 値段 価格 割高 代金 会費 月額 年会費 課金 有料 金額 出費 家計 予算 請求 見積 追加料 もったいない 高くつく お金 0円 1円 2円 3円 4円 5円 6円 7円 8円 9円 円以上 千円 万円 コスト 節約 無料 運賃 家賃 電気代 ガソリン代 会計 支払 払う 払わ 払え 財布 現金 割引 値上 値下 学割 割に合わ 別料金 引き落と 自腹 無料期間 お試し期間 プレミアム 保証金 税金 授業料 月謝 年払い 月払い 元が取れ 格安 ローン 敷金 礼金 更新料 光熱費 初期費用 仲介 高額 手が出 料金が 値段が 価格が 高すぎ 高くて 安くし 安けれ 費用が 金額が 予想より高 値上がり 負担',
      weak: '高い 高く 安い 安く 高すぎ 保険',
    },
    en: {
      strong:
        'fee. fees. cost price. prices. pricing pricier pricey expensive surcharge money afford budget bill. bills. billed billing pay. pays. paying payment pound. pounds. dollar euro. euros. cheap fare. fares. subscription overpriced costly wallet cash refund discount estimate_of estimates. rent. quote_for free_delivery free_shipping minimum_order charge. charges. charged charging_me paid_plan pay_for worth_what worth_the trial_ended pricey overcharg invoice tuition premium_plan premium_version taxes. deposit. save_money too_much_money deposit commission up_front upfront a_fortune beyond_my_budget utility_bills get_my_money too_expensive so_expensive price_is prices_are price_went overpriced. cheaper. afford. costs_too costs_more cost_too pay_more pay_so how_much. rates.',
      weak: 'paid. spend spent high. higher. membership insurance expensive.',
    },
  },
  stock: {
    ja: {
      strong:
        '在庫 品切れ 欠品 売り切れ 売切 代替 代わりの商品 代わりに 替えられ 入荷 取り寄せ 品薄 完売 売り切 切らして 補充 在庫切れ 取り扱い終了',
      weak: '足りな 違うもの 別の商品',
    },
    en: {
      strong:
        'stock. stocks. sold_out run_out ran_out unavailable substitut replacement replaced swap swapped missing restock sells_out selling_out wrong_item back-order backorder out-of-stock run_dry refill understocked never_in_stock',
      weak: 'cancelled wrong. available item. items.',
    },
  },
  slots: {
    ja: {
      strong:
        '時間帯 時間枠 配達枠 の枠 時間指定 時間を選 夕方 土日 平日 夜間 深夜 営業時間 診療時間 受付時間 開館 閉館 閉店 閉まっ 閉まる 開いてい 開いてな 休診 休館 定休 休業 締め切り 遅い時間 遅くまで 早い時間 連休 年末年始 日曜 昼休み 有給 残業 間に合わ シフト 早朝 祝日 週末 定時 営業日 時間外 夜遅く 24時間 日程 スケジュール 予定が合わ',
      weak: '時間 曜日 仕事帰り 出勤 会社を休 受付が',
    },
    en: {
      strong:
        'slot. slots. fully_booked time_window delivery_window evening weekend weekday daytime midnight early_morning late_night opening_hour opening_time open_later opens_at closed closing closes_at same-day shift. shifts. saturday sunday day_off after_hours lunchtime_closing shuts shut. out_of_hours late_at_night bank_holiday public_holiday closing_time after_work schedule. timetable calendar_is around_the_clock',
      weak: 'holiday reserve time. times. hours. window later. open. morning',
    },
  },
  waiting: {
    ja: {
      strong:
        '待ち時間 待たされ 待合 順番 行列 並んで 並ぶ 待って 待った 待つの 混雑 混んで 待ち 待機 列が 長蛇 満席 人が多 呼ばれ 待ち時間が 長時間待 一時間待 二時間待 何時間も待 待つ 列に並 レジが 長い列 順番待ち 呼ばれるまで',
      weak: '待つ 長い時間 一時間 半日 長く',
    },
    en: {
      strong:
        'wait. waits. waiting. waited. queue queuing queued waiting_room in_line. in_the_line my_turn crowded long_line lines_are long_lines overcrowded packed. backlog standing_in long_wait wait_times waiting_time waiting_times wait_time long_queue long_queues queue_is stand_in_line lines. line_is checkout_line took_an_hour hours_of_waiting',
      weak: 'long. slow. an_hour half_a_day hours.',
    },
  },
  booking: {
    ja: {
      strong:
        '予約 電話がつなが つながらな 電話でし 電話だけ 話し中 かけ直 電話予約 申し込 キャンセル 電話をかけ 受け付けて つながらない 折り返し 抽選 空きがな 予約が取れ 予約が取り 予約でき 予約の変更 予約システム ネット予約 電話がつながらな 予約画面 ダブルブッキング 変更でき',
      weak: '電話 登録',
    },
    en: {
      strong:
        'book. booking bookings. book_online appointment reservation reserve by_phone phone_line engaged get_through dial dialling dialing sign_up on_the_phone reservations. waitlist waiting_list rebook double-booked book_an book_a booking_system booking_is online_booking reschedul no_slots no_appointments available_appointments next_available get_an_appointment fully_booked double_booked cancel_an_appointment',
      weak: 'call. calling phone. ring.',
    },
  },
  freshness: {
    ja: {
      strong:
        '鮮度 新鮮 傷んで 傷んだ 傷み しなび 腐っ 腐り カビ 賞味期限 消費期限 つぶれ 茶色 生鮮 色が悪い 品質 当たり外れ しおれ 痛んで 不良品 壊れて届 粗悪 すぐ壊れ 虫が 古いもの 味が落ち 冷めて まずい もろい ちゃち 耐久 長持ち 縮ん ほつれ 剥が 色落ち 味が薄 味が濃 おいしくな 品質が悪',
      weak: '野菜 果物 魚 肉 食べられな 捨て',
    },
    en: {
      strong:
        'fresh freshness mould mold rotten rot. rotting limp wilt slimy bruis squash expired expir use-by sell-by best_before stale gone_off smelled smelt spoil soggy quality brown black. mushy throw_away thrown_away bin_it overripe leftovers poor_quality defective faulty falls_apart flimsy shoddy durab last_long wears_out worn_out peeling shrank shrunk tasteless bland tastes undercooked cold_when went_bad went_off',
      weak: 'vegetable fruit veg. produce. apple. apples. meat fish',
    },
  },
  explanation: {
    ja: {
      strong:
        '説明 専門用語 用語 分かりやすく教え 教えてもらえ 教えてくれ 質問しづら 話を聞いてくれ 理解でき 言葉が難し 早口 どういう意味 副作用 選択肢 マニュアル 手順書 意味が分から 教え方 ガイド 案内 ヘルプ チュートリアル 使い方 不明瞭 あいまい 曖昧 説明が 説明書 使い方が わかりづらい説明 ヘルプが 手順が 何をすれば 教えてもら 初心者 案内が 説明不足',
      weak: '分かりにく 納得 難し 伝え 分からず',
    },
    en: {
      strong:
        'explain explanation jargon plain_language leaflet told_what ask_question questions answers. listen side_effect the_options understand talks instruction manual. documentation mean. means_anything tutorial guide. guidance onboarding unclear_what vague ambiguous instructions explained. explains. unclear_instructions no_instructions no_guidance how_to_use how_it_works what_to_do learning_curve steep. beginner tutorials. documentation_is poorly_documented no_explanation',
      weak: 'unclear follow. told words',
    },
  },
  support: {
    ja: {
      strong:
        '問い合わせ サポート 返信 返事が カスタマー オペレーター 窓口 対応が遅 対応が悪 たらい回し チャットボット 態度 店員 スタッフ 接客 不親切 対応して 問合せ コールセンター 担当の人 謝罪 カスタマーサ 電話に出 担当者が 大家 管理会社 管理人 返事 横柄 修理を頼 不動産屋 営業の人 無視され サポートが サポートに 返答 無視',
      weak: '対応 電話しても',
    },
    en: {
      strong:
        'support. customer_service support_team helpdesk help_desk reply. replies. respond. response. chatbot agent rude staff. unhelpful passed_around helpline attitude answer_my complaint customer_care call_centre call_center get_a_reply hear_back ignored_my support_ticket ticket. tickets. polite friendly_staff landlord agent. agents. agency caretaker rung_back call_back called_back ignores_my arrogant got_a_reply my_messages repairs. repair. management_company salesman sent_from in_charge takes_ages_to_send talked_down no_response unresponsive_support never_replied',
      weak: 'answer. contact',
    },
  },
  arrival: {
    ja: {
      strong:
        '遅れて届 配達が遅 到着が遅 遅延 置き配 不在票 再配達 梱包 段ボール 包装 破損 箱が 届け先 誤配 玄関 時間通りに来 宅配便 荷物 配送が遅 追跡番号 置き場所 ポスト 届くのが遅 配達が 配送が 届かな 届くのが 到着が 配達日 配送日 不在 荷物が 宅配 届いた時 時間指定 発送が遅 発送され 破れ 潰れ 壊れて届 いつ届',
      weak: '届くのが 配達員 遅れ',
    },
    en: {
      strong:
        'arrives_late arrived_late late_delivery delayed delay. delays. packaging cardboard parcel. parcels. left_outside doorstep redeliver damaged_in wrong_address broken_box courier package. packages. parcel shipping_takes shipping_is_slow tracking_number late_again never_arrived porch delivery_is_late delivery_was delivery_takes deliveries. delivered. delivery_time delivery_date shipping. shipped shipment parcel_was package_was arrives_damaged arrived_damaged arrived_broken days_late weeks_late never_came did_not_arrive dispatched lost_in_the left_in_the_rain missed_delivery estimated_delivery',
      weak: 'late. driver. box. boxes. delivery',
    },
  },
  choice: {
    ja: {
      strong:
        '品揃え 品ぞろえ 種類が少 選択の幅 サイズが合わ サイズが サイズ感 色違い 取り扱いがな 売ってない 置いてない ラインナップ マンネリ 選択肢が少 バリエーション 好みの 種類が メニューが少 似合う 選択肢が',
      weak: '種類 選べな',
    },
    en: {
      strong:
        'variety selection. range_of size. sizes. sizing fit_me limited_choice not_enough_choice few_options assortment do_not_carry limited_range limited_selection only_a_few_kinds same_old options_for more_options limited_options',
      weak: 'choice choices',
    },
  },
  returns: {
    ja: {
      strong:
        '返品 返金 交換 解約 退会 クーリングオフ 取り消しができ 契約の 返品が 返品でき 返金が 返金され 交換が 返送 返品手続',
      weak: 'キャンセル やめられ',
    },
    en: {
      strong:
        'return_it returns. returning refund exchange_it unsubscribe cancel_my cancelling_my cancel_the_subscription opt_out contract. return_policy return_process return_an return_the returning. refund_took refunds. exchange. send_it_back sent_it_back send_back give_me_my_money',
      weak: 'cancel.',
    },
  },
  place: {
    ja: {
      strong:
        '駐車 遠い 遠く 距離 最寄り 通うのが 場所が アクセスが 交通 バスが 電車 階段 立地 近くにな 道が 送迎 通勤 渋滞 満員電車 乗り換え 駅から 坂 郊外 田舎 徒歩 駐車場 駐輪場 アクセスが悪 駅から遠 立地が 遠すぎ バスの本数 坂道',
      weak: '近く 車で',
    },
    en: {
      strong:
        'parking park_the far_away too_far distance commute. bus. buses. train. trains. location. stairs get_there public_transport drive_to traffic commut congestion rush_hour walk_to miles_away out_of_the_way nearest rural parking_is parking_space parking_spaces car_park hard_to_reach far_from too_far_from bus_stop location_is long_way remote_location',
      weak: 'far. near. travel',
    },
  },
  surroundings: {
    ja: {
      strong:
        '汚い 汚れ 掃除 清潔 臭い 匂い 狭い 狭く トイレ 席が 椅子が硬 設備 におい 虫 ほこり 混雑して 不衛生 ごみだらけ 老朽',
      weak: '混む 古い',
    },
    en: {
      strong:
        'dirty filthy clean. cleaning smell. smells. cramped toilet seats. furniture equipment. hygiene dusty odour odor bathroom changing_room air_quality filth grubby run-down',
      weak: 'small. old.',
    },
  },
  sounds: {
    ja: {
      strong:
        'うるさ 騒音 足音 物音 話し声 鳴き声 騒がし 隣の音 音が大き の音が 防音 響い 響く 壁が薄 静か サイレン 音漏れ 聞こえてき 音が 騒音が 騒がしい 話し声が 声が大き 音楽が 静かに',
      weak: '音 聞こえ',
    },
    en: {
      strong:
        'noise noisy loud loudly footsteps soundproof quiet. racket bark. barks. barking siren. sirens. slammed slamming thin_walls walls_are hear_everything hear_every through_the_wall loud_music noise. noises. too_loud too_noisy loud_people music. shouting talking_loudly quiet_place quieter sound. hear_the',
      weak: 'hear. awake neighbour neighbor drum. drums.',
    },
  },
  climate: {
    ja: {
      strong:
        '寒い 寒く 暑い 暑く 冷え 冷た 暖房 冷房 エアコン 空調 湿気 結露 カビ臭 日当たり 暗い 蒸し 断熱 すきま風 隙間風 風通し 乾かな じめじめ 熱がこも 照明 空調が 冷房が 暖房が 室温 温度 暑すぎ 寒すぎ 換気',
      weak: 'カビ 暖か',
    },
    en: {
      strong:
        'freezing cold. chilly icy heating damp draught draft. stuffy insulation condensation sunlight dark. oven too_hot too_cold air_con humid airless warm. radiator lighting dries. dry. temperature air_conditioning heater ventilation too_warm hot_in cold_in boiling freezing. stuffy. sweaty',
      weak: 'mould mold winter summer wet. smell',
    },
  },
  viewing: {
    ja: {
      strong: '内見 見学 下見 間取り 物件 内覧 見に行 試着 試せな 実物',
      weak: '案内 写真と',
    },
    en: {
      strong:
        'viewing. viewings. look_round look_around floor_plan listing. listings. show_me_round come_and_see see_it_first try_it_on in_person see_the_place see_the_room',
      weak: 'photos. inside',
    },
  },
} as const satisfies Record<string, Aspect>
