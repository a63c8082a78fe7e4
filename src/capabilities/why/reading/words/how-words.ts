import { list } from './patterns.ts'

/** Names of products and technologies: means, whoever says them. Both languages write them in Latin letters. */
export const NAMED_MEANS = list(`
  ChatGPT GPT GPT-4 GPT-4o Copilot LLM LLMs OpenAI Anthropic Ollama LangChain Midjourney
  React_Native Vue Vue.js Angular Svelte Next.js Nuxt Node.js TypeScript JavaScript Python PHP Laravel Django
  FastAPI Kotlin Flutter Golang C++ C# Electron jQuery Tailwind WordPress Shopify Wix AWS Azure GCP Firebase
  Supabase Vercel Netlify Heroku Docker Kubernetes Terraform Cloudflare PostgreSQL Postgres MySQL SQLite MongoDB
  Redis DynamoDB BigQuery SQL NoSQL GraphQL WebSocket Trello Jira Asana Airtable Figma Google_Sheets Google_Forms
  Google_Docs Google_Calendar Google_Drive Dropbox PowerPoint Gmail Salesforce Zapier kintone VBA Bluetooth NFC
  GPS QR IoT Raspberry_Pi Arduino blockchain NFT GitHub GitLab API APIs SDK SaaS CSV PDF iPad iPhone
`)

/** Names that are everyday words in lower case: only as a name is written. */
export const NAMED_LIKE_WORDS = list(`
  RAG Claude Gemini Llama React Ruby Rails Flask Rust Java Unity Whisper Lambda S3 Snowflake REST Slack Discord Teams Zoom Notion Miro
  Excel Spreadsheet Outlook Access GAS LINE VR AR Git Android
`)

export const JAPANESE_MEANS = list(`
  アプリケーション アプリ ツール システム ボット チャットボット ウェブサイト ホームページ サイト
  プラットフォーム ダッシュボード データベース クラウド サーバー サーバ プラグイン 拡張機能 テンプレート
  スプレッドシート エクセル プッシュ通知 通知機能 検索機能 アルゴリズム 機械学習 人工知能 生成AI 自動化 マクロ
  スクリプト プログラミング フレームワーク ライブラリ リポジトリ チャット機能 スラック
  ノーション バーコード QRコード センサー タブレット スマホ ソフトウェア ワークフロー
`)

export const ENGLISH_MEANS = list(`
  app apps tool tools toolkit software system systems feature features functionality bot
  bots chatbot chatbots website websites web_site platform platforms dashboard dashboards database databases
  backend frontend plugin plugins spreadsheet spreadsheets
  push_notification push_notifications algorithm algorithms machine_learning artificial_intelligence AI automation
  automate automated automating macro macros framework frameworks repository repo integration
  integrations workflow workflows widget widgets checkbox dropdown barcode barcodes smartphone smartphones
`)
