/** Held, shared, by every running naze on one PostgreSQL; taken alone by whoever must be the only one there. */
export const RUNNING_LOCK = 4_380_002
