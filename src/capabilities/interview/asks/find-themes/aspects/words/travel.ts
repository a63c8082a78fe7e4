import type { Aspect } from '../aspect.ts'

/** Of getting somewhere, being there among others, and staying. */
export const TRAVEL_ASPECTS = {
  punctuality: {
    ja: {
      strong:
        '遅延 遅れる 遅れて 遅れた 遅れが 遅刻 運休 運転見合わせ 見合わせ 時刻表 ダイヤ 定刻 時間通り 時間どおり 予定時刻 予定の時間 予定より 到着が 到着予定 間に合わな 止まって 止まる 停車 事故 信号 点検 振替 終電 欠航 乗り継ぎ 乗り遅れ 遅配 納期 いつ来る 来るのが遅 来ない 遅れ 遅れがち 配達が遅 到着が遅 大幅に 予定日 約束の時間 来るまで',
      weak: '遅い 遅く 遅すぎ 雨の日 雪 台風 一時間以上 分以上',
    },
    en: {
      strong:
        'delay late. later_than on_time. punctual cancelled_train train_was_cancelled gets_cancelled behind_schedule timetable arrive. arrives. arrived. arrival turned_up turns_up showed_up shows_up took_more_than an_hour_late minutes_late hours_late missed_my_connection connection. signal_failure strike. strikes. stuck_in_traffic estimated_time eta. promised_time half_an_hour_late overdue breakdown. broke_down replacement_bus last_train missed_my miss_the_train missed_the late_again always_late arrive_late arrived_late arriving_late comes_late came_late later_than_promised than_promised promised_date behind_time delays. delayed. delivery_takes days_late',
      weak: 'cancelled slow. wait. hour. minutes. snow rain. weather',
    },
  },
  crowding: {
    ja: {
      strong:
        '混んで 混む 混み 混雑 満員 ぎゅうぎゅう すし詰め 人だらけ 人が多 押しつぶ 密着 座れ 座る 立ちっぱなし 席が 席を 座席 満席 占領 空いてい 空きが 埋まって 定員 詰め込 乗り切れ 乗れな 台数 足りな 芋洗い ひしめ 人混み 大混雑 埋まる 空席 混雑が いつも混 混みすぎ 席が空 席が取れ',
      weak: '並ぶ 並んで 待ち 列 狭い 隙間',
    },
    en: {
      strong:
        'crowd overcrowd packed. pack. full. busy. seat. seats. stand_the_whole have_to_stand standing. squeez squash sardine cram cramped no_room room_to no_space space_for space. too_many_people peak. rush_hour carriage carriages taken. occupied not_enough_machines enough_seats enough_space hardly_move spot. capacity hog hogging standing_room elbow crowded. too_crowded too_full always_full so_full overcrowding jam-packed',
      weak: 'queue wait. waiting tiny. people',
    },
  },
  tickets: {
    ja: {
      strong:
        '切符 きっぷ 乗車券 定期券 定期代 券売機 改札 運賃 チケット チャージ 残高不足 初乗り 乗車料金 回数券 Suica ICカード 入場券 発券 座席指定 QRコード 切符が チケットが 券が',
      weak: '窓口 機械 読み取',
    },
    en: {
      strong:
        'ticket. tickets. ticket_machine season_ticket fare. fares. zone. zones. barrier. barriers. gate. barcode qr_code travelcard tap_in inspector fined. fine_for conductor top_up boarding_pass ticket_office ticket_price tickets_are buy_tickets',
      weak: 'machine. scan coins card. journey',
    },
  },
  announcements: {
    ja: {
      strong:
        '案内 放送 アナウンス 掲示板 電光 表示が 教えてくれな 知らせて 知らされ 理由を 状況 運行情報 ホームが変 いつ再開 標識 看板 連絡がな 説明がな 情報がな 事前に 急に変更 説明なし 知らせ 情報共有',
      weak: '分からな 聞き取 書いてな',
    },
    en: {
      strong:
        'announce announcement informed inform. no_information information_about told_us tells_us nobody_tells no_one_tells tell_me_what what_is_going_on what_was_going_on display_shows displays. screens. platform. sign. signs. signage signpost find_out_that only_find_out update_us kept_in_the_dark last_minute_change find_out_when no_warning no_notice no_communication communicat not_informed without_telling last_minute notice. updates_about never_told no_one_told nobody_told keep_us_informed',
      weak: 'staff told. notice information know_less',
    },
  },
  navigation: {
    ja: {
      strong:
        '地図 ピン 現在地 位置情報 道案内 ナビ ルート 住所 番地 迷って 道に迷 見つけられず 場所が分か 入り口 入口 マンション オートロック 部屋番号 配達員 ドライバー 追跡 今どこ どこにいる 配達状況 配達済み 置き配 玄関先 地図が 道順 位置が',
      weak: '階 隣に 電話がかか',
    },
    en: {
      strong:
        'map. maps. gps pin. location. live_location tracking track. driver. rider. courier. couriers. find_my_house find_my_flat find_my_address find_my_door wrong_door wrong_house my_address address. directions. route. routing sat_nav satnav status_says marked_as_delivered says_delivered where_my_order where_it_is doorbell buzzer building. entrance intercom drop_off drop-off map_is wrong_address wrong_location gps. navigation_is lost_on_the_way',
      weak: 'door. neighbour neighbor street. outside rings_me',
    },
  },
  checkin: {
    ja: {
      strong:
        'チェックイン チェックアウト フロント 受付で カードキー ルームキー 部屋の鍵 宿泊カード 到着して ロビー 受付が 受付の列 入室 手荷物預',
      weak: '鍵 受付',
    },
    en: {
      strong:
        'check-in check_in checking_in check-out check_out checking_out reception receptionist front_desk lobby key_card keycard room_key room_was_not_ready room_ready registration_form early_arrival my_reservation find_my_reservation find_my_booking',
      weak: 'key. keys. desk. arriving passport',
    },
  },
  luggage: {
    ja: { strong: '荷物 スーツケース 手荷物 ロッカー 預け入れ 預けた 持ち込み 忘れ物 紛失 重い荷物', weak: 'かばん' },
    en: {
      strong: 'luggage baggage suitcase carry-on bag_drop locker. lockers. lost_property checked_bag overhead_bin',
      weak: 'bag. bags.',
    },
  },
  internet: {
    ja: {
      strong:
        'Wi-Fi wifi ワイファイ 無線 ネット環境 ネットが 回線 通信 電波 圏外 つながりにく 接続 繋がらな 途切れ テザリング 通信速度 ネットワーク VPN オフライン 通信量 ギガ Wi-Fiが ネットが遅 通信が 回線が 電波が つながらない',
      weak: 'つながらな 遅い',
    },
    en: {
      strong:
        'wifi wi-fi internet. broadband connection. connectivity disconnect network. signal. hotspot router bandwidth vpn offline reception_is data_plan mobile_data drops_out keeps_dropping drops_every cuts_out video_call streaming upload download roaming wifi_is wi-fi_is poor_signal bad_connection internet_connection slow_internet keeps_disconnecting',
      weak: 'weak. slow. online',
    },
  },
  seating: {
    ja: {
      strong:
        '椅子 座り心地 クッション ソファ ベンチ 机 テーブル 腰が痛 揺れ 酔って 酔う 乗り心地 電源 コンセント 枕 ベッド マットレス 寝心地 座席が 椅子が 席が狭',
      weak: '硬い 固い 古い車両',
    },
    en: {
      strong:
        'uncomfortable comfort chair. chairs. bench. benches. legroom leg_room cushion mattress pillow. pillows. bed. beds. hard_seats hard_that rattle bumpy shaky motion_sick socket. sockets. power_outlet outlet. outlets. plug. table. tables. desk. back_aches seats_are seat_is seating no_seats uncomfortable.',
      weak: 'seat. seats. ancient',
    },
  },
  facilities: {
    ja: {
      strong:
        'トイレ お手洗い エレベーター エスカレーター バリアフリー 段差 車椅子 ベビーカー 授乳室 おむつ 更衣室 シャワー 浴室 お風呂 駐輪 喫煙 自販機 設備 故障 給湯 洗面 設備が トイレが エレベーターが',
      weak: '古い 壊れ',
    },
    en: {
      strong:
        'toilet restroom bathroom. lift. lifts. elevator escalator wheelchair step-free pushchair stroller pram changing_table accessible accessibility ramp. vending out_of_order shower. bike_rack smoking_area facilities amenit disabled_access facilities_are toilets. lift_is elevator_is',
      weak: 'broken stairs steps',
    },
  },
} as const satisfies Record<string, Aspect>
