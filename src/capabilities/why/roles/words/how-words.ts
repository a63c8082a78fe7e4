import { list } from './patterns.ts'

/** Names of products and technologies: means, whoever says them. Both languages write them in Latin letters. */
export const NAMED_MEANS = list(`
ChatGPT GPT GPT-4 GPT-4o Claude Gemini Copilot LLM LLMs RAG OpenAI Anthropic Llama Ollama LangChain Midjourney Whisper
React React_Native Vue Vue.js Angular Svelte Next.js Nuxt Node.js TypeScript JavaScript Python Ruby Rails PHP Laravel Django
Flask FastAPI Kotlin Flutter Rust Golang C++ C# Java Unity Electron jQuery Tailwind WordPress Shopify Wix
AWS Azure GCP Firebase Supabase Vercel Netlify Heroku Docker Kubernetes Terraform Lambda S3 Cloudflare
PostgreSQL Postgres MySQL SQLite MongoDB Redis DynamoDB BigQuery Snowflake SQL NoSQL GraphQL REST WebSocket
Slack Discord Teams Zoom Notion Trello Jira Asana Airtable Figma Miro Excel Spreadsheet Google_Sheets Google_Forms
Google_Docs Google_Calendar Google_Drive Dropbox PowerPoint Outlook Gmail Salesforce Zapier kintone Access VBA GAS LINE
Bluetooth NFC GPS QR IoT Raspberry_Pi Arduino blockchain NFT VR AR GitHub GitLab Git API APIs SDK SaaS CSV PDF iPad iPhone Android
`)

export const JAPANESE_MEANS = list(`
アプリケーション アプリ ツール システム 機能 ボット チャットボット ウェブサイト ホームページ サイト プラットフォーム ダッシュボード
データベース クラウド サーバー サーバ プラグイン 拡張機能 テンプレート スプレッドシート エクセル プッシュ通知 通知機能 検索機能 アルゴリズム
機械学習 人工知能 生成AI 自動化 マクロ スクリプト プログラム プログラミング フレームワーク ライブラリ リポジトリ チャット機能 カレンダー
スラック ライン ノーション フォーム バーコード QRコード センサー タブレット スマホ ソフトウェア ソフト ワークフロー マニュアル化
`)

export const ENGLISH_MEANS = list(`
app apps application applications tool tools toolkit software system systems feature features function functionality bot bots chatbot chatbots
website websites web_site site platform platforms dashboard dashboards database databases backend frontend server servers cloud plugin
plugins extension template templates spreadsheet spreadsheets push_notification push_notifications algorithm algorithms
machine_learning artificial_intelligence AI automation automate automated automating macro macros script scripts framework
frameworks library_code repository repo integration integrations workflow workflows wizard widget widgets button
buttons checkbox dropdown barcode barcodes sensor sensors tablet tablets smartphone smartphones
`)
