/** A word to what was just told, by what it is: something that weighs, that happened, that is wrong, that is wanted, or anything else. */
export const ACKNOWLEDGEMENTS = ['burden', 'happened', 'trouble', 'aim', 'noted'] as const

export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number]

export function isAcknowledgement(lead: string | null): boolean {
  return ACKNOWLEDGEMENTS.some((each) => each === lead && each !== 'burden')
}
