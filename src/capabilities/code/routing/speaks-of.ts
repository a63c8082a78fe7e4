const DOCUMENTS =
  /\b(?:docs?|documentation|readme|changelog|typos?|spelling|wording)\b|ドキュメント|文書|説明書|誤字|脱字|表記|\.(?:md|rst|txt)\b/iu
const TESTS = /(?<!\p{L})(?:tests?|testing|specs?|mocks?|fixtures?)(?!\p{L})|テスト|試験/iu

/** Whether a request is about what is written of the code, and not about the code. */
export const speaksOfDocuments = (query: string): boolean => DOCUMENTS.test(query)

/** Whether a request is about what checks the code. */
export const speaksOfTests = (query: string): boolean => TESTS.test(query)
