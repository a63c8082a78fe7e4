import type { Aspect } from '../aspect.ts'

/** Of working with others. */
export const WORK_ASPECTS = {
  meetings: {
    ja: {
      strong:
        '会議 打ち合わせ ミーティング 議事録 議題 アジェンダ 朝礼 定例 議論 会議室 参加者 発言 決まらな 資料を読み上げ ビデオ会議 オンライン会議 会議が 会議が多 打合せ',
      weak: '話し合 長引',
    },
    en: {
      strong:
        'meeting. meetings. agenda minutes_of takes_minutes stand-up standup video_conference conference_call call_after invited_to discussion discuss. meeting_room back_to_back slides. one-on-one all-hands facilitat attendee too_many_meetings meetings_are pointless_meeting',
      weak: 'calls. attend decide',
    },
  },
  messages: {
    ja: {
      strong:
        '通知 メンション 未読 既読 チャット チャンネル メッセージ 返信を急 即レス 全員宛て グループ スレッド 鳴る 鳴って 鳴り 震え バッジ ピコピコ 連絡が来 連絡が多 休みの日に 夜中に メールの量 CC 通知が 通知を メールが多 大量のメール 受信箱 プッシュ通知 返信',
      weak: 'メール 連絡 返事',
    },
    en: {
      strong:
        'notification notified alert. alerts. alerted ping. pings. pinging pinged mention. mentioned. unread inbox mute. muted. muting channel. channels. thread. threads. buzz. buzzing. digest. pop-up popup too_many_emails too_many_messages emails_from emails_about message_me messages_me chased. on_my_days_off group_chat bell_icon interrupt notifications. spammed bombard flooded email_overload slack. teams_messages unread_messages group_message vibrat',
      weak: 'message. messages. email. emails. reply distract concentrat too_many',
    },
  },
  expenses: {
    ja: {
      strong: '経費 精算 領収書 レシート 立て替え 立替 出張費 旅費 交通費の申請 仮払 勘定科目 払い戻 経理',
      weak: '申請 交通費 原本',
    },
    en: {
      strong:
        'expense. expenses. receipt reimburse claim. claims. claiming travel_costs travel_rules per_diem cost_category accounting. petty_cash mileage out_of_pocket',
      weak: 'submit trip.',
    },
  },
  equipment: {
    ja: {
      strong:
        'パソコン PC ノートパソ モニター 画面が小さ プリンター 印刷 複合機 キーボード マウス メモリ 起動に 機材 備品 端末 ウイルス対策 社用 スペック 再起動 機械が 機器 道具 マシン 器具',
      weak: '古い 重い 遅い',
    },
    en: {
      strong:
        'laptop computer. computers. pc. monitor. monitors. printer print. printing keyboard. mouse. memory. boot. boots. reboot restart hardware old_machine device_is equipment. virus_scan it_department workstation projector machines_are equipment_is tools. devices_are old_equipment',
      weak: 'machine. sluggish',
    },
  },
  knowledge: {
    ja: {
      strong:
        'マニュアル 手順書 引き継ぎ 引継ぎ 属人 ノウハウ ナレッジ 資料 ドキュメント 最新版 どれが最新 聞かないと分か 前任 新人 教育 研修 口頭 ベテラン 担当者しか 暗黙 書き残 社内wiki フォルダ 教育が 研修が 教えてもらえ マニュアルが',
      weak: '情報 共有 教え',
    },
    en: {
      strong:
        'handover knowledge documentation. document. documents. wiki. word_of_mouth predecessor veteran. veterans. new_people new_colleague new_starter onboarding training_material training. written_down latest_version outdated_manual scattered undocumented know_how in_their_heads nobody_knows_how institutional manual. training_is no_training training_was not_trained new_employee new_hires how_things_work documentation_is',
      weak: 'ask_colleagues ask_somebody file. files. folder',
    },
  },
  approvals: {
    ja: {
      strong:
        '承認 決裁 稟議 申請 差し戻 許可 上司が 判子 ハンコ 押印 承認者 ワークフロー 催促 代理 却下 承認待ち 手続き 社内ルール 部長 承認が 承認に 手続きが 手続きに 許可が',
      weak: '上司 待た',
    },
    en: {
      strong:
        'approv sign_off sign-off signature sign_it authoris authoriz request_was my_request leave_request holiday_request pending. rejected deputy escalat red_tape bureaucra permission_from manager_has confirm_every chase. confirmed. two_managers supervisor approval_process approval_takes waiting_for_approval approved. sign_off_on',
      weak: 'manager boss. request. requests. waiting',
    },
  },
  entering: {
    ja: {
      strong:
        '入力 手入力 手で打 打ち込 記録する 登録する 二重入力 転記 コピペ エクセル 項目 仕分け 分類 手作業 同じことを何度 一件ずつ いちいち入 書き写 手書き 紙に 紙の 打刻 押し忘れ 押す 記入 タップしない 撮影 読み取り 読み間違 入力が 入力項目 入力欄 何度も入力 同じ情報 同じ内容を 登録が面倒 書かされ 記入欄 書類',
      weak: '手間 面倒 いちいち',
    },
    en: {
      strong:
        'type_in typing retype type_the enter_every enter_the entered. entering. data_entry by_hand manually manual_entry fill_in filling_in fill_out filling_out spreadsheet excel. copy_and copy_last copy_it transfer_them double_work double_entry mandatory_field required_field fields. log_my log_everything record_one one_by_one clicks_to ten_clicks repetitive_work paperwork form. forms. enter_my enter_data re-enter same_information same_data fill_it paper_forms too_many_fields manual. manually. retyping repetitive',
      weak: 'tedious fiddly enter. form record.',
    },
  },
  workload: {
    ja: {
      strong:
        '残業 仕事量 業務量 人手不足 人手が足 忙し 休めな 有給 休暇 締め切りに追 納期 負荷 過労 ワンオペ シフト 夜勤 休日出勤 帰れな 仕事が多 忙しすぎ 休みが取れ 人が足り 業務が',
      weak: '疲れ 時間がな',
    },
    en: {
      strong:
        'overtime workload understaff short-staffed short_staffed burn_out burnout overworked too_much_work too_busy deadline. deadlines. long_hours time_off annual_leave sick_leave weekend_work night_shift rota. work-life too_many_tasks workload. staff_shortage not_enough_staff overload overloaded no_time_for stressed',
      weak: 'tired stress busy',
    },
  },
  pay: {
    ja: { strong: '給料 給与 賃金 時給 昇給 賞与 ボーナス 評価 昇進 人事評価 査定 手当 福利厚生 待遇', weak: '報われ' },
    en: {
      strong:
        'salary wage. wages. underpaid pay_rise raise. bonus promotion. promoted appraisal performance_review benefits. career. payroll paid_less',
      weak: 'recognition fair.',
    },
  },
  colleagues: {
    ja: {
      strong: '人間関係 同僚 先輩 後輩 パワハラ ハラスメント いじめ 雰囲気 風通し 派閥 孤立 相談できる人 チームワーク',
      weak: '上司 仲間',
    },
    en: {
      strong:
        'colleague co-worker coworker teammate micromanag bully harass office_politics atmosphere toxic isolated lonely culture. team_spirit gossip trust_my',
      weak: 'boss. team.',
    },
  },
  rules: {
    ja: {
      strong:
        'ルール 規則 規定 決まり 基準 計算方法 計算され 扱いに 曖昧 あいまい 根拠 コードが 部署によって 人によって違 言うことが違 残り日数 残日数 何日残 あと何 集計 合わない 割増 フレックス ルールが 基準が 決まりが',
      weak: '分からな 理解でき 複雑',
    },
    en: {
      strong:
        'rule. rules. regulation policy. policies. calculated calculation counts_as unclear_whether which_code project_code cryptic abbreviation balance_of remaining. entitlement eligib inconsistent every_department differently. guideline criteria make_sense_of rules_are policy_is unclear_rules',
      weak: 'confusing understand unclear complicated',
    },
  },
} as const satisfies Record<string, Aspect>
