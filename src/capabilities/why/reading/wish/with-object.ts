/** 「アルバム作りたい」, as one says it, with the を one writes. */
export function withObject(text: string): string {
  return text.replace(
    /(?<=[ァ-ヶーA-Za-z\p{Script=Han}])(?=(?:作|つく|創|始め|やり)(?:り|ろう|よう)?(?:たい)?$)/u,
    'を',
  )
}
