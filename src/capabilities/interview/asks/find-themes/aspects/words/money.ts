import type { Aspect } from '../aspect.ts'

/** Of money, contracts and what is done with them. */
export const MONEY_ASPECTS = {
  contract: {
    ja: {
      strong:
        '解約 退会 契約 縛り 自動更新 違約金 休会 入会 会費 やめられ 辞めたい やめるに 引き止め プラン変更 更新料 条件 約款 規約 有料会員 引き落と 解約金 乗り換え キャンセル料 解約が 解約でき 退会が やめにく 解約方法 契約期間 更新され',
      weak: 'やめ 手続き 更新',
    },
    en: {
      strong:
        'contract. contracts. cancel_my cancelling_my cancel_membership cancellation cancel_the membership notice_period renew auto-renew automatically_renew locked_in tied_in terms. small_print fine_print pause_my freeze_my quit. opt_out unsubscribe joining_fee downgrade upgrade. lock-in minimum_term get_out_of let_me_out getting_out_of commit cancel_my_subscription cancel_subscription hard_to_cancel difficult_to_cancel cancelling. unsubscrib auto_renew auto-renewal trial_period long-term_contract',
      weak: 'monthly signed joined cancel.',
    },
  },
  plans: {
    ja: {
      strong:
        '料金プラン プランが 無料プラン 有料プラン 上位プラン 月額 年額 値上げ 一人あたり 課金 有料 無料版 プレミアム 内訳 請求書 見合って 追加料金 サブスク 価格 料金 料金体系 料金表 どのプラン プランの違い 分かりにくい料金 料金が分か 料金が複雑 値段が分か 見積 契約プラン 割高',
      weak: '高い 費用 複雑 機能',
    },
    en: {
      strong:
        'plan. plans. tier. tiers. per_seat per_user pricing. price. prices. subscription premium. enterprise. free_version free_plan free_tier paywall paid_feature trial. billing invoice. price_increase went_up worth_the worth_it upgrade_to add-on licence license. features_we pricing_page pricing_is pricing_model confusing_pricing price_list price_structure which_plan plan_we plan_i cost_structure transparent transparency quote. per_month monthly_price yearly. annual_plan',
      weak: 'expensive cost fee. fees. users. pay_for confusing unclear',
    },
  },
  surcharges: {
    ja: {
      strong:
        '手数料 送料 配達料 サービス料 追加料 上乗せ 最低注文 割高 別料金 税込 税抜 隠れ いくらかかるか 最後に金額 会計の画面 合計 引かれ 取られ 振込手数料 ATM 為替 追加費用 追加で 余計に いつの間にか加算 請求額 不明な 明細に 知らない請求 手数料が',
      weak: '高い 高く 料金 金額 請求',
    },
    en: {
      strong:
        'fee. fees. charge. charges. charged. surcharge hidden_cost hidden_charge hidden_fee service_charge delivery_fee small_order added_at gets_added at_checkout full_price up_front upfront rip-off rip_off total. overcharg tax. taxes. tip. tipping minimum_order exchange_rate overdraft commission extra_cost costs_extra extra_for markup hidden_fees extra_charges extra_fee extra_fees additional_fee additional_charge unexpected_charge unexpected_fee charged_twice charged_me charge_me double_charged final_price add_up',
      weak: 'expensive price. prices. higher cost extra.',
    },
  },
  transfers: {
    ja: {
      strong:
        '振込 振り込み 送金 入金 出金 引き出し 口座 限度額 上限額 海外送金 支払い方法 決済 カード払い クレジットカード 電子マネー 現金のみ 売上金 着金 残高 支払いが 支払えな 決済が 決済でき カードが使え 現金しか 電子決済 QR決済 PayPay',
      weak: '銀行 カード 支払',
    },
    en: {
      strong:
        'transfer. transfers. transferring bank_transfer standing_order direct_debit payment_method payment_failed payment_was my_payment card_was declined instant_payment payee account_number wire. sending_money send_money daily_limit withdraw contactless cash_only apple_pay split_a_bill splitting limit_of payment_options payment_is payment_fails payment_did pay_by pay_with accept_cards card_payment card_is declined. checkout. paypal gateway',
      weak: 'payment. payments. limit. card. pay.',
    },
  },
  overview: {
    ja: {
      strong:
        '履歴 明細 内訳 グラフ 一覧 推移 支出 収支 集計 家計 カテゴリ 分類 把握 可視化 エクスポート CSV 見える化 レポート 過去のデータ レポートが 集計が グラフが ダッシュボード 分析 統計 出力',
      weak: '確認 表示 見られ',
    },
    en: {
      strong:
        'transaction statement. statements. history. overview. spending. categor chart. charts. graph. graphs. breakdown_of breakdown_by summary_of report. reports. export csv. balance_is pending_amount dashboard budget_overview past_orders order_history insights_into reporting. reports_are analytics. statistics. dashboards. exporting export. summary. insights.',
      weak: 'list. see_how spend. month',
    },
  },
  banking: {
    ja: { strong: '金利 利息 ローン 融資 審査 保険 保障 投資 貯金 貯蓄 年金 口座開設 税 確定申告', weak: '窓口' },
    en: {
      strong:
        'interest_rate interest_on savings. mortgage loan. loans. credit_score insurance. premium_went claim_was pension invest. investment tax_return branch. branches.',
      weak: 'bank.',
    },
  },
  linking: {
    ja: {
      strong:
        '連携 同期 反映 取り込 紐付け 更新されな 対応していな 二重に 引き継げ インポート 自動取得 取得 外部 他のサービス カレンダー連携 データ連携 接続が切れ 連動 同期され 同期が 連携でき 連携が 反映され 他のツール 他システム 別のアプリ 取り込め 書き出せ 引き継 データ移行',
      weak: '登録 データ エラー',
    },
    en: {
      strong:
        'sync syncs. syncing synced integrat connect_to connects_to connecting_my link_my linked_account import. importing export_to third-party other_apps other_tools does_not_talk_to across_devices pair. pairing bluetooth compatible compatib api. plugin calendar_sync automatic_import does_not_sync not_sync sync_issues out_of_sync integration. integrations. integrate_with import_from export_data connect_with not_compatible works_with transfer_data data_transfer',
      weak: 'device. devices. update. connect.',
    },
  },
} as const satisfies Record<string, Aspect>
