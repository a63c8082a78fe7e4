/** How people talk and articles are not written: there a bare name is mostly a name, here mostly a thing or a place. */
export const SPOKEN =
  /(?:です|でした|でしょう|ます|ました|ません|ましょう|ください|だよ|だね|じゃん|やん|かな|けど|もん|っす|よね?|ね)(?:[。、!?！？…ー〜~♪\s」w笑)]|か[。?？\s]|が、|ので|から|し、|けど|$)|[?？！!]|^[^。]{1,30}$/
