/** Days and months: when something is, and nobody. May is left out: it is a name and a verb too. */
export const CALENDAR =
  /^(?:(?:easter|good|black|cyber|bank) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|june|july|august|september|october|november|december)$/
