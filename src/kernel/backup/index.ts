export { type BackupParts, takeBackup } from './take-backup.ts'
export { makeBackup } from './verb.ts'
