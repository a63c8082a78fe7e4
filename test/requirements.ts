/**
 * Every promise of the specs, by id. A test cites a promise by `[id]` in its title; `npm run verify` fails on a promise
 * nobody cites and on a citation of a promise that is not here.
 */
export const requirements = {
  'house.boundaries': 'Rooms import only through the doors of the table; planted violations are refused by the linter.',
  'house.cycles': 'No file of src or web comes back to itself by its imports, types included; the check names the way.',
  'house.casts': 'No type is cast into another by way of unknown; the linter refuses it, in tests too.',
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
  'house.gate-last-output': 'A refusal of the gate carries the last output.',
  'house.gate-judge': 'What was made elsewhere is judged by the same rules, with a row in the ledger.',
  'house.gate-budget': 'A turn has one deadline and one attempt budget; nested asks share them.',
  'house.gate-built-in': 'The built-in answers under the same schema and rules.',
  'house.gate-stream': 'A guarded stream shows nothing past a broken prefix rule.',
  'house.ledger': 'Every ask and every attempt is in the ledger, with tokens summed, under its subject.',

  'house.turn-t1-t2': 'The message is committed before any model call, the conclusion in one transaction after it.',
  'house.turn-accepted':
    'Whoever begins a turn hears as soon as the message is stored, and of the answer when it is there.',
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
  'house.live-schema': 'What is told in a live stream is checked against the schema of that stream, on both sides.',
  'house.live-processes': 'Events of several processes arrive at all of them.',
  'house.live-slow-reader': 'A slow reader costs bounded memory.',
  'house.live-drafts': 'Drafts are never stored.',
  'house.jobs-transaction': 'A job is sent with its transaction or not at all.',
  'house.jobs-failed': 'A job that fails is retried, then visible, and can be run again.',
  'house.jobs-drain': 'Stopping waits for the running job.',

  'house.model-timeouts': 'Total, first-chunk and stall timeouts end a call and drop the request.',
  'house.model-abort': 'An abort ends a running call.',
  'models.thinking': 'What a model thinks aloud is neither shown nor answered, and is not taken from its answer.',
  'models.effort': 'How hard a model thinks can be set, and a server that takes no such word is not told again.',
  'models.learnt': 'What a model’s server takes is learnt from answers, once, and kept for the next start.',
  'models.breaker': 'A model that failed three times in a row is left alone for a minute.',
  'models.built-in-instead': 'Where a model gives no answer, the built-in does, and the ledger says so.',
  'models.limits': 'How long a call may take comes from the person, then from its ask.',
  'models.local': 'Servers of this machine are asked by name at their usual address, and shown no key.',
  'models.plain-errors': 'What is wrong with a provider is told in words, with what to do.',
  'models.clean': 'Fences, prefaces, roles and marks around an answer are taken off before it is judged or shown.',
  'models.really-asks': 'A check really asks: reachable, key, name, form, streaming, thinking, speed, and what to do.',
  'models.no-call-unasked': 'No provider is called by looking at a page; no answer, page or record shows a key.',
  'models.choice-kept': 'A model chosen on the page is kept in the store; the variable of an ask wins over it.',
  'models.choice-refused': 'A choice that cannot be used, or not made by a person, is refused.',
  'models.asks-listed': 'Every ask of the house can be given a model of its own.',
  'models.prices': 'Prices come from the person, then from a dated list; what is not listed has none.',
  'models.cost-unknown': 'A cost nobody knows is called unknown, never none.',
  'models.budget': 'A budget that is used up stops the calls and not the talk, and the ledger says so.',
  'models.web':
    'The page Models: nobody is called by opening it; asking, prices, choices and budgets work, in both languages.',
  'models.when-it-fails': 'What a person sees when a provider fails stands in a page that the tests write.',
  'models.runs-attempts': 'A run shows every attempt, what was refused of it and why.',
  'models.prompt-tokens':
    'What a turn sends to a model is a third less than with two calls and a JSON schema, after a stable beginning of 1,024 tokens.',
  'models.answers':
    'Of good answers to every ask, in both languages, 95 in 100 are accepted at the first try; of broken ones none.',
  'models.told': 'Every Must is told to the model in the language of its answer, with an example of either side.',
  'models.turned-round': 'Nobody is told to have done what was done to them, nor to wish for what they did not.',
  'models.mend': 'Bad members leave a list before it is judged, each with a warning; the built-in is never mended.',
  'models.offered': 'An answer that came with another is judged like any; only one that breaks a rule costs a call.',
  'models.instead-of': 'A built-in answer in place of a model’s names the model and the reason.',
  'interview.reply-polarity': 'A reply never says the opposite of what the person said.',
  'house.model-retry': 'A passing transport error is retried exactly once.',
  'house.model-usage': 'Usage is reported, also for streams.',
  'house.model-privacy': 'No input reaches telemetry.',
  'house.model-per-ask': 'One ask can have a model of its own.',

  'house.store-guard': 'Inside a transaction nothing but the transaction can be used.',
  'house.repeated-key': 'JSON that gives a key twice is refused, in a body as in a file.',
  'house.blank': 'What nobody could read is empty: from a person it is refused, from a model it is no answer.',
  'house.store-later':
    'A write nobody waits for is made in its order, fails its transaction when it fails, and embedded costs no message of its own.',
  'house.store-workspace': 'Every table has a workspace.',
  'house.workspace': 'A query that does not say whose rows it means does not pass the linter.',
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

  'house.home-first-words': 'What is typed at Home is the first message; Enter starts, and it is not asked again.',
  'house.palette-finds': 'The palette finds sessions, interviews and nodes by their words.',
  'house.http-docs': 'The page about the API has contents, a search and both languages.',
  'house.web-edge': 'Every room begins at the same line, whatever its width.',
  'house.web-phrases': 'Japanese breaks between phrases only, in every browser, and never inside a word.',
  'house.web-shell': 'The shell leads everywhere by keyboard, keeps language and theme, and says where you are.',
  'house.web-accessible': 'axe finds nothing on any page of the shell.',
  'house.web-fonts': 'Japanese is set in the bundled font, fetched in slices.',

  'interview.mask-types':
    'Names, phones, e-mail, addresses, companies, schools, IDs, URLs, birth dates and accounts are masked, in both languages.',
  'interview.mask-chat': 'On 150 labelled Japanese messages and on English ones recall and precision hold.',
  'interview.mask-tempting': 'What only looks like personal data stays: 100 Japanese messages and English ones.',
  'interview.mask-spans': 'Of any text spans are in order, apart, whole characters and true to it.',
  'interview.mask-twice': 'What is masked is not masked again.',
  'interview.masks-marked': 'A word somebody marks is hidden where it stands for itself and cuts no other word.',
  'interview.mask-numbered': 'In a conversation one person has one number, remembered by keyed hash.',
  'interview.mask-fail-closed':
    'A detector that throws, is slow or lacks its data is MASKING_UNAVAILABLE, never a clean text.',
  'interview.mask-command': 'naze mask answers line by line in order and stops at a line it cannot mask, naming it.',
  'interview.mask-tool': 'An assistant can have a text masked.',

  'interview.door-link': 'Links and codes show the public address; while no door is open it is said how to open one.',
  'interview.door-phones': 'Phones answer by the door’s address and behind a proxy, drafts streamed, both languages.',
  'interview.door-crowded':
    'Whoever is told to wait at the door reads a kind sentence, and the page goes on by itself.',
  'interview.web-guide': 'A guide is written beside its first screen and question; its link and QR code lead there.',
  'interview.web-participant':
    'Consent first, skip on every question, progress, and the same conversation after a reload.',
  'interview.web-drafts': 'A question is seen while it is written, and its final text takes its place.',
  'interview.web-resume': 'A reload in the middle of an answer and another tab wait for the same reply.',
  'interview.web-poll': 'With streaming blocked the reply comes by reading.',
  'interview.web-opens-itself': 'After ten seconds without a reply the form opens by itself.',
  'interview.web-dies-mid-stream': 'The model server dies in the middle of a sentence and the conversation ends well.',
  'interview.web-masked-banner':
    'A banner names what was masked; the researcher sees the masks highlighted and nothing else.',
  'interview.web-lift-mask':
    'On the screen of the participant a mask of the last answer is touched to lift it and a word to hide it, by key too.',
  'interview.web-mask-fails': 'When nothing can be masked, the text stays in the box.',
  'interview.web-ime': 'An Enter that confirms a conversion sends nothing to the interviewer.',
  'interview.web-language': 'A link speaks the language of its project, with a switch.',
  'interview.web-link-ends': 'A closed and an unknown link say so; whoever has begun may finish.',
  'interview.web-live': 'Two people talk at once and the page of the researcher follows by itself.',
  'interview.web-erase': 'Deleting one’s answers takes the quotes from the cards on the screen of the researcher.',
  'interview.web-board': 'Cards are renamed, hidden and merged; a quote opens its place in the transcript.',
  'interview.web-export': 'Masked data is downloaded as CSV, JSON and Markdown.',
  'interview.web-edit': 'A guide can be changed while people answer; what is typed stays.',
  'interview.web-one-start': 'Two clicks, or two tabs together, begin one conversation.',
  'interview.web-direction': 'Words that turn their direction do not turn those of others around.',
  'interview.web-guide-refused': 'What is wrong with a guide is said in words, before saving where it can be known.',
  'interview.web-leave': 'A guide that is not saved is not left without asking; saving one field undoes no other.',
  'interview.web-focus': 'The keyboard goes on at the next card, the one that is left, or the thanks.',
  'interview.web-settles': 'A notice goes when what it says is over: an answer that arrived is not offered again.',
  'interview.web-erase-anytime': 'Answers can be deleted at any time, and every open tab forgets them.',
  'interview.web-accessible': 'axe finds nothing on any screen of interview.',

  'research.extract-page': 'The title and text of a page are taken out without a model, a script or the network.',
  'research.extract-ja': 'Japanese pages of eleven layouts lose their menus and keep what they say.',
  'research.extract-items':
    'Of a page of cards, in a shop or a list of articles, the entries are kept and the menus around them are not.',
  'research.extract-weights': 'Weights that were trained for other features are refused, not used.',
  'research.extract-robust': 'Any input at all gets an answer, and the same one each time.',
  'research.extract-no-script': 'No script of a page is run.',
  'research.extract-command':
    'naze extract answers line by line in order and stops at a line it cannot read, naming it.',
  'research.conflict-reasons': 'Two claims that cannot both be true are told apart by a rule that names what differs.',
  'research.conflict-scope': 'Another scope, entity or unit, a part, a plan, a guess or a weak denial is no conflict.',
  'research.conflict-why': 'Why two claims were judged as they were never holds an empty or unprintable value.',
  'research.conflict-reworded':
    'What has one value, what is so and what is denied is compared however either sentence is built.',
  'research.conflict-outdated': 'Of two versions that are both the latest, one is called outdated.',
  'research.conflict-asked':
    'Of two claims put side by side the weights decide; a conflict always says what differs, and documents need a rule besides.',
  'research.kanji-numerals': 'A number written in kanji counts like one in digits.',
  'research.conflict-symmetric': 'Two claims are judged the same either way round, whatever they say.',
  'research.conflict-itself': 'No claim contradicts itself, in whatever width, spacing or politeness it is written.',
  'research.conflict-candidates': 'Pairs worth judging are found by what they share, in both languages.',
  'research.conflict-command':
    'naze research conflicts judges line by line in order and stops at a line it cannot read, naming it.',
  'research.run': 'Agents search, read, quote and agree on a report whose parts fit their contract.',
  'research.events': 'Events come in their order, with progress that never goes back and ends at 100.',
  'research.covered': 'A page read in one iteration is read by nobody in a later one.',
  'research.extends': 'A later report holds the previous consensus; with nothing new it is returned unchanged.',
  'research.early-stop': 'Two improvements in a row below the threshold end a run.',
  'research.diverse': 'More agents than strategies ask in other words, in the language of the topic.',
  'research.time-range': 'An agent keeps to its time range; undated pages pass.',
  'research.retry': 'With fewer than half of the agents only the failed ones are run again, once.',
  'research.failure-keeps': 'A run that fails keeps its partial results and a report of what was finished.',
  'research.timeout-cancels': 'A timed-out agent is cancelled for real, and what it had is kept unscored.',
  'research.cancel': 'A run is cancelled at any moment; what was cancelled is done again when it is resumed.',
  'research.resume': 'Started again after any write, a run repeats nothing that was finished and comes to the same.',
  'research.budget': 'Out of tokens, money or time a run ends with what it has.',
  'research.score-formula':
    'Scores are 0.5 consistency, 0.3 reliability and 0.2 coverage, by the formulas of the source.',
  'research.ties': 'Within 0.01 of the best, and only there, consistency decides and then coverage.',
  'research.reliability': 'A source is rated by its registrable domain, after the table of the user.',
  'research.one-text-one-source': 'Pages of the same text count once, in scores and in findings.',
  'research.human-review': 'A person is called when every report is over the conflict threshold.',
  'research.conflict-between-reports': 'What counts against a report is what another report says, each pair once.',
  'research.conflict-same-thing': 'Sentences are held against each other only where they speak of the same thing.',
  'research.conflict-corpus': 'Of what contradicts in the example documents all is found, and nothing else.',
  'research.document-conflicts':
    'Two documents about one thing that give it another first day, maker, figure, trend, rule or price contradict each other, in whatever words and either language.',
  'research.documents-weighed':
    'What two sentences of a folder dispute in other words is shown by how likely it is, with both sentences, once.',
  'research.document-conflicts-none':
    'Another year, place, thing, size, audience or plan is no contradiction; nor is a copy, or what a page orders a machine to say.',
  'research.document-everyday':
    'Two documents that answer an everyday question otherwise (how long, how much or free, from when, open or closed, needed or not) contradict each other, claim or no claim.',
  'research.document-everyday-none':
    'Words that each of two sentences has for itself tell of two things: nothing is held against each other there.',
  'research.topic-places':
    'A place, a single character or a figure of a topic is not taken for a word of the other language.',
  'research.conflict-also': 'Everybody who takes a side of a conflict is named, on the page and in every file.',
  'research.across-conflicts':
    'A Japanese and an English sentence contradict each other in a trend, a first day or a count of one time, and in nothing else.',
  'research.reviewer-never-adds': 'A model confirms or dismisses a conflict; it adds none and rewords none.',
  'research.claims-stand-alone':
    'Headings, requests, greetings, fragments and sentences that point back are no claims.',
  'research.verbatim': 'A claim stands in its page word for word, at the place it names.',
  'research.findings-agree':
    'Sentences are one finding only when neither numbers nor denial nor a word set them apart.',
  'research.confidence': 'Confidence grows with independent sources and agents and shrinks with conflicts.',
  'research.report-cited': 'Every sentence of a report has its source, and the citation points at its words.',
  'research.claims-useful': 'Ledes, aims, diary lines and undated news say less than a sentence with a value.',
  'research.report-turns': 'Every page has its turn in a report, and what is a finding is not told again below.',
  'research.report-once':
    'What the summary tells is not told again among the findings, nor what a conflict shows in the detailed part.',
  'research.report-found': 'How many contradictions were found is not told as if they were all there are.',
  'research.report-old-plans':
    'A plan whose day was over when the newest page was written is not told as what comes next.',
  'research.own-names': 'In a small folder a proper name that most pages use counts as a name of the topic.',
  'research.report-useful': 'Agendas, ledes, chat and undated news that nobody else tells have no line in a report.',
  'research.report-answers':
    'The summary speaks of each thing the topic asks for, disputed or not; a finding says who speaks and how well supported it is.',
  'research.report-parts':
    'A topic is taken apart by its grammar; findings stand under its parts, and a part without an answer is named.',
  'research.report-subjects':
    'A sentence that does not say whom it is about is told with what its page says, in brackets, or not at all.',
  'research.report-other-things': 'What is said of another town or another thing of the same kind has no line.',
  'research.report-disputed': 'What another source contradicts is marked wherever it stands, with who contradicts it.',
  'research.small-folder': 'Every document of a small folder is read; what of a large one was not read is named.',
  'research.across-languages':
    'The same figure told in Japanese and in English is one finding with both sources; another figure, a plan or a denial is not.',
  'research.report-in-passing': 'What only a forum or a blog says is not in the summary.',
  'research.report-same-reliability': 'A reliability that all sources share is told once.',
  'research.conflict-silence': 'Where no contradiction was found a report does not say that its sources agree.',
  'research.report-inert': 'Nothing a page says takes effect in a report.',
  'research.transparency': 'Every decision, sum, attribution and conflict of a run can be read and done again.',
  'research.model-quotes': 'A model picks sentences by number and writes with citations; claims stay word for word.',
  'research.model-trouble':
    'Slow, refusing, silent, cut or dead, a model costs a run no agent and no report; the ledger is complete and the run says what was wrong.',
  'research.model-fails': 'A model that is away, refuses or talks nonsense ends in quoting, never in a lost run.',
  'research.write-grounded':
    'What a model writes cites, and its numbers, names and words stand in what it cites, in the language asked for.',
  'research.instructions-found':
    'Passages of a page that instruct its reader or a machine are found, in both languages; what is said of the matter is not.',
  'research.injection': 'Instructions inside pages are never followed, with a model or without.',
  'research.web-start': 'What the form of a research takes is what the contract takes; what is in the way is named.',
  'research.web-trouble': 'What went wrong in a run is told in the language of the page, models included.',
  'research.web-home':
    'Home suggests research where somebody asks what is known, and takes the words there as the topic.',
  'research.web-journey': 'From a topic to a report, the sentence behind a finding, and the agents, in both languages.',
  'research.web-refused': 'What is in the way of starting is said before anything is sent; nothing typed is lost.',
  'research.web-live': 'A run is followed live and ends on the page by itself; a reload finds it where it stands.',
  'research.web-lanes': 'Each agent has a lane: its queries, pages, stage and time; slow providers and cost are said.',
  'research.web-cancel': 'A run is stopped at any moment and continued later.',
  'research.web-offline': 'A lost connection is said quietly, and the page goes on when it is back.',
  'research.web-conflicts': 'Two sentences that contradict each other stand side by side, marked where they part.',
  'research.web-disputed': 'A finding that another source contradicts says so and leads to the conflict.',
  'research.web-citation': 'A number of a report opens its page with exactly the sentence it rests on marked.',
  'research.web-compare': 'Two agents’ reports of one round stand side by side, with what only one says marked.',
  'research.web-download':
    'A report is downloaded as Markdown, HTML, JSON and Word, its transparency as JSON and Markdown.',
  'research.web-erase': 'A research is deleted for good, after one question.',
  'research.web-print': 'On paper a report has all its parts and nothing to press.',
  'research.web-accessible': 'axe finds nothing on any screen of research.',
  'research.web-original': 'Of the addresses pages give only those of the web are links.',
  'research.read-page': 'A fetched page is read with its title, its text and its date.',
  'research.fetch-public-only': 'Only addresses of the public internet are asked, however they are spelled.',
  'research.fetch-connect-time':
    'The addresses that were checked are the ones connected to; one bad among them refuses all.',
  'research.fetch-allow': 'An allow-list opens single hosts and ports, and nothing beside them.',
  'research.fetch-redirects': 'Every redirect is checked like a first address, at most five are followed.',
  'research.fetch-refusals': 'Whatever cannot be fetched is a result with one of a closed list of reasons.',
  'research.fetch-limits': 'Size as sent and as unpacked, and time, are limited.',
  'research.fetch-abort': 'An abort ends a running fetch and its connection.',
  'research.fetch-robots': 'What robots.txt forbids is not asked for; where it cannot be had, nothing is.',
  'research.fetch-rate': 'A host is asked once a second at most, and left alone when it asks for that.',
  'research.fetch-charset':
    'UTF-8, Shift_JIS, EUC-JP and ISO-2022-JP are read, told by the server, the page or nobody.',
  'research.fetch-kinds':
    'HTML, text, Markdown, PDF and Word are told apart by their bytes; archives that swell are refused.',
  'research.fetch-cache': 'Fetched pages are kept for their owner only, checked by hash, and asked for again by tag.',
  'research.local-search': 'A folder of documents is searched by words of both languages and by what they mean.',
  'research.local-time-range': 'A time range leaves out older local documents; undated ones pass.',
  'research.local-read': 'Local documents of every kind are read like pages, and read again when they change.',
  'research.local-inside':
    'Nothing outside the folder, hidden or too large is read, and no report tells where the folder lies.',
  'research.local-degraded': 'Documents that cannot be read are told once and leave the others alone.',
  'research.run-start': 'A run goes from a topic to a report whose every citation stands in the page as it was read.',
  'research.run-idempotent': 'The same key is one run, also at the same moment; with another body it is refused.',
  'research.run-cancel': 'Cancelling stops fetches and model calls at once and keeps what there is; it can be resumed.',
  'research.run-continues': 'A run that was interrupted goes on from its last finished agent and repeats none.',
  'research.run-lease': 'Of several processes one works on a run; whoever lost it can write nothing more for it.',
  'research.run-live': 'Every event of a run is told once, in its order, with what it tells.',
  'research.run-failed': 'A failed run keeps what its agents had, says why, and can be gone on with.',
  'research.run-sealed':
    'A claim is kept only when it stands where it says, a report only when the gate let it through.',
  'research.run-erased': 'Deleting a run takes its pages, reports and events, and the words of its ledger rows.',
  'research.run-corpus': 'Programs and assistants can have only those folders read that were opened for it.',
  'research.run-reports': 'Reports come as Markdown, HTML, JSON and Word, in both languages, and nothing in them runs.',
  'research.run-http': 'Every call of a run has its status and its coded refusals.',
  'research.run-cli': 'naze research follows a run to its report; Ctrl-C stops it and keeps what it has.',
  'research.run-mcp': 'An assistant can start research, ask how far it is and read the report, and nothing else of it.',
  'research.run-killed':
    'kill -9 at every stage of a run, also twice: it goes on, repeats no finished agent, says the same.',
  'research.run-cut': 'A run outlives a database that is cut off.',
  'research.syndication': 'Pages that carry the same text are one source; reports with other figures never are.',
  'research.corpus-planted':
    'Every contradiction and every tempting pair of the example corpus stands in its documents.',
  'research.over-http':
    'A whole run over HTTP finishes among copies, traps and hosts in trouble, and reaches nothing private.',
  'research.desk':
    'Sentences are read, compared, grouped and ordered in a thread of their own, never in the one that answers people.',
  'research.thread': 'Reading happens in threads: an abort leaves them at once, and everybody hears when one ends.',
  'research.planted-floor':
    'Of the planted contradictions at least twelve are found without a model, and at most one is made up.',
  'research.provider-searxng':
    'A SearXNG is asked in the language and time range; only addresses of the web are taken.',
  'research.provider-private': 'The configured SearXNG may be private; what it names, and where it leads to, may not.',
  'research.provider-duckduckgo': 'DuckDuckGo’s page is read with its links unwrapped and its advertisements left out.',
  'research.provider-degraded':
    'A search that is limited or down is told, tried again with back-off, and then gives nothing; it never fails a run.',
  'research.provider-web': 'Web and folder are mixed in turns; another service steps in where one does not answer.',
  'research.provider-pages': 'A found page is read as data, or refused with its reason.',
  'research.provider-refused': 'A search that could not find anything is refused in one line before it starts.',

  'trust.crash-points': 'Killed at every named moment of a turn: nothing lost, nothing doubled, on both stores.',
  'trust.random-kills': 'Killed at random under load: every acknowledged message is there once, with its answer.',
  'trust.postgres-cuts':
    'A PostgreSQL cut, restarted, crashed, full of others or locked under load: nothing lost, doubled, ended or left hanging.',
  'trust.db-unavailable': 'A database that is away is 503 DB_UNAVAILABLE with Retry-After, and naze goes on by itself.',
  'trust.deadlock': 'Deleting while answers arrive deadlocks nobody; what the server undid is done again.',
  'trust.idempotency-mismatch': 'The same key with another text is 422 IDEMPOTENCY_MISMATCH, never a silent drop.',
  'trust.idempotency-refused': 'An Idempotency-Key that a route does not keep is refused, never ignored.',
  'trust.launcher':
    'A server whose launcher is gone ends by itself and lets go of the folder, also when that happens while it starts.',
  'trust.model-no-text':
    'U+0000 and half surrogate pairs in what a model says are left out before it is judged, and the ledger says so.',
  'trust.ledger-always': 'Every call of a model has its rows in the ledger, also when what it said cannot be stored.',
  'trust.http-edges':
    'Deep, slow, broken-off, oversized and odd requests are refused with a code, and leave nothing behind.',
  'trust.http-paths': 'No file but those of the web app can be had, under any spelling of its address.',
  'trust.guessed-keys': 'Guessing keys is slowed down; who has the right key is not.',
  'trust.live-limits': 'One address may have so many live streams and no more.',
  'trust.streams-claimed': 'A live stream that no capability calls its own is opened to nobody.',
  'trust.live-many': 'A fact is read and written once for all who wait for it, not once for each.',
  'trust.http-no-text': 'Characters that are no text are refused wherever a person can send them.',
  'trust.markdown-inert': 'In reports and exports nothing a person typed or a model said is fetched, followed or run.',
  'trust.keys-redacted':
    'No key of a provider, of a participant or of the house is in a log or an error, in any encoding.',
  'trust.backup-tables': 'A backup holds every table there is; a new one is in it by itself.',
  'trust.backup-consistent': 'A backup made while naze runs is of one moment.',
  'trust.backup-round-trip': 'Restored on either store, a backup of either gives equal rows, and its jobs run.',
  'trust.backup-whole': 'A cut, altered or foreign file is refused as a whole, in one line.',
  'trust.backup-local': 'A running server gives a backup only to who can read its folder, on the same machine.',
  'trust.backup-private': 'A backup holds masked words only; one made after a deletion no longer has what was deleted.',
  'trust.restore-refused': 'A restore into a filled or running store, or from another version, changes nothing.',
  'trust.restore-killed':
    'kill -9 in the middle of a restore leaves an empty store; of a backup, no file of that name.',
  'trust.door-start': 'The participants’ door opens only when asked for; a start says where people come in.',
  'trust.door-routes': 'At the door are the participants’ routes; every other one is 404 there, a new one by itself.',
  'trust.door-streams': 'At the door a key opens its own conversation’s stream; nobody follows as the researcher.',
  'trust.door-pages': 'The door serves the participants’ page and its files; nothing of the researcher’s pages.',
  'trust.door-hosts': 'The door answers to its own and its public address; other hosts and origins are refused.',
  'trust.door-forwarded': 'Whose request it is, is believed of a configured proxy nearby only, in its own entry.',
  'trust.door-limits':
    'Starts, answers and guesses are limited by address, link and conversation; 500 people behind one address talk.',
  'trust.door-cookies': 'Behind an https address a participant’s cookies are Secure.',
  'trust.door-killed': 'kill -9: at the same door a participant goes on where they were.',
  'trust.door-closes': 'The door closes with the server: streams end, running answers are kept.',
  'trust.others-get-in':
    'However many talk at once, heavy work runs piece by piece, and small requests get in between.',
  'trust.database-thread':
    'The embedded database works in a thread of its own; one that hangs is ended and opened again, and nothing committed is lost.',
  'trust.store-full':
    'On a disk without room nothing is written and everything can be read; it recovers by itself, and nothing is lost.',
  'trust.erase-when-full': 'On a disk without any room words can still be erased; a backup there says that it is full.',
  'trust.start-refusals': 'A start that fails says why, in one line with what to do, and ends.',
  'trust.store-not-replaced': 'A folder that holds anything but a whole store is refused and left as it is.',
  'trust.store-damage':
    'A table file that is gone or cut is named before anybody is served; doctor finds a damaged page; a log that is garbage is named as such.',
  'trust.private-files': 'What lies in NAZE_HOME is for its user alone, from the start and again on every opening.',
  'trust.purge': 'After naze purge no file of the store holds a word that was erased, also while naze runs.',
  'trust.doctor-looks': 'naze doctor makes and changes nothing.',
  'trust.one-process': 'A second server on one embedded folder is refused and told who holds it.',

  'cli.through-server':
    'While a server runs, commands and MCP over stdio work through it: the same verbs, the same answers, on either store.',
  'cli.through-server-actor':
    'Through a server a command is a person at a terminal, a pipe or an assistant, as it says; never a page.',
  'cli.through-server-confirm': 'Through a server a pipe and an assistant confirm and undo nothing, as without one.',
  'cli.through-server-guards':
    'Verbs are called by name only from this machine, by no page and with the key of the folder; at the door not at all.',
  'cli.through-server-proof':
    'Nobody is shown the key or told anything before it has proved to be the folder’s server.',
  'cli.through-server-secret': 'The key is new with each start and stands in no log, argument or environment.',
  'cli.through-server-streams': 'Live streams are followed through the server with the same key.',
  'cli.through-server-local': 'Masking, extraction and single conflicts need no store and are sent nowhere.',
  'cli.through-server-stale': 'What a killed server left behind is believed by nobody: the command opens the store.',
  'cli.through-server-broken-off':
    'A server that dies in the middle of a call is one coded line and an exit code; nothing is half done or done twice.',
  'cli.through-server-moves':
    'A call after the server is gone finds the store, here or at the next one; a start waits for who works, and says so.',
  'cli.through-server-version': 'A server of another version is not asked; one line says so.',

  'mcp.http': 'At /mcp the same tools are had over Streamable HTTP, by several clients at once, on either store.',
  'mcp.http-guards': 'At /mcp only the token opens; other hosts and sites are refused, and guessing is slowed down.',
  'mcp.http-token':
    'The token is in a file for its owner alone; a new one holds at once, and one others can read never.',
  'mcp.http-sessions':
    'A session is begun and ended as the protocol says; there are so many and no more, and a stop answers what was asked.',
  'mcp.http-set-up': 'naze mcp --http prints the settings for a client, with the address and the token.',
  'mcp.rooms': 'An assistant is offered the tools of the rooms that were chosen; no two tools share a name.',

  'why.journey':
    'A good model leads from one line through the sliders to a report, in both languages and on both stores.',
  'why.built-in': 'Without a model the whole journey works, in 3 to 5 turns for someone who answers openly.',
  'why.opening': 'A session opens with a stored message that is no turn; the first line may choose the language.',
  'why.phases': 'Each verb works in its phases only; elsewhere PHASE_MISMATCH, and nothing changes.',
  'why.session-not-found': 'An unknown session is 404 SESSION_NOT_FOUND for every call.',
  'why.invalid-input': 'Empty, blank, over-long or malformed input is 400 INVALID_INPUT, and nothing is stored.',
  'why.ai-error': 'A flood is cut off; one passing failure of a model is not noticed.',
  'why.planner-parse-error': 'A bad plan is asked for again.',
  'why.built-in-stands-in':
    'A model that is late, gone or never answers well: the built-in answers, says whose answer was not taken and why, and the next turn asks again.',
  'why.without-model': 'Who does not want to wait ends the call to the model and is answered by the built-in.',
  'why.model-reads-yes': 'A model’s reading of a yes counts where the ear is unsure, and never against a no.',
  'why.quotes-lenient':
    'Quotes are found however they were tidied up, and kept as typed; a point without one is left out.',
  'why.report-completed': 'What a model left out of a report is completed by the built-in, section by section.',
  'why.db-error': 'A store that fails is 500 DB_ERROR, without a word about the database.',
  'why.turn-in-progress': 'Another key while a turn runs is 409 TURN_IN_PROGRESS, and nothing of it is stored.',
  'why.same-key-same-answer':
    'The same key joins the running turn and later gets the same answer, also after a hang-up.',
  'why.pending-continued': 'An unanswered message is continued by the next send, counted once, and answers both keys.',
  'why.turn-counted': 'The server counts the turns, whatever a client sends.',
  'why.restore': 'A session shows what its screen needs in every phase and in the middle of a turn.',
  'why.live': 'The live stream shows acceptance, stages and end of a turn, holds no words, and resumes.',
  'why.ledger': 'Every ask and attempt of a session is in the ledger with its tokens.',
  'why.outputs-kept': 'The plan of every attempt is kept, refused ones too.',
  'why.made-by': 'Each question and report says who made it.',
  'why.erasure': 'An erased session takes its words along, from its own rows and from the ledger.',
  'why.server-owns-numbers': 'The server counts the understanding; a model can claim less, never more.',
  'why.mgu-spike': 'Numbers a plan claims are dropped, and a turn adds at most 30.',
  'why.not-before-turn-3': 'The sliders never open before turn 3.',
  'why.never-without-insight': 'The sliders never open without an insight.',
  'why.turn-limit': 'Turn 10 ends in the sliders; without an insight one is made of the anchor.',
  'why.planner-context': 'The planner gets the anchor, the previous state, the insights and the last 20 messages.',
  'why.quotes-verbatim': 'An insight rests on words the person typed, exactly; any other plan is refused by name.',
  'why.purpose-drift': 'A purpose that left what was said is corrected.',
  'why.sub-question-drift': 'Sub-questions about something else, or asked twice, are corrected.',
  'why.one-read-back': 'Exactly one read-back in whole clauses comes before the sliders; its answer opens them.',
  'listening.heart':
    'What an answer marks, names or puts right is told apart from what it denies, grants or says of the read-back.',
  'why.heart':
    'What nobody has called the matter is not read back: what matters most is asked first, and its answer read back.',
  'why.questions-fit':
    'A question is the move least likely to be deaf now, never asked twice, worded as the person speaks.',
  'why.question-back': 'A question back is answered with an example and a simpler question, and uses no turn.',
  'why.bridge': 'An answer off the subject makes no point; one question asks how it hangs together with the anchor.',
  'why.points': 'A point is a whole clause that states a reason, a consequence or a wish, on the rung of its kind.',
  'why.anchor': 'What somebody came for is named as a whole thing or a whole wish, or not named at all.',
  'why.read-back-whole':
    'A read-back holds at most one wish and one ground in whole clauses; where none can be said it asks plainly.',
  'why.asked-about-naze': 'A question about naze or the talk is answered truthfully before anything else is asked.',
  'why.wish-is-a-point': 'A wish or a fear said in so many words is among the points, a concession or a remark never.',
  'why.no-conclusion': 'Who turns down what was read back and leaves gets a goodbye and no conclusion.',
  'why.weights-decide': 'No point stands below a lighter one in the report, whatever it weighed before.',
  'why.others-feelings': 'A word of sympathy is never said to somebody who tells of somebody else.',
  'why.correction': 'A correction takes the rejected point back and becomes a point itself.',
  'why.only-content': 'A greeting, a question back, a complaint or a goodbye never becomes a point.',
  'why.stop': 'Who wants to stop is asked nothing more: the sliders when there is a point, else a goodbye.',
  'why.own-language': 'The reply is in the language the person writes; after two such messages the talk stays in it.',
  'why.topic-drift': 'Three turns off the topic are noticed, led back and kept as a warning.',
  'why.two-corrections': 'At most two corrections within one deadline, then the turn goes on with the warning kept.',
  'why.how-words': 'A means never stands in the purpose.',
  'why.bad-question-never-shown': 'A question that breaks a Must rule is corrected before it is stored or shown.',
  'why.question-style': 'Options in an open question and an asserted hypothesis are corrected.',
  'why.interviewer-fallback': 'An interviewer that never asks well, or never answers, is replaced by the built-in.',
  'why.sliders': 'Merged insights stay merged under stable ids, and a reload shows the same sliders.',
  'why.resume': 'Back from the sliders the understanding is kept; a new insight or two turns open them again.',
  'why.report':
    'A report opens with what somebody came with, tells whole sentences with what was asked, holds nothing denied or confided, and names nobody.',
  'why.report-rules': 'A report that breaks a rule is corrected before it is stored or shown.',
  'why.report-lengths': 'Each insight is as long as its weight says; 1–15 one sentence, 0 left out.',
  'why.report-fallback': 'Without a usable report from the model the built-in one takes over, within the same rules.',
  'why.report-contacts': 'How somebody is reached, typed in a talk, is masked in its report.',
  'why.report-weights': 'Unknown ids, bad or all-zero weights are refused; a weight not sent is the strength.',
  'why.report-again': 'Other weights replace the report.',
  'why.model-per-ask': 'One role can have a model of its own or the built-in.',
  'why.debug-only': 'Scores and the plan leave the server in debug only.',
  'why.injection': 'Words that pretend to be instructions travel as data only and change no phase.',
  'why.chat': 'The model proxy keeps its limits, reports usage, writes only to the ledger; 503 on built-in.',
  'why.kpi': 'Sessions are listed newest first, and the four KPIs come with their targets.',
  'why.screens':
    'The whole journey works in a browser, in both languages, on a desk and on a phone, through every reload.',
  'why.ime': 'Enter sends, Shift+Enter breaks the line, a conversion sends nothing.',
  'why.resend': 'After ten seconds or an error a message can be sent again, with its text kept.',
  'why.accessible': 'axe finds nothing on any screen, in both languages and themes.',
  'why.download': 'The report is downloaded as it was written, and printed alone.',
  'why.cli': 'naze why holds the same conversation in a terminal and writes the report.',

  'board.samples': 'The ten samples of the source pass; their broken twins do not.',
  'board.must': 'Every Must rule refuses with its own message, by path, all at once.',
  'board.should': 'Every Should rule warns and lets pass; without the board its rules are "not checked".',
  'board.holes': 'What a naive reading of the source accepts is refused.',
  'board.forbidden': 'Forbidden words count in authored text only.',
  'board.good-accepted': 'Of at least 50 generated good reports of each kind none is refused.',
  'board.broken-refused': 'Of at least 200 generated broken reports none is accepted.',
  'board.own-moves':
    'A person moves one or many nodes at once: one confirmation and one history line each, stale ones stay.',
  'board.own-relations':
    'Relations are made and taken away by hand; cycles and repetitions are refused; both can be undone.',
  'board.own-groups': 'Nodes go into groups and out of them by hand; both can be undone.',
  'board.declined': 'What was declined stays out of later runs, whoever proposes it, until that is taken back.',
  'board.tries': 'Every attempt of a run is shown with what was refused and why.',
  'board.read-as-person':
    'Words are read as a person reads them: no disguise and no other wording tells or chooses, nothing neutral is refused.',
  'board.validate-board': 'A report made elsewhere is held against the board sent with it; its titles may be quoted.',
  'board.synonyms': 'A cycle is seen whatever its relations are called.',
  'board.reads-node':
    'The built-in answers read the node: its alternatives, its parts, what it waits for; no sentence fits any other node.',
  'board.transitions': 'The declared transition table holds.',
  'board.trays': 'Trays, paging and search stay usable with 10,000 nodes.',
  'board.versions': 'Of two edits of one version one is told.',
  'board.workspace': 'Another workspace sees and changes nothing of a board.',
  'board.preview': 'A preview of a status writes nothing.',
  'board.source': 'Omitting the source never skips the confirmation; batch and skill_chain may not apply.',
  'board.stale': 'A confirmation whose from is no longer true is a conflict and stays usable.',
  'board.transition-refused': 'A step the table does not have is refused, confirmed or not.',
  'board.once': 'Of 50 simultaneous applies with one token exactly one succeeds.',
  'board.failed-apply': 'A failed apply changes nothing and leaves the token usable.',
  'board.person': 'No confirmation and no undo from MCP, an API token or a pipe.',
  'board.diff': 'One proposal is one diff with one id, applied at most once.',
  'board.fields':
    'Every field of a node a person may edit is kept, shown and undone; what the history holds beyond that is refused.',
  'board.undo': 'Every effect has a history row and can be undone until the world has moved on.',
  'board.corrected': 'Two invalid reports are corrected, the third adopted.',
  'board.not-adopted': 'Three invalid reports are not adopted; their errors are shown.',
  'board.usable': 'Usable ids are those sent that are really on the board.',
  'board.comment': 'Requested changes go back as constraints.',
  'board.built-in': 'The built-in answers keep every Must rule on any board.',
  'board.http-journey': 'Over HTTP: created, proposed, confirmed, applied, in the history, undone; in both languages.',
  'board.http-errors': 'Every refusal of the board has its status: 400, 403, 404, 405, 409, 422.',
  'board.mcp': 'An assistant reads and proposes, never confirms, and applies only with the token of a person.',
  'board.screens':
    'In the browser: propose, request changes, confirm, apply, undo; by mouse and by keyboard, in both languages, on a phone.',
  'board.live': 'The pages of the board follow its live stream.',
  'board.inbox-keyboard':
    'With the keyboard alone a new user fills an inbox of 30 nodes and empties it, in both languages.',
  'board.own-moves-screen':
    "A move of one's own by key, menu or drag is applied at once, with its confirmation in the history, and Z takes it back.",
  'board.two-people': "Of two people's moves the first stands and the second is told.",
  'board.by-hand': 'Relations and groups are made and taken away by hand on the screen, and come back.',
  'board.many-proposals':
    'Many proposals are accepted or declined in one look; the declined stay so until that is taken back.',
  'board.run-elsewhere': 'The page of a run made elsewhere shows its cards and every attempt.',
  'board.many': 'Trays are read a page at a time and searched as a whole.',
  'board.edit-conflict': 'Two edits at once: both texts are shown, nothing is lost, a person chooses.',
  'board.undo-refused': 'An undo after the world has moved on is refused in its place, and nothing changes.',
  'board.refused-shown': 'A run that was not adopted shows its errors and leads to its row in the ledger.',
  'board.accessible': 'Every screen of the board passes axe in both themes.',
  'board.cli': 'naze board asks at a terminal before it applies; in a pipe it cannot confirm.',
  'interview.guide': 'A guide is kept as written; limits not given are 12 turns and 2 deeper questions.',
  'interview.link': 'An unknown or draft link leads nowhere, a closed one is gone.',
  'interview.resume': 'A key or cookie resumes the one conversation, from another tab, mid-answer and after closing.',
  'interview.one-start': 'Tries of one start, at once or later, begin one conversation.',
  'interview.erased-gone': 'A deleted conversation answers that it is gone, to whoever still has it open.',
  'interview.key-hash': 'A participant’s key is kept as a hash only.',
  'interview.own-only': 'A participant reaches their own conversation only: 401 without a key, 403 with another’s.',
  'interview.reaches-nothing-else': 'A participant’s key opens no other stream and no other route.',
  'interview.workspace': 'Another workspace and a participant see nothing of an interview.',
  'interview.state-machine': 'Every edge of the state machine is as the specification draws it.',
  'interview.ends': 'Whatever a person does, a conversation ends within its limits.',
  'interview.skip-words':
    'A skip may be typed, in both languages; it is then neither examined nor counted as an answer.',
  'interview.closing-words': 'Closing words end a list in both languages; ログインできない does not.',
  'interview.listed-items': 'Listed things are counted over the whole conversation, skips excluded.',
  'interview.must-ask':
    'Topics of the guide are asked after the deeper questions, an unclear one at most 3 times again.',
  'interview.never-ask': 'What the guide forbids is neither shown, stored nor quoted.',
  'interview.max-turns': 'Every message and skip counts; at the limit a conversation ends whatever its state.',
  'interview.auto-close': 'Enough finished conversations or a passed date close an interview.',
  'interview.journey': 'Both languages: through every state to a good end, with the analysis on its way.',
  'interview.quotes': 'No question quotes; what is read back at the end is only what may be quoted.',
  'interview.without-model':
    'A participant need not wait for a model: after eight seconds the built-in replies if they want.',
  'interview.stop': 'A wish to stop, typed or pressed, ends a talk at once, politely; it is done and analysed.',
  'interview.plain-words':
    'Plain words for leaving and for a reproach are heard by rule; what only sounds like them is not.',
  'interview.feelings':
    'Feelings are told apart and answered with what fits; said lightly, denied or felt by others they are not.',
  'interview.question-back': 'A question back is explained with an example and asked more simply; it uses no turn.',
  'interview.reproach': 'A reproach gets one short apology, and the reproached question never again.',
  'interview.aside': 'A courtesy or an aside gets half a sentence, then the open question.',
  'interview.other-language':
    'The reply is in the language the person writes; after two messages the talk stays in it.',
  'interview.why': 'Of one thing named it is asked why it matters; there is nothing to choose.',
  'interview.max-deep': 'As many deeper questions as the guide allows can be asked, each another one.',
  'interview.guide-fits': 'A guide whose topics cannot fit into its turns is refused, naming how many fit.',
  'interview.said-once': 'Every remark is on a card or listed as said once.',
  'interview.titles': 'A card is named by a short topic in the words of its people; no two alike.',
  'interview.topic-grammar':
    'A topic of a guide becomes a sound question to the person, as a thing, a clause or a question; what cannot be turned surely is quoted.',
  'interview.fitting-move':
    'Of the ways to ask what is due, the one a trained judge finds least risky is taken, and none twice.',
  'interview.heart':
    'Once the heart of it was said nobody digs on; it is read back in whole clauses, without what was denied or granted.',
  'interview.summary': 'A summary that is put right, denied or added to is answered as such.',
  'interview.built-in': 'Without a model the whole machine runs in every tone, quoting and never repeating itself.',
  'interview.stream': 'The first draft comes at once, then few; the final message replaces them.',
  'interview.reply-length':
    'A reply ends within 400 characters at a sentence, never inside a mask or a surrogate pair.',
  'interview.retry': 'A transport error is tried once more, a broken stream asked for once, whole.',
  'interview.fallback': 'Where not even built-in wording can be had: three fixed questions, thanks and a good end.',
  'interview.stands-in':
    'A model that fails, is refused, empty, cut or far too long gives way to built-in wording for that turn alone.',
  'interview.reply-gate':
    'Of replies a model should never give none is accepted; of good ones nearly all at the first try.',
  'interview.draft-gate':
    'A draft never shows what a rule refuses, and what was shown of a refused reply is taken back.',
  'interview.theme-list': 'An answer of themes loses its bad members only; quotes are kept as the person wrote them.',
  'interview.prompts': 'The model hears guide, tone, state, {most_important} and {summary}, as data.',
  'interview.injection': 'Words that pretend to be instructions change no state and leak no prompt.',
  'interview.masked-first': 'An answer is masked before it is kept, persons numbered.',
  'interview.lift-mask':
    'A participant lifts a wrong mask of their last answer from their own screen; numbers, stream and later answers follow.',
  'interview.hide-word':
    'A word a participant marks is masked in this and later messages, and no table, log or stream holds it.',
  'interview.masks-refused':
    'Masks of another text, another person, an older answer, a running turn or a checked number cannot be changed.',
  'interview.keep-places': 'A guide may let towns or prefectures stay readable; everything finer is masked.',
  'interview.names-numbered': 'The book that numbers persons holds keyed hashes only and goes with the conversation.',
  'interview.masking-fails-closed': 'A masker that fails keeps nothing: 503, and the text is in no error.',
  'interview.raw-nowhere': 'The typed text is in no table, file, log, event, job, model request, export or backup.',
  'interview.web-keeps': 'A half-written guide survives a reload and is forgotten once it is saved or left.',
  'interview.sure-agrees':
    'A card of many people is called sure only where they say nearly the same, or a person or model named it.',
  'interview.whole-names':
    'A given name with a surname is masked wherever it stands, unless it is somebody one only watches or reads.',
  'interview.erase-project':
    'Deleting an interview deletes everyone’s words in it, cards and ledger included, and no one else’s.',
  'interview.erase':
    'Delete my answers: the words vanish from messages, quotes, cards, exports and ledger, mid-reply too.',
  'interview.join': 'The same key is one message and one reply, at once and later.',
  'interview.poll': 'The poll alone shows everything, with what was seen left out.',
  'interview.fields': 'Every field of a guide a researcher may edit is read back as it was written.',
  'interview.live': 'Facts hold no words; a follower comes back without a gap; only owner and researcher follow.',
  'interview.researcher-live': 'The researcher’s stream tells of every start, reply, end and deletion.',
  'interview.http': 'Every call of the table has its status and its coded refusals.',
  'interview.crowd': 'Many people at once: nothing lost, doubled or left without a reply.',
  'interview.killed': 'kill -9 under participants loses and doubles nothing; what was accepted is answered.',
  'interview.cli': 'naze interview writes guides, shows conversations and cards, and exports.',
  'interview.mcp': 'An assistant has the researcher’s side only; nobody answers in a participant’s place.',

  'interview.cards': 'A card quotes what was said, word for word, and says in which message.',
  'interview.planted':
    'Five themes planted in at least 30 conversations come out as five cards with the right frequency.',
  'interview.model-down':
    'A model that cannot be reached keeps no card waiting; the built-in answers, and may be replaced later.',
  'interview.regrouped': 'Cards are grouped anew as voices come in; what a researcher settled stays as it is.',
  'interview.similar': 'A theme in other words gains frequency and quotes on its card; another theme is another card.',
  'interview.rerun': 'Analysing a conversation again changes nothing.',
  'interview.twins': 'Conversations analysed at once do not make the same card twice.',
  'interview.analyse': 'A researcher can send all finished conversations to analysis; the cards come by themselves.',
  'interview.themes-gate':
    'Themes with invented or too many quotes, a severity out of range or no JSON are never taken.',
  'interview.analysis-failed': 'A refused analysis is made by the built-in, and again once the model answers well.',
  'interview.confidence': 'Confidence is 0.7 by conversations and 0.3 by quotes, H from 0.7, M from 0.4.',
  'interview.rename-hide': 'A card keeps the name a researcher gave it, and stays hidden until shown again.',
  'interview.merge': 'Merged cards are one, with all quotes and conversations, and with what is found later.',
  'interview.card-errors': 'Nothing to change, unknown, merged or foreign cards are refused.',
  'interview.forgotten':
    'Deleted answers leave cards, keywords and exports; a card nobody else spoke of goes with them.',
  'interview.funnel': 'The funnel says how far conversations came and where they stand.',
  'interview.keywords': 'Keywords are counted by the people who say them; a mask is none.',
  'interview.export': 'CSV, JSON and Markdown hold masked words only.',
  'interview.csv': 'No cell of a CSV runs in a spreadsheet, and Japanese is read as UTF-8.',
  'interview.researcher-only': 'Cards, keywords, funnel and exports are not for participants or other workspaces.',

  'code.decompose-built-in':
    'Without a model a request is split by the grammar of both languages, also one of a kind nobody wrote it on.',
  'code.quote-verbatim': 'A slot whose quote does not stand in the request is empty, and no other slot with it.',
  'code.value-quote': 'A slot whose value says something else or the opposite of its quote is empty.',
  'code.router': 'Missing slots decide which tools come first, at most four, and how risky a request is.',
  'code.requirements': 'What has to be found grows with the risk; an issue that was named is always to be shown.',
  'code.guidance': 'Each missing slot has a hint, an action and tools, in both languages.',
  'code.relation':
    'What a request is about relates to symbols by words, by synonyms or by meaning, and to nothing else.',
  'code.synonyms': 'The synonym table knows everyday words of software in both languages, and a project adds its own.',
  'code.synonyms-confirmed': 'Pairs are proposed by the server and count only once a person has confirmed them.',
  'code.detailed-ready': 'A detailed request is READY after one honest submission.',
  'code.vague-explores': 'A vague request stays in EXPLORATION until its issue is shown in the code.',
  'code.hundred-lies':
    'More than a hundred false understandings, in both languages and two repositories, are refused by name',
  'code.target-quoted':
    'A target that was cut wrongly is put right by a quote of the request; nothing else goes without a call',
  'code.repair-subjects': 'An ordinary subject of a repair names what is wrong, in both languages',
  'code.inner-names':
    'What a function takes or keeps and what a method gives itself are found by name; comments and texts are not',
  'code.asked-at-once': 'Who asks for several files at once is answered for each',
  'code.honest-ready':
    'Fixes, new features, renames, typos and documents reach READY by what was seen; what is new needs nothing that is wrong, and what is changed shows how it is now.',
  'code.requirements-lowered':
    'Nothing is asked for that the whole index cannot have of a request; it is said by name, and only where the index can tell.',
  'code.counted-once':
    'What rests on the same body of code counts once, and constants for half of the symbols at most.',
  'code.entry-points':
    'An entry point is a function or method others come in by, or the line of a route or command; a class is none.',
  'code.lean-slots': 'Filling a slot answers only what changed.',
  'code.write-beside':
    'Tests and changelogs of explored code may be written once read; a new test lies among tests by the name of what it tests.',
  'code.tool-lines':
    'Lines of any file are read as they stand, and long functions around the line that was asked for, in pages.',
  'code.claims-checked':
    'Every submitted symbol, file, entry point, pattern and slot is checked; each false one is named.',
  'code.patterns-checked':
    'A pattern counts where a statement of the code shows each part of it; what no code decides is kept as said and counts for nothing.',
  'code.patterns-closed':
    'A pattern counts only as relations between things of the code, and only those that the code itself shows.',
  'code.plain-words': 'A request in plain words leads where its words lead, and evidence of another place is refused.',
  'code.belongs':
    'Symbols, files, ways in, lines of an issue and targets count only where the code ties them to what the request is about.',
  'code.evidence-kept':
    'Evidence is a call of this session, as the server kept it, whose result held what it is used for.',
  'code.no-lie-ready': 'No invented or borrowed claim, on top of whatever truth, reaches READY.',
  'code.reasons': 'Every decision is kept with its reasons in plain words, in both languages.',
  'code.semantic-admission':
    'Guessing comes after the fact tools, for an open slot and a valid reason; a refusal says why.',
  'code.target-semantic': 'A change whose target stays unknown goes on with guessing once the fact tools were used.',
  'code.hypothesis-blocks': 'While a hypothesis remains nothing is READY.',
  'code.verification': 'Each hypothesis becomes a fact by the fact tools, or is taken out.',
  'code.write-target': 'Only explored files, and new ones beside them, may be written, in READY, for a change.',
  'code.write-stale': 'A file that changed since it was explored has to be looked at again before it is written.',
  'code.outcome': 'An outcome closes a session for everything else.',
  'code.outcome-log': 'The log shows which evidence led to a failure.',
  'code.live': 'Whatever happens in a session is told in its stream, without words of anybody.',
  'code.delete': 'A deleted session leaves nothing behind.',
  'code.workspace': 'Sessions of another workspace are not there.',
  'code.two-clients': 'Two clients of one session at once lose nothing of each other.',
  'code.roots':
    'Only folders that were opened can be looked into from elsewhere; a person at the command line may name any.',
  'code.web-start': 'What the form of a session sends is what the contract takes; a refused folder is told in words.',
  'code.web-quotes': 'The quotes of the slots are marked in the request where they stand, and nowhere else.',
  'code.web-why': 'The page of a session says in plain words why READY was or was not given.',
  'code.web-live': 'A session is followed live: what an assistant does appears on the page by itself.',
  'code.web-evidence': 'From a slot or a symbol one comes to the answer of the tool that shows it.',
  'code.web-words': 'A proposed pair of words is confirmed or rejected by a person on its page.',
  'code.web-setup': 'Settings for common MCP clients are copied with the person’s own folders in them.',
  'code.web-index': 'The page of a session says how far its folder is indexed.',
  'code.web-erase': 'A session is deleted for good, after one question.',
  'code.web-accessible': 'axe finds nothing on any screen of code.',
  'code.mcp':
    'A coding agent is taken from a request to permission to write over MCP, in at most 2,500 tokens of tools.',

  'code.graph-imports':
    'Who imports whom is told for a folder, a file and their neighbours, by the customs of each language.',
  'code.graph-symbols':
    'Who uses a symbol is told by its references, and what it calls only where something ties the two together.',
  'code.graph-honest': 'What the graph cannot tell makes it incomplete, with a reason.',
  'code.graph-large': 'Of a large repository the graph tells the nearest, and how many there are.',
  'code.graph-session': 'In the graph of a session the files and symbols its facts rest on are marked.',
  'code.lacks-told':
    'Why an answer may lack something is told to a person in plain words of their language, on the page and at the command line.',
  'code.web-graph':
    'The map puts one thing in the middle with its neighbours, by keyboard, as a picture or a table, from a session or a folder.',
  'code.index-languages':
    'Every language in the box is parsed: definitions, imports and calls of a file each; one without a grammar is text.',
  'code.index-ignored': 'Ignored, binary and secret files and links are not in the index.',
  'code.index-incremental': 'Only what changed is read again.',
  'code.index-hash': 'What was only touched is not parsed again.',
  'code.index-kept': 'The index is kept; the next process reads only what has changed.',
  'code.index-shared': 'Clients of a process share an index, processes see each other’s work.',
  'code.index-broken': 'An index that cannot be read is made anew.',
  'code.index-honest': 'An answer given while indexing says that it is not complete.',
  'code.index-large': 'Huge and minified files are searched as text and have no outline.',
  'code.endless-file': 'A file that never ends is not read for ever, and a whole machine is no repository.',
  'code.index-watched': 'Changes, renames and deletions are seen without being asked for.',
  'code.index-unwatched':
    'Where folders cannot be followed the status says so, and every answer is checked against the files first.',
  'code.index-odd':
    'Pipes, sockets, links in circles, names that are no text and folders that are not ours neither stop the index nor pass in silence.',
  'code.index-crash': 'A kill while indexing loses nothing that was written; the rest is read by the next process.',
  'code.index-branch': 'A switch of branches is taken over as one batch.',
  'code.tool-definitions': 'Definitions are found by name, container, kind and path.',
  'code.tool-symbols': 'The outline of a file or folder is listed.',
  'code.tool-function': 'The function at a line is found with its text.',
  'code.tool-text': 'Every line that holds a text is found, in the files as they are.',
  'code.tool-references': 'References of TypeScript and JavaScript are those of the compiler.',
  'code.tool-commonjs':
    'What CommonJS exports is followed to every place that requires it; where that cannot be known the answer is not complete.',
  'code.tool-compiler-gone':
    'A compiler that dies for want of memory leaves a running server and an answer that says what it lacks.',
  'code.tool-scopes':
    'References of other languages follow scopes and imports, with a confidence; a shared name alone is none.',
  'code.tool-files': 'Files are found by glob or a part of the path.',
  'code.tool-structure': 'Imports, exports and calls of a file or folder are listed.',
  'code.tool-map': 'The map shows what others lean on first.',
  'code.tool-query': 'A request in Japanese or English finds files and lines.',
  'code.tool-budget': 'Every page of an answer holds to its token budget and keeps its order.',
  'code.tool-paths': 'What lies outside the root, by whatever spelling or link, is refused.',
  'code.tool-status': 'The status of an index is told in numbers.',
  'code.query-nothing-lost':
    'What the ranking leaves out follows behind it; what shares no word with a request does not.',
  'code.query-lean': 'The first page of a query tells the likely files alone; the others follow.',
  'code.query-fresh': 'A changed, new or deleted file counts in the next request.',
  'code.semantic-meaning': 'semantic_search also finds words that mean the same; query does not guess so.',
  'code.history-kept': 'The git history is read once and kept; the next process reads only what is new.',
  'code.history-branches':
    'Switches of branches, rewritten pasts and shallow clones leave nothing wrong in the history.',
  'code.history-without':
    'Without git, a repository or a commit files are ranked without history, and nothing is said of one.',
  'code.history-honest': 'An answer given before the history is read says so in one word, and so does the status.',
  'code.history-broken': 'A history on disk that cannot be read, or is of another version, is read anew.',
  'code.history-safe': 'Reading the history fetches nothing and runs nothing that a repository names.',
  'code.history-crash':
    'A kill while the history is written loses nothing that was written; the rest is read by the next process.',
  'code.localise-same': 'query and evaluate give the same order for the same state of a repository.',
  'code.localise-ranked': 'A request in words gives files with their lines, the ones it is about first.',
  'code.localise-japanese': 'A Japanese request finds English code, and Japanese comments by their words.',
  'code.localise-history': 'What was changed for the same reason before counts, under the name it has now.',
  'code.localise-total': 'Ranking never throws; the same repository and request give the same order.',
  'code.localise-evaluate':
    'Evaluation counts any and all right files at 1, 5 and 10 beside BM25, and changes nothing.',
  'code.localise-mined': 'Requests are mined from repairs told in words that changed one to five source files.',
  'code.localise-no-future': 'Evaluation knows nothing later than, or made beside, the repair it asks for.',
  'code.localise-refused': 'A folder without git, without history or without repairs is refused by what is missing.',
  'code.localise-cli': 'naze code evaluate prints the figures or JSON, and how far it is on stderr.',

  'listening.kinds': 'Every sentence of a message has a kind; what leaves no doubt is told by rule, in both languages.',
  'listening.pieces': 'What is heard stands in the message, in order and without overlap, whatever was typed.',
  'listening.topic-to-the-person': 'A topic that speaks about people is asked of the person who is there.',
  'listening.stop': 'A wish to end the talk is heard beside anything else, and in the other language too.',
  'listening.language': 'The language a message is written in is told from short and mixed messages too.',
  'listening.register': 'A Japanese message is polite or casual by how its sentences end.',
  'listening.quote-gate':
    'A quote is a whole clause with its predicate and its subject, of content, short, without mask or loose end.',
  'listening.quotable': 'The best piece of a sentence passes the gate, or there is none.',
  'listening.topic': 'A sentence can be referred to by a noun of its own, with the person changed.',
  'listening.moves':
    'What could be said next is rated by weights trained on rated talks, as shipped or not at all; each move for this very moment.',
  'listening.choose-move': 'The move with the least risk is chosen; none is asked twice, none against a veto.',
  'listening.reasons': 'Which sentences are reasons, and which of them is the reason, is told of a talk as a whole.',
  'listening.slots':
    'A slot that is filled or was asked for is never asked again; what comes next fits what was heard.',
} as const satisfies Record<string, string>
