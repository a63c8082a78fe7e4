CREATE SCHEMA "board";
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
ALTER TABLE "board"."diffs" ADD CONSTRAINT "diffs_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "board"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board"."nodes" ADD CONSTRAINT "nodes_parent_id_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "board"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board"."relations" ADD CONSTRAINT "relations_from_node_id_nodes_id_fk" FOREIGN KEY ("from_node_id") REFERENCES "board"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board"."relations" ADD CONSTRAINT "relations_to_node_id_nodes_id_fk" FOREIGN KEY ("to_node_id") REFERENCES "board"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "runs_newest" ON "board"."runs" USING btree ("workspace_id","created_at","id");