import type { Aspect } from '../aspect.ts'

/** Of apps and devices. */
export const SOFTWARE_ASPECTS = {
  finding: {
    ja: {
      strong:
        '検索 見つから 見つけ 探す 探し 探せ カテゴリ 絞り込 並び順 たどり着 迷子 メニュー 一覧 どこにある スクロール 目当て 商品名 フォルダ 埋もれ タグ付け どこにあるか 埋もれて ヒットし 一覧性 導線 目的のページ 検索結果 検索が 検索して 検索に 検索機能 ヒットしな 見当たらな 探しても 探しに 探せな 見失 どこに行った どこにあ キーワード フィルター 絞り込み ソート 過去ログ サイト内検索 目的の 欲しい情報 見つけにく 見つけづら',
      weak: '画面 ページ ボタン 見づら アプリ 出てこ 出てき 出てくる 関係ない 一覧 結果',
    },
    en: {
      strong:
        'search find. finding result picking_out pick_out findable looking_for look_for categor filter menu scroll navigat get_lost hunt hunting track_down dig_through buried folder. folders. product_name spell where_anything where_things locate. locating discover where_to_look where_it_is needle search_bar search_results search_function search_is searching. searched. cannot_find could_not_find hard_to_find never_find find_what find_the find_anything find_it find_things find_my find_old filters. filtering sort. sorting. keyword. keywords. query. queries. look_up lookup browse browsing dig. digging sift. where_to_find where_is locate relevant irrelevant_results no_results',
      weak: 'screen page button list. cluttered archive old.',
    },
  },
  screens: {
    ja: {
      strong:
        '文字が小さ 字が小さ 操作 使い方が分から 見にく ボタンが小さ デザイン レイアウト 画面が小さ 直感的 ユーザーインターフェ 読みにく タップ UI 見た目 表示が崩 色が薄 押しにく 誤タップ 画面遷移 分かりづらい画面 画面が 画面の 分かりにくい画面 ボタンが どこを押 メニューが デザインが レイアウトが 文字が 見づらい 見にくい 操作が 操作方法 直感 ごちゃごちゃ アイコン 使いづらい 使いにくい 複雑な画面',
      weak: '画面 ボタン 使いにく 使いづら 見づら 複雑 迷う',
    },
    en: {
      strong:
        'font. fonts. layout interface. tiny_text small_text unreadable clunky intuitive usability too_many_clicks clicks. tap. taps. design. ui. ux. user_interface too_small_to_read tiny_buttons tiny. mis-tap ugly_design cluttered_screen dark_mode navigation. navigate hard_to_use difficult_to_use easy_to_use complicated_to confusing_menu menus. menu_is icons. icon. buttons. cluttered. confusing_layout clunky_interface unintuitive counterintuitive where_to_click too_many_steps too_many_menus text_is_too readable legib eyesight',
      weak: 'screen button cluttered confusing complicated hard_to_read confusing. click',
    },
  },
  speed: {
    ja: {
      strong:
        '重くて 重い 固まる 固まっ フリーズ 落ちる 落ちて クラッシュ 読み込み 動作が遅 表示が遅 起動 反応が遅 応答が遅 くるくる 動かなく 遅くて使 もっさり カクつ ラグ 強制終了 通信が切 回線 電波 Wi-Fi wifi 接続が切 サーバー 起動に 遅延 遅い 遅くて 遅すぎ 時間がかか 秒かか 待たされ 表示されるまで 開くまで 読み込ま 固まり サクサク 処理が遅 レスポンス 反応しな 重すぎ 動きが鈍 カクカク タイムアウト 切り替えが遅',
      weak: '遅い 遅くて エラー 時間 何秒 何分',
    },
    en: {
      strong:
        'crash freez frozen lag. lags. laggy loading. load. loads. sluggish hang. hangs. unresponsive spinning spinner slow_app takes_ages_to_open performance startup times_out slow_to takes_forever_to_load wifi wi-fi connection. disconnect signal. offline server. buffering keeps_crashing takes_ages takes_forever takes_too_long take_forever take_ages seconds_to seconds_each ten_seconds thirty_seconds several_seconds slow_search slowness slow_down slower. painfully_slow super_slow so_slow very_slow really_slow too_slow is_slow loading_time load_time response_time lagging stutter timeout. time_out. timed_out choppy wait_for_it_to',
      weak: 'slow slows error bug. bugs. buggy minutes_to seconds. ages. forever quick fast.',
    },
  },
  access: {
    ja: {
      strong:
        'ログイン パスワード 認証 サインイン アカウント ロックされ 二段階 本人確認 ID IDを 暗証番号 締め出 ログアウト 入れなくな 新規登録 ログインでき ログインに 入れない 再ログイン パスワードを忘れ 再設定 認証コード ワンタイム SMS 生体認証 指紋 顔認証 サインアウト 弾かれ ロックがかか アカウントが 本人認証 セッション 何度もログイン 権限',
      weak: '登録 入れな 確認コード',
    },
    en: {
      strong:
        'log_in login. logging_in logged_out logs_me password sign_in signing_in account. locked_out two-factor authentication verification username passcode log_back log_on credential captcha verify_my logs_in log_me logged_me logs_out sign_out signed_out signs_me sign_back forgot_my_password reset_my password_reset password. passwords. verification_code security_code one-time_code one_time_code authenticator two-step 2fa sso. single_sign face_id fingerprint face_recognition access_to grant_access locked_me locks_me session_expired session_expires user_name re-login kicked_out kicks_me permission. permissions. admin.',
      weak: 'register registration code. access.',
    },
  },
  notices: {
    ja: {
      strong:
        '通知 お知らせ リマインド リマインダー プッシュ メールが多 アラート 広告 バナー 宣伝 気づかな 見逃 勧誘 メルマガ ポップアップ 通知が バッジ 着信 通知を 通知も 多すぎる通知 プッシュ通知 アラームが 鳴りやま しつこく 受信 配信停止 ブザー ミュート',
      weak: 'メール 連絡 気づか うるさ',
    },
    en: {
      strong:
        'notification notify alert. alerts. reminder remind. reminds. push_message advert ads. spam pop-up popup banner emails_a too_many_emails ad. commercial. commercials. promot push_messag push_notif email_me emails_me newsletter pings. pinging buzz notifications. notification. notifying alerts_are reminders. reminder. spammed spamming flood flooded bombard overwhelm constant_pings beep beeping vibrat',
      weak: 'email emails too_many constantly',
    },
  },
  privacy: {
    ja: {
      strong:
        '個人情報 プライバシー セキュリティ 漏れ 漏洩 監視 見られ 乗っ取 詐欺 安全性 データの扱い 追跡 情報漏 写真が勝手 位置情報 のぞかれ 個人のデータ 同意 不正 個人情報が 情報漏えい データを売 位置を 勝手に送 カメラで 監視され 見られて プライバシーが 安全か',
      weak: '信用でき 怪しい 怖い',
    },
    en: {
      strong:
        'privacy personal_data personal_information security. secure. hacked leak tracking tracked scam fraud spying who_can_see my_data data_breach location_data consent. identity_theft snoop listening_to_me watches_me surveil privacy_policy personal_info data_is_sold sell_my_data my_information track_me tracks_me tracking_me data_protection who_sees who_can_access sensitive_data spy.',
      weak: 'trust. safe. worried_about',
    },
  },
  connecting: {
    ja: {
      strong:
        '同期 連動 他のアプリ 外部サービス エクスポート インポート 取り込 書き出 対応していない端末 機種変更 互換 API パソコンとスマホ カレンダーと 連携でき 他社 データ移行 移行 取り込め 対応機種 OS 接続でき 同期され 同期が',
      weak: '連携 スマホ',
    },
    en: {
      strong:
        'sync integrat export. exporting import. importing compatible other_apps connects_to connect_to across_devices plug-in plugin api. calendar_app syncs. synced migrat third-party link_with does_not_connect transfer_my bluetooth pair_with does_not_sync out_of_sync sync_issues',
      weak: 'device phone_and',
    },
  },
  mistakes: {
    ja: {
      strong:
        '間違い 間違え ミス 計算が合わ 数字が合わ 不具合 バグ 消えて 消えた 消える データが飛 保存され 反映され 正しくな 誤作動 不正確 ずれて データが消 誤検知 集計が合わ 二重に 反映されな 書き間違 誤字 重複 抜け漏れ',
      weak: 'エラー おかしく',
    },
    en: {
      strong:
        'mistake. mistakes. inaccurate incorrect lost_my_work lost_everything not_saved disappears disappeared vanish deleted_itself wrong_number wrong_numbers glitch miscalculat loses_my lost_all duplicate. duplicates. typo. typos. does_not_add_up wrong_result overwritten corrupted',
      weak: 'wrong. error. errors. bug. bugs.',
    },
  },
  voice: {
    ja: {
      strong:
        '発音 音声 マイク 声を 声が 私の声 聞き取 認識し 認識の スピーキング 録音 発話 話す練習 読み上げ 音が小さ 聞こえ 判定 採点 正しく言え',
      weak: '認識',
    },
    en: {
      strong:
        'speech voice microphone mic. pronounc accent. accents. speaking recording audio sound. sounds. hear_me hearing_me loudspeaker talk_to_it judge_whether score. scores.',
      weak: 'speak. say. said. sentence',
    },
  },
  settings: {
    ja: {
      strong: '設定 カスタマイズ 自分好み 初期設定 並べ替え 変更できな オフにでき 設定が 設定を 設定でき 細かく設定',
    },
    en: {
      strong:
        'setting. settings. customis customiz configure configuration turn_it_off preferences personalis personaliz customize. customise. customisation customization adjust. turn_off. turn_them_off configure. options_to',
    },
  },
  figures: {
    ja: {
      strong: '集計 レポート グラフ 数字が見 分析 可視化 ダッシュボード データが見',
      weak: '数字',
    },
    en: {
      strong: 'dashboard chart. charts. graph. graphs. statistics analytics visualis visualiz overview_of numbers_i',
      weak: 'report. reports.',
    },
  },
  information: {
    ja: {
      strong:
        '情報が古 口コミ レビューが 古い情報 更新され 信頼できる情報 どれが正し デマ 情報が多 更新されて 間違った情報 情報が間違',
      weak: '情報',
    },
    en: {
      strong:
        'outdated out_of_date reviews. fake_review not_updated reliable_information misinformation contradictory too_much_information outdated. old_information not_up_to_date wrong_information expired_listing incorrect_information no_longer_exists',
      weak: 'information',
    },
  },
  photos: {
    ja: {
      strong: '写真 カメラ 画像 動画 アルバム スキャン',
    },
    en: {
      strong: 'photo. photos. camera picture. pictures. video. videos. scan. scanning scanner album',
    },
  },
  words: {
    ja: {
      strong: '翻訳 英語 日本語 外国語 多言語 言葉が通じ 通訳',
      weak: '言語',
    },
    en: {
      strong: 'translat interpreter foreign_language language_barrier subtitles bilingual in_my_language',
    },
  },
  power: {
    ja: {
      strong: '電池 バッテリー 充電 発熱 熱くな 省エネ 電源 バッテリーが 電池が 充電が',
    },
    en: {
      strong: 'battery batteries charger recharge overheats overheating power_cable drains battery_life',
    },
  },
} as const satisfies Record<string, Aspect>
