/** レビュー投稿フォーム。画像はまだ添付できない。 */
export function ReviewForm({ onPost }: { onPost(text: string): void }) {
  return <textarea onBlur={(event) => onPost(event.currentTarget.value)} />
}
