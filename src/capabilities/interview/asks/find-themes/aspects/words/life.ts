import type { Aspect } from '../aspect.ts'

/** Of work, learning and home. */
export const LIFE_ASPECTS = {
  manual: {
    ja: {
      strong:
        '手入力 入力し直 二重入力 転記 コピペ 手作業 手書き 同じことを何度も入力 エクセルに写 打ち直 書き写 打ち込 紙で 紙の 判子 ハンコ 何回も入力 二度手間 手打ち 手動 コピー エクセル Excel 記入 書類を書 入力が',
      weak: '入力 作業 手間',
    },
    en: {
      strong:
        'type_in retype re-type typing copy_and_paste copy-paste copying by_hand manually manual_work data_entry re-enter enter_the_same spreadsheet paperwork paper_form double_entry keying twice_into excel. fill_in filling_in fill_out type_it enter_everything double_work',
      weak: 'enter. entering tedious',
    },
  },
  sharing: {
    ja: {
      strong:
        '共有 引き継ぎ 引継ぎ 権限 共同編集 同時に編集 チームで 情報が散ら 属人 バージョン 最新版 伝達 部署 共有でき 家族と共有 同時編集 伝言 申し送り 連絡漏れ 言った言わない 認識のずれ 周知 共有が 共有しにく 権限が 共同 誰が編集 上書き',
      weak: '連携 相談',
    },
    en: {
      strong:
        'share. sharing shared. handover hand_over permission collaborat version. versions. latest_copy scattered co-worker colleagues_can who_has_the teammates misunderstand communication. out_of_the_loop everyone_can_see keep_everyone same_document handoff share_files share_with sharing_is permissions. access_rights collaborate edit_at_the_same overwrite_each version_control',
      weak: 'team. together colleague',
    },
  },
  remembering: {
    ja: {
      strong:
        '忘れ 覚えられ 続かない 続けられ 三日坊主 習慣 やる気 モチベーション 飽き 挫折 さぼ 続か 続ける 意欲 サボ 目標 実感 励まし ご褒美 達成感 習慣化 連続記録 気力 上達',
      weak: '覚え 続け',
    },
    en: {
      strong:
        'forget forgot forgotten remember motivation motivated habit. habits. give_up_after keep_it_up lose_interest stick_with stick_to bored_of streak keep_going progress. reward cheer enthusias sticking discipline willpower drop_it lose_heart lost_the_will daily_goal goal. procrastinat',
      weak: 'bored continue',
    },
  },
  approval: {
    ja: {
      strong: '承認 上司 稟議 決裁 許可が 社内ルール 手続き 書類 申請 許可 社内 ルールが 印鑑 窓口に行 役所 手続',
      weak: '報告',
    },
    en: {
      strong:
        'approval approve. approved. approver manager_has sign_off sign-off bureaucra red_tape procedure. procedures. form. forms. paperwork permission_from application_form bureaucratic rubber_stamp chain_of_command',
      weak: 'manager boss report.',
    },
  },
  body: {
    ja: {
      strong:
        '痛み 腰が 肩が 目が疲れ 疲労 体調 怪我 ケガ 安全 危ない 危険 睡眠 眠れ 体力 重たい 運動 腰痛 肩こり 頭痛 目が痛 副作用が出 アレルギー 転倒 熱中症',
      weak: '疲れ しんどい',
    },
    en: {
      strong:
        'back_pain hurts. hurt. injur ache. aches. sleep. fatigue unsafe dangerous danger accident heavy. eyes_get health_problem backache headache sore eye_strain strain. fall. falls. slipped allerg exhausted_body',
      weak: 'pain. safety',
    },
  },
  level: {
    ja: {
      strong:
        '難易度 レベル 簡単すぎ 易し 初心者 中級 上級 基礎 物足りな 難しすぎ ついていけ 退屈 子ども向け 段階 応用 初級 文法 例文 不正解の理由 初歩 上級者',
      weak: 'コース 問題 難し',
    },
    en: {
      strong:
        'level. levels. beginner intermediate advanced. too_easy too_simple difficulty basics. grammar gentler childish keep_up grading curriculum over_my_head my_ability',
      weak: 'easy. course. exercise lesson',
    },
  },
  meetings: {
    ja: {
      strong: '会議 打ち合わせ ミーティング 議事録 議題 アジェンダ 参加者が多',
      weak: '発言',
    },
    en: {
      strong: 'meeting. meetings. minutes_of agenda conference_call stand-up standup invite_everyone',
      weak: 'calls.',
    },
  },
  workload: {
    ja: {
      strong: '忙しい 忙しく 残業が 時間がない 余裕がな 人手不足 仕事量 締め切りに追 業務量 休めな 手が回ら 追われ',
      weak: '時間が足り',
    },
    en: {
      strong:
        'busy. workload overtime understaffed no_time not_enough_time overwhelmed deadline. deadlines. burn_out burnout short-staffed overworked',
      weak: 'hours_a_day',
    },
  },
  meals: {
    ja: {
      strong: '献立 レシピ 料理を 自炊 栄養 作り置き 食事の 夕飯 弁当 離乳食',
      weak: '料理 食材',
    },
    en: {
      strong: 'recipe. recipes. cook. cooking meal_plan meals. nutrition lunchbox what_to_cook dinner_idea',
      weak: 'dinner kitchen',
    },
  },
  chores: {
    ja: {
      strong: '掃除機 洗濯 片付け 家事 ゴミ出し ごみ 収納 散らかっ 皿洗い 食器',
      weak: '部屋',
    },
    en: {
      strong:
        'laundry tidy tidying chore. chores. vacuum dishes. rubbish trash storage_space clutter_at_home housework',
    },
  },
  care: {
    ja: {
      strong: '子育て 保育園 幼稚園 送り迎え 介護 夜泣き 育児 学童 ワンオペ 預け先',
      weak: '子ども 赤ちゃん',
    },
    en: {
      strong: 'childcare nursery daycare babysit caregiv elderly_parent parenting school_run',
      weak: 'kids. baby.',
    },
  },
  relations: {
    ja: {
      strong: '孤独 孤立 話し相手 人間関係 相談できる 友達ができ ママ友 上下関係 いじめ 気を遣',
      weak: '仲間',
    },
    en: {
      strong: 'lonely loneliness isolated make_friends relationships bully nobody_to_talk get_along small_talk',
      weak: 'friends.',
    },
  },
  reward: {
    ja: {
      strong: '給料 評価が 昇給 昇進 ボーナス 査定 報われ 賃金 福利厚生',
      weak: '評価',
    },
    en: {
      strong:
        'salary. salaries. wage. wages. promotion. bonus. underpaid performance_review pay_rise recognised_for raise.',
    },
  },
  carrying: {
    ja: {
      strong: '持ち運 かさば 重くて持 荷物が重 大きすぎて 折りたた 重量',
      weak: '重たい 大きくて',
    },
    en: {
      strong: 'bulky heavy_to carry. carrying lug. portable too_heavy weigh. weighs.',
      weak: 'heavy',
    },
  },
} as const satisfies Record<string, Aspect>
