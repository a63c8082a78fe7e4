/** 配送先。郵便番号から住所を補う。 */
export function AddressForm({ onZip }: { onZip(zip: string): void }) {
  return <input name="zip" onBlur={(event) => onZip(event.currentTarget.value)} />
}
