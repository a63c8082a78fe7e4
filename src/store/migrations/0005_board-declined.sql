CREATE TABLE "board"."declined" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"proposal" jsonb NOT NULL,
	"run_id" uuid NOT NULL,
	"source_proposal" text NOT NULL,
	"comment" text,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "declined_once" ON "board"."declined" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "declined_newest" ON "board"."declined" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "nodes_status" ON "board"."nodes" USING btree ("workspace_id","status","created_at","id") WHERE "board"."nodes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "nodes_tray_due" ON "board"."nodes" USING btree ("workspace_id","tray","due","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "board"."nodes"."deleted_at" is null;