export { inertMarkdown, inertWords } from '../../src/text/index.ts'

const URL = 'https://beacon.example/x.png'

/** What a person may type or a model may say so that whoever opens a report fetches, follows or runs something. */
export const BEACONS: readonly string[] = [
  `![x](${URL})`,
  `![x](//beacon.example/x.png)`,
  `![x](<${URL}> "t")`,
  `![x][1]\n\n[1]: ${URL}`,
  `![x]\n\n[x]: //beacon.example/x.png`,
  `![x][]\n\n[X]: <${URL}> 'title'`,
  `[1]: ${URL}\n![氏名][1]`,
  `![URL][URL]\n\n[URL]: ${URL}`,
  `[氏名1](${URL})`,
  `[x](javascript:alert(1))`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `[x][2]\n\n[2]:\n${URL}`,
  `> [q]: ${URL}\n\n![q]`,
  `- [l]: ${URL}\n\n  [l]`,
  `[^1]\n\n[^1]: see ${URL}`,
  `![[beacon.example/x.png]]`,
  `<${URL}>`,
  `<beacon@beacon.example>`,
  URL,
  `見て${URL}です`,
  `HTTP://BEACON.EXAMPLE/X`,
  `ftp://beacon.example`,
  `//beacon.example/x`,
  `www.beacon.example/x`,
  `WWW.beacon.example`,
  `mailto:beacon@beacon.example`,
  `write to beacon@beacon.example`,
  `${'a'.repeat(90)}@beacon.example`,
  `http:\\//beacon.example`,
  `http\\://beacon.example`,
  `http:\\\\//beacon.example`,
  `www\\.beacon.example`,
  `beacon\\@beacon.example`,
  `&#104;ttp://beacon.example`,
  `http&colon;&sol;&sol;beacon.example`,
  `&lt;img src=${URL}&gt;`,
  `<img src="${URL}">`,
  `<img src=x onerror=alert(1)>`,
  `<svg onload=alert(1)>`,
  `<script>alert(1)</script>`,
  `<a href="javascript:alert(1)">x</a>`,
  `<iframe src="//beacon.example"></iframe>`,
  `<!-- ${URL} -->`,
  `<?php echo 1 ?>`,
  `\\[x\\](${URL})`,
  `\\![x](${URL})`,
  `\\\\[x](${URL})`,
  `!\\[x](${URL})`,
  `\`\\\`[x](${URL})`,
  `\`see ${URL} now\``,
  `\`\`\`\n${URL}\n\`\`\``,
  `\`${URL}`,
  `**${URL}**`,
  `| a |\n|---|\n| ![x](${URL}) |`,
  `# ![x](${URL})`,
  `x\n===\n![x](${URL})`,
  `beacon@beacon.example//beacon.example`,
  `[x]\u2028[x]: ${URL}`,
  `- [ ] <input type=image src=${URL}>`,
]

/** What could still take effect in Markdown once its escapes, its code and our own masks are out of the way. */
export function aliveIn(markdown: string): string[] {
  const rest = markdown
    .replaceAll(/\\[!-/:-@[-`{-~]/g, ' ')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\[(?:氏名|URL|メールアドレス|NAME|EMAIL)\d*\](?![[(:])/g, '')
  return rest.match(/[[\]<]|\/\/|www\.|[\w.+-]@\w|&#?\w+;(?<!&(?:lt|gt|amp);)/g) ?? []
}
