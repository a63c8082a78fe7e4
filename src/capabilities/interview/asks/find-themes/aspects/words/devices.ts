import type { Aspect } from '../aspect.ts'

/** Of devices, programs and what keeps them going. */
export const DEVICE_ASPECTS = {
  setup: {
    ja: {
      strong:
        '初期設定 セットアップ 設置 組み立て 導入 インストール 最初の設定 登録が難 使い始め 始め方 説明書 取扱説明 ペアリング 認識されな 設定が 設定が難 設定が複雑 初期設定が',
      weak: '設定 難し',
    },
    en: {
      strong:
        'set_up setup setting_up install. installing installation assemble assembly getting_started first_time_i onboard configure instructions_were manual_is pairing recognis recogniz set_it_up setup_is hard_to_set installation_was complicated_setup',
      weak: 'settings complicated',
    },
  },
  updates: {
    ja: {
      strong:
        'アップデート バージョンアップ 更新してから 仕様変更 変わって リニューアル 前の方が 以前は 新しいバージョン 改悪 勝手に変わ 更新で アップデートで アップデート後',
      weak: '更新 前は',
    },
    en: {
      strong:
        'update. updates. updated. new_version redesign since_the_update after_the_update changed_everything used_to_be_able old_version removed_the rolled_out after_update every_update new_update latest_update',
      weak: 'version changed',
    },
  },
  storage: {
    ja: {
      strong: '容量 ストレージ 保存できな 空き容量 バックアップ データ量 ファイルサイズ クラウド アップロード 上限',
      weak: '保存 ファイル',
    },
    en: {
      strong:
        'storage disk_space out_of_space backup. backups. back_up file_size cloud. upload_limit quota gigabyte attachment',
      weak: 'upload file. files.',
    },
  },
  saving: {
    ja: {
      strong:
        '保存し忘れ 消えた 消えて 消えてしま 全部消え 失われ やり直し 最初から 入力した内容が 書きかけ 下書き 自動保存 データが飛 復元 元に戻 データが消 保存されな 保存でき 消えてい 消された 入力が消 失った',
      weak: '消える',
    },
    en: {
      strong:
        'lost_everything lost_it_all lost_my lost_all disappeared was_gone is_gone vanished autosave unsaved not_saved did_not_save start_over start_again undo. overwrit draft. drafts. recover. restore. wiped deleted. lost_data data_loss lost_work losing_my loses_data not_saving does_not_save disappears. disappear. erased gone_after',
      weak: 'saving save. gone.',
    },
  },
  outage: {
    ja: {
      strong:
        '落ちる 落ちて 落ちた 固まる 固まって 固まり フリーズ 強制終了 クラッシュ 開けな 開かな 動かな つながりにく メンテナンス サーバー エラー 不具合 バグ 真っ白 再起動 アクセスが集中 障害 停止 よく落ち 落ちます 止まる 止まって 止まった 動かない 動作が不安定 不安定 使えなくな つながらなくな 接続エラー エラーが出 エラーになる バグが多',
      weak: '重い 何度も',
    },
    en: {
      strong:
        'crash crashes freez frozen froze. hangs. hang. down. error_message error. errors. bug. bugs. buggy glitch maintenance outage blank_page blank_white does_not_open would_not_open shuts_down restart. something_went_wrong not_respond unresponsive server. stops_working stopped_working crashes. crashing crashed keeps_freezing freezes. freezing. unstable does_not_work not_working broken. stops. stopped. fails. failed. failing failure. fails_to goes_down down_time downtime bug_ridden',
      weak: 'slow update broken',
    },
  },
  accuracy: {
    ja: {
      strong:
        '精度 正確 誤差 計測 測定 センサー 認識しな 誤認識 ずれ 数値がおかし 合っていな 実際と違 検知 カウント 心拍 歩数 正しくな 間違った 実際と 精度が',
      weak: '間違',
    },
    en: {
      strong:
        'accura inaccura measurement. sensor. sensors. imprecise readings. misread step_count heart_rate off_by wrong_reading detects detection calibrat does_not_match not_match incorrect. not_accurate inaccurate. wrong_data wrong_information wrong_numbers miscounts',
      weak: 'wrong. numbers',
    },
  },
  mobile: {
    ja: {
      strong:
        'スマホだと スマホで スマホから スマホ版 アプリがな 携帯で 小さい画面 外出先 タブレット 表が崩 パソコンでしか 社外から 出先 アプリ版 スマホアプリ スマホ対応 モバイル',
      weak: 'スマホ 画面',
    },
    en: {
      strong:
        'on_my_phone mobile_version mobile_app small_screen no_app on_the_phone_the tablet. desktop_version desktop_page on_the_go from_home remotely touchscreen fingers. landscape responsive when_i_am_out mobile. phone_app phone_version on_mobile small_phone app_version ios. android. iphone.',
      weak: 'phone. mobile screen',
    },
  },
  wearing: {
    ja: {
      strong:
        '重たい 持ち運び 大きくて邪魔 かさば 軽く 防水 充電 電池 バッテリー ケーブル 装着 着け心地 肌 かぶれ 本体 ボタンが固 バッテリーが 電池が 充電が 充電し 減りが',
      weak: '重い',
    },
    en: {
      strong:
        'battery. batteries. charge_it charging. charger cable. waterproof bulky heavy_to portable strap. skin. irritat wear_it wearing weight. overheat noisy_fan lightweight battery_life battery_is battery_drains charge_every charging_takes run_out_of_battery',
      weak: 'heavy. power',
    },
  },
  advertising: {
    ja: {
      strong:
        '広告 宣伝 バナー 動画広告 全画面 勧誘 売り込 キャンペーンの画面 ポップアップ メルマガ 迷惑メール スポンサー 閉じるボタン 営業電話 押し売り 広告が 広告ばかり 広告が多 宣伝が 動画の広告 広告を',
      weak: 'おすすめ しつこ',
    },
    en: {
      strong:
        'ad. ads. advert advertis advertising commercial. commercials. banner sponsor promot newsletter junk_mail marketing. upsell sales_call cold_call pop-ups_for unskippable pushy too_many_ads ads_are ads_every full-screen_ad video_ads advertisement advertisements commercials_are',
      weak: 'spam pop-up',
    },
  },
  safety: {
    ja: {
      strong:
        '治安 夜道 暗くて 防犯 盗難 盗まれ 不審 痴漢 危険 事故が 怖い 鍵がかから 見守り 防災 避難 安全性 危険な 事故 怪我',
      weak: '不安 危ない',
    },
    en: {
      strong:
        'unsafe safety stolen theft thief burgl mugged dark_street poorly_lit security_guard cctv dangerous hazard accident. accidents. fire_alarm emergency feel_safe safe. safety. unsafe. dangerous. injury',
      weak: 'scared afraid',
    },
  },
  cleaning: {
    ja: {
      strong:
        '汚い 汚れ 汚く 不潔 清潔 掃除 清掃 臭い 臭く 臭う におい 匂い カビ 髪の毛 ほこり 埃 ゴミ ごみ べたべた 消毒 衛生 シミ ゴキブリ 虫 洗って 濁って 拭 清潔感 清掃が 掃除が 汚れて トイレが汚 床が ゴミが 臭いが 不衛生',
      weak: 'トイレ シャワー 床 タオル',
    },
    en: {
      strong:
        'dirty filthy grubby disgusting unclean clean. cleaned. cleaning cleaner hygien smell stink stank odor odour mould mold hair. hairs. dust dusty stain rubbish. litter. trash. garbage sticky wipe wipes. wiped disinfect sanitis sanitiz vacuum cockroach bugs_in sheets. towel towels. housekeeping sweat dirty. cleanliness unhygienic smelly smells. smelled bins. overflowing filthy. messy bathrooms_are toilets_are',
      weak: 'floor toilet shower bathroom',
    },
  },
} as const satisfies Record<string, Aspect>
