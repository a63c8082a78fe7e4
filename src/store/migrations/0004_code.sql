CREATE SCHEMA "code";
--> statement-breakpoint
CREATE TABLE "code"."calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"tool" text NOT NULL,
	"params" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"summary" text NOT NULL,
	"files" jsonb NOT NULL,
	"called_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calls_tool_check" CHECK ("code"."calls"."tool" in ('query','search_text','search_files','find_definitions','find_references','get_symbols','get_function_at_line','analyze_structure','repo_map','semantic_search','index_status'))
);
--> statement-breakpoint
CREATE TABLE "code"."decisions" (
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"kind" text NOT NULL,
	"from_phase" text,
	"to_phase" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_session_id_n_pk" PRIMARY KEY("session_id","n"),
	CONSTRAINT "decisions_kind_check" CHECK ("code"."decisions"."kind" in ('start','phase','submission','semantic','write','outcome'))
);
--> statement-breakpoint
CREATE TABLE "code"."facts" (
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"confidence" double precision NOT NULL,
	"call_id" uuid NOT NULL,
	"hit" integer NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facts_session_id_kind_name_pk" PRIMARY KEY("session_id","kind","name"),
	CONSTRAINT "facts_kind_check" CHECK ("code"."facts"."kind" in ('slot','symbol')),
	CONSTRAINT "facts_source_check" CHECK ("code"."facts"."source" in ('FACT','HYPOTHESIS'))
);
--> statement-breakpoint
CREATE TABLE "code"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"root" text NOT NULL,
	"intent" text NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"slots" jsonb NOT NULL,
	"extraction_confidence" double precision NOT NULL,
	"routing" jsonb NOT NULL,
	"risk" text NOT NULL,
	"phase" text NOT NULL,
	"judgement" jsonb,
	"understanding" jsonb,
	"outcome" text,
	"outcome_note" text,
	"outcome_cause" text,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_phase_check" CHECK ("code"."sessions"."phase" in ('EXPLORATION','SEMANTIC','VERIFICATION','READY')),
	CONSTRAINT "sessions_intent_check" CHECK ("code"."sessions"."intent" in ('IMPLEMENT','MODIFY','INVESTIGATE','QUESTION')),
	CONSTRAINT "sessions_closed_check" CHECK (("code"."sessions"."outcome" is null) = ("code"."sessions"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "code"."synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"root" text NOT NULL,
	"term" text NOT NULL,
	"word" text NOT NULL,
	"status" text NOT NULL,
	"judged_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "synonyms_status_check" CHECK ("code"."synonyms"."status" in ('proposed','confirmed','rejected'))
);
--> statement-breakpoint
ALTER TABLE "code"."calls" ADD CONSTRAINT "calls_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "code"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code"."decisions" ADD CONSTRAINT "decisions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "code"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code"."facts" ADD CONSTRAINT "facts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "code"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code"."facts" ADD CONSTRAINT "facts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "code"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_order" ON "code"."calls" USING btree ("session_id","n");--> statement-breakpoint
CREATE INDEX "code_sessions_newest" ON "code"."sessions" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "code_sessions_closed" ON "code"."sessions" USING btree ("workspace_id","closed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_pair" ON "code"."synonyms" USING btree ("workspace_id","root","term","word");