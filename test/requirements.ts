/**
 * Every promise of the specs, by id. A test cites a promise by `[id]` in its title; `npm run verify` fails on a promise
 * nobody cites and on a citation of a promise that is not here.
 */
export const requirements = {
  'house.boundaries': 'Rooms import only through the doors of the table; planted violations are refused by the linter.',
  'house.sealed':
    'Accepted, Confirmed and Verified cannot be made outside their own file, at compile time and at run time.',
} as const satisfies Record<string, string>

export type RequirementId = keyof typeof requirements
