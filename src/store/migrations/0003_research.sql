CREATE SCHEMA "research";
--> statement-breakpoint
CREATE TABLE "research"."claims" (
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"iteration" integer NOT NULL,
	"attempt" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"position" integer NOT NULL,
	"page_id" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"about" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_run_id_iteration_attempt_agent_id_position_pk" PRIMARY KEY("run_id","iteration","attempt","agent_id","position")
);
--> statement-breakpoint
CREATE TABLE "research"."degraded_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."iterations" (
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"iteration" integer NOT NULL,
	"scores" jsonb NOT NULL,
	"selected_report_id" text,
	"selection_reason" text,
	"needs_human_review" boolean DEFAULT false NOT NULL,
	"duration_ms" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "iterations_run_id_iteration_pk" PRIMARY KEY("run_id","iteration")
);
--> statement-breakpoint
CREATE TABLE "research"."outcomes" (
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"iteration" integer NOT NULL,
	"attempt" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"status" text NOT NULL,
	"report" jsonb,
	"error" text,
	"started_at" text NOT NULL,
	"duration_ms" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outcomes_run_id_iteration_attempt_agent_id_pk" PRIMARY KEY("run_id","iteration","attempt","agent_id"),
	CONSTRAINT "outcomes_status_check" CHECK ("research"."outcomes"."status" in ('running','completed','failed','timed-out','cancelled'))
);
--> statement-breakpoint
CREATE TABLE "research"."pages" (
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"page_id" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"fetched_at" text NOT NULL,
	"published" text NOT NULL,
	"language" text NOT NULL,
	"reliability" double precision NOT NULL,
	"hash" text NOT NULL,
	"origin_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_run_id_page_id_pk" PRIMARY KEY("run_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "research"."runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"config" jsonb NOT NULL,
	"corpus_folder" text,
	"status" text NOT NULL,
	"ended_by" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"final_score" double precision,
	"needs_human_review" boolean DEFAULT false NOT NULL,
	"conflicts" integer DEFAULT 0 NOT NULL,
	"error" jsonb,
	"report" jsonb,
	"transparency" jsonb,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	"cancel_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "runs_status_check" CHECK ("research"."runs"."status" in ('queued','running','completed','failed','cancelled')),
	CONSTRAINT "runs_progress_check" CHECK ("research"."runs"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "research"."claims" ADD CONSTRAINT "claims_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "research"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."claims" ADD CONSTRAINT "claims_outcome" FOREIGN KEY ("run_id","iteration","attempt","agent_id") REFERENCES "research"."outcomes"("run_id","iteration","attempt","agent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."claims" ADD CONSTRAINT "claims_page" FOREIGN KEY ("run_id","page_id") REFERENCES "research"."pages"("run_id","page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."degraded_notes" ADD CONSTRAINT "degraded_notes_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "research"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."iterations" ADD CONSTRAINT "iterations_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "research"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."outcomes" ADD CONSTRAINT "outcomes_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "research"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."pages" ADD CONSTRAINT "pages_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "research"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "degraded_notes_run" ON "research"."degraded_notes" USING btree ("run_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_key" ON "research"."runs" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "runs_newest" ON "research"."runs" USING btree ("workspace_id","created_at","id");