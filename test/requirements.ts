/**
 * Every promise of the specs, by id. A test cites a promise by `[id]` in its title; `npm run verify` fails on a promise
 * nobody cites and on a citation of a promise that is not here.
 */
export const requirements = {
  'house.boundaries': 'Rooms import only through the doors of the table; planted violations are refused by the linter.',
  'house.sealed':
    'Accepted, Confirmed and Verified cannot be made outside their file, at compile time and at run time.',
  'house.package': 'The packed product installs in an empty folder, exports its libraries and runs.',
  'house.config': 'A malformed variable stops the start by name; a missing key does not.',
  'house.pins': 'Routes, error codes, tools, commands and exit codes change only on purpose.',
  'house.same-verb': 'HTTP, MCP and the command line reach the same verbs.',

  'house.gate-accept': 'A good answer becomes an Accepted.',
  'house.gate-must': 'Nothing that breaks a Must rule is ever accepted, whatever the model says, in whatever order.',
  'house.gate-correction': 'A correction quotes the failed answer, names each broken rule and lists the usable ids.',
  'house.gate-retry': 'A retry rule is corrected while budget remains, then kept as a warning.',
  'house.gate-shape': 'Missing, extra and wrong fields are errors, never defaults.',
  'house.gate-json': 'JSON is found fenced, in prose or slightly broken; cut-off, doubled or NaN is refused.',
  'house.gate-throws': 'A rule that throws has failed.',
  'house.gate-budget': 'A turn has one deadline and one attempt budget; nested asks share them.',
  'house.gate-built-in': 'The built-in answers under the same schema and rules.',
  'house.gate-stream': 'A guarded stream shows nothing past a broken prefix rule.',
  'house.ledger': 'Every ask and every attempt is in the ledger, with tokens summed, under its subject.',

  'house.turn-t1-t2': 'The message is committed before any model call, the conclusion in one transaction after it.',
  'house.turn-join': 'The same key joins a running turn or returns the stored answer.',
  'house.turn-one-running': 'Another key while a turn runs is refused with TURN_IN_PROGRESS.',
  'house.turn-kept': 'A failed turn keeps the message and runs again under the same key.',
  'house.turn-sweeper': 'A turn whose process died is finished by another.',

  'house.confirm-once': 'Of many simultaneous uses of one confirmation exactly one takes effect.',
  'house.confirm-atomic': 'A failed effect leaves the confirmation usable.',
  'house.confirm-bound': 'A confirmation is bound to the exact change; every refusal says why.',
  'house.confirm-expires': 'A confirmation expires.',
  'house.evidence-verbatim': 'Only what was really said can be quoted.',
  'house.evidence-erase': 'Erasing a subject erases their words everywhere in the kernel.',

  'house.live-gap-free': 'Every follower sees every event once, in order.',
  'house.live-resume': 'A reader resumes after the last event it saw.',
  'house.live-processes': 'Events of several processes arrive at all of them.',
  'house.live-slow-reader': 'A slow reader costs bounded memory.',
  'house.live-drafts': 'Drafts are never stored.',
  'house.jobs-transaction': 'A job is sent with its transaction or not at all.',
  'house.jobs-failed': 'A job that fails is retried, then visible, and can be run again.',
  'house.jobs-drain': 'Stopping waits for the running job.',

  'house.model-timeouts': 'Total, first-chunk and stall timeouts end a call and drop the request.',
  'house.model-abort': 'An abort ends a running call.',
  'house.model-retry': 'A passing transport error is retried exactly once.',
  'house.model-usage': 'Usage is reported, also for streams.',
  'house.model-privacy': 'No input reaches telemetry.',
  'house.model-per-ask': 'One ask can have a model of its own.',

  'house.store-guard': 'Inside a transaction nothing but the transaction can be used.',
  'house.store-workspace': 'Every table has a workspace.',
  'house.store-newer': 'A database newer than the program is refused.',
  'house.store-lock': 'The embedded folder is for one process; the refusal names the holder.',
  'house.store-first-open': 'A crash during the first open leaves nothing in the way.',
  'house.store-migrate': 'Several processes may bring one PostgreSQL up to date at once.',

  'house.http-errors': 'Every error code has one status and the body {error, code}.',
  'house.http-host': 'Only our own names are served.',
  'house.http-origin': 'Other sites may not call.',
  'house.http-csp': 'The content security policy has no unsafe-inline.',
  'house.http-limits': 'Bodies are limited.',
  'house.http-openapi': 'Every route is documented.',
  'house.http-shutdown': 'A shutdown finishes running turns.',
  'house.http-any-bytes': 'Any bytes get a coded 4xx, never a failure of ours.',
  'house.cli-help': 'Help teaches.',
  'house.cli-pipe': 'The command line works in a pipe.',
  'house.cli-progress': 'Anything longer than a second shows progress.',
  'house.cli-doctor': 'The doctor says what is wrong, one line each.',
  'house.mcp-tools': 'MCP offers an allow-list of verbs with schemas.',

  'trust.crash-points': 'Killed at every named moment of a turn: nothing lost, nothing doubled, on both stores.',
  'trust.random-kills': 'Killed at random under load: every acknowledged message is there once, with its answer.',
  'trust.one-process': 'A second server on one embedded folder is refused and told who holds it.',
} as const satisfies Record<string, string>
