/** True while an input method is still composing. Safari ends the composition before the Enter that confirmed it, hence 229. */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Enter sends, Shift+Enter breaks the line, and an Enter that confirms a conversion does neither. */
export function meansSend(event: { key: string; shiftKey: boolean; isComposing: boolean; keyCode: number }): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposing(event)
}
