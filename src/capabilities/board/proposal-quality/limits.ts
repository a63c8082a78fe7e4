/** The longest that is taken, in a report as on the board. */
export const MAX_TITLE = 200
export const MAX_TEXT = 20_000
export const MAX_LABEL = 200
export const MAX_RELATION_TYPE = 200
