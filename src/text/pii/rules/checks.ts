export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** The check digit of payment cards. */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i])
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2
    sum += digit
  }
  return digits.length > 0 && sum % 10 === 0
}

/** The check digit of the Japanese individual number (twelve digits). */
export function isMyNumber(digits: string): boolean {
  if (!/^\d{12}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  let sum = 0
  for (let n = 1; n <= 11; n++) sum += Number(digits[11 - n]) * (n <= 6 ? n + 1 : n - 5)
  const rest = sum % 11
  return Number(digits[11]) === (rest <= 1 ? 0 : 11 - rest)
}

/** ISO 7064 mod 97, as IBANs use it. */
export function isIban(text: string): boolean {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  let rest = 0
  for (const c of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(c, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
