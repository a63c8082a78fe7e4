CREATE SCHEMA "board";
--> statement-breakpoint
CREATE SCHEMA "why";
--> statement-breakpoint
CREATE SCHEMA "kernel";
--> statement-breakpoint
CREATE TABLE "board"."confirmation_actions" (
	"confirmation_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"ui_action" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board"."diffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"type" text NOT NULL,
	"target_node_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"reason" text NOT NULL,
	"risk" text,
	"attempt" integer NOT NULL,
	"source_proposal" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"comment" text,
	"history_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "board"."history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"node_id" uuid NOT NULL,
	"node_ids" uuid[] NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"actor_id" text NOT NULL,
	"via" text NOT NULL,
	"ui_action" text,
	"confirmation_id" uuid,
	"diff_id" uuid,
	"undo_of" uuid,
	"undone_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board"."nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"context" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"tray" text GENERATED ALWAYS AS (case
          when "status" in ('IN_PROGRESS', 'NEEDS_DECISION', 'WAITING_EXTERNAL', 'COOLING') then lower("status")
          when "status" in ('DONE', 'CANCELLED', 'DORMANT') then null
          else 'other_active' end) STORED,
	"parent_id" uuid,
	"tags" text[] NOT NULL,
	"due" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "nodes_status" CHECK ("status" in ('CAPTURED', 'CLARIFYING', 'READY', 'IN_PROGRESS', 'DELEGATED', 'WAITING_EXTERNAL', 'SCHEDULED', 'BLOCKED', 'NEEDS_DECISION', 'NEEDS_REVIEW', 'COOLING', 'DORMANT', 'REACTIVATED', 'DONE', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "board"."relations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"from_node_id" uuid NOT NULL,
	"to_node_id" uuid NOT NULL,
	"relation_type" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "relations_not_itself" CHECK ("board"."relations"."from_node_id" <> "board"."relations"."to_node_id")
);
--> statement-breakpoint
CREATE TABLE "board"."runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ok" boolean NOT NULL,
	"source" text,
	"attempts" integer NOT NULL,
	"report" jsonb,
	"errors" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"revises" uuid,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "why"."confirmed_insights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"label" text NOT NULL,
	"layer" text NOT NULL,
	"strength" integer DEFAULT 50 NOT NULL,
	"confirmation_strength" numeric(3, 1),
	"slider_weight" integer,
	"tag" text DEFAULT 'supplementary' NOT NULL,
	"turn" integer NOT NULL,
	"johari_blind_spot" boolean DEFAULT false NOT NULL,
	"evidence_ids" uuid[] NOT NULL,
	"merged_into" uuid,
	"shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insights_strength" CHECK ("why"."confirmed_insights"."strength" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "why"."goal_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"turn" integer NOT NULL,
	"mgu" integer DEFAULT 0 NOT NULL,
	"sqc" integer DEFAULT 0 NOT NULL,
	"question_type" text DEFAULT 'open' NOT NULL,
	"session_purpose" text DEFAULT '' NOT NULL,
	"manager_alignment_score" integer DEFAULT 100 NOT NULL,
	"active_sub_questions" jsonb NOT NULL,
	"cognitive_filter" jsonb NOT NULL,
	"why_completeness_score" integer DEFAULT 0 NOT NULL,
	"raw_planner_output" jsonb,
	"raw_manager_output" jsonb,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_history_mgu" CHECK ("why"."goal_history"."mgu" between 0 and 100),
	CONSTRAINT "goal_history_sqc" CHECK ("why"."goal_history"."sqc" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "why"."messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"turn" integer NOT NULL,
	"position" integer NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "why"."reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"report_markdown" text NOT NULL,
	"session_purpose" text DEFAULT '' NOT NULL,
	"made_by" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "why"."session_anchors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"original_message" text NOT NULL,
	"core_keywords" text[] NOT NULL,
	"initial_purpose" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "why"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"phase" text NOT NULL,
	"language" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_phase_check" CHECK ("why"."sessions"."phase" in ('WELCOME','CONVERSATION','SLIDER','REPORT','COMPLETE'))
);
--> statement-breakpoint
CREATE TABLE "kernel"."confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"change_hash" text NOT NULL,
	"reason" text,
	"confirmed_by" text NOT NULL,
	"via" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kernel"."evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"quote" text,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kernel"."evidence_links" (
	"workspace_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"relation" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_links_evidence_id_target_type_target_id_relation_pk" PRIMARY KEY("evidence_id","target_type","target_id","relation")
);
--> statement-breakpoint
CREATE TABLE "kernel"."asks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"subject_id" uuid,
	"request_id" text NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"errors" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cost_usd" numeric(12, 6),
	"ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"ask_id" uuid NOT NULL,
	"subject_id" uuid,
	"n" integer NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"output" jsonb,
	"errors" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cost_usd" numeric(12, 6),
	"ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."events" (
	"workspace_id" uuid NOT NULL,
	"stream" text NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_workspace_id_stream_seq_pk" PRIMARY KEY("workspace_id","stream","seq")
);
--> statement-breakpoint
CREATE TABLE "kernel"."streams" (
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "streams_workspace_id_name_pk" PRIMARY KEY("workspace_id","name")
);
--> statement-breakpoint
CREATE TABLE "kernel"."turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"key" text NOT NULL,
	"input" jsonb NOT NULL,
	"status" text NOT NULL,
	"lease_token" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"runs" integer DEFAULT 1 NOT NULL,
	"result" jsonb,
	"failure" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board"."diffs" ADD CONSTRAINT "diffs_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "board"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board"."nodes" ADD CONSTRAINT "nodes_parent_id_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "board"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board"."relations" ADD CONSTRAINT "relations_from_node_id_nodes_id_fk" FOREIGN KEY ("from_node_id") REFERENCES "board"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board"."relations" ADD CONSTRAINT "relations_to_node_id_nodes_id_fk" FOREIGN KEY ("to_node_id") REFERENCES "board"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "why"."confirmed_insights" ADD CONSTRAINT "confirmed_insights_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "why"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "why"."goal_history" ADD CONSTRAINT "goal_history_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "why"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "why"."messages" ADD CONSTRAINT "messages_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "why"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "why"."reports" ADD CONSTRAINT "reports_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "why"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "why"."session_anchors" ADD CONSTRAINT "session_anchors_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "why"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel"."evidence_links" ADD CONSTRAINT "evidence_links_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "kernel"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kernel"."attempts" ADD CONSTRAINT "attempts_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "kernel"."asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diffs_of_run" ON "board"."diffs" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "history_newest" ON "board"."history" USING btree ("workspace_id","seq");--> statement-breakpoint
CREATE INDEX "history_nodes" ON "board"."history" USING gin ("node_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "history_confirmed_once" ON "board"."history" USING btree ("confirmation_id");--> statement-breakpoint
CREATE INDEX "nodes_tray" ON "board"."nodes" USING btree ("workspace_id","tray","created_at","id") WHERE "board"."nodes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "nodes_newest" ON "board"."nodes" USING btree ("workspace_id","created_at","id") WHERE "board"."nodes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "nodes_parent" ON "board"."nodes" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "relations_once" ON "board"."relations" USING btree ("from_node_id","to_node_id","relation_type");--> statement-breakpoint
CREATE INDEX "relations_to" ON "board"."relations" USING btree ("to_node_id");--> statement-breakpoint
CREATE INDEX "relations_workspace" ON "board"."relations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "runs_newest" ON "board"."runs" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "insights_session" ON "why"."confirmed_insights" USING btree ("session_id","strength" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "insights_upsert" ON "why"."confirmed_insights" USING btree ("session_id","label");--> statement-breakpoint
CREATE UNIQUE INDEX "goal_history_turn" ON "why"."goal_history" USING btree ("session_id","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_position" ON "why"."messages" USING btree ("session_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_session" ON "why"."reports" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_anchors_session" ON "why"."session_anchors" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "why"."sessions" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "confirmations_subject" ON "kernel"."confirmations" USING btree ("workspace_id","subject_id");--> statement-breakpoint
CREATE INDEX "evidence_subject" ON "kernel"."evidence" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "evidence_source" ON "kernel"."evidence" USING btree ("source_type","source_id");--> statement-breakpoint
CREATE INDEX "evidence_links_target" ON "kernel"."evidence_links" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "asks_newest" ON "kernel"."asks" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "asks_subject" ON "kernel"."asks" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "attempts_ask" ON "kernel"."attempts" USING btree ("ask_id","n");--> statement-breakpoint
CREATE INDEX "attempts_subject" ON "kernel"."attempts" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_key" ON "kernel"."turns" USING btree ("kind","subject_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_one_running" ON "kernel"."turns" USING btree ("kind","subject_id") WHERE "kernel"."turns"."status" = 'running';--> statement-breakpoint
CREATE INDEX "turns_leases" ON "kernel"."turns" USING btree ("lease_until") WHERE "kernel"."turns"."status" = 'running';