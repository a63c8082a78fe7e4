CREATE SCHEMA "interview";
--> statement-breakpoint
CREATE TABLE "interview"."analyses" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"made_by" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview"."conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"key_hash" text,
	"state" text NOT NULL,
	"reached" text NOT NULL,
	"user_turns" integer DEFAULT 0 NOT NULL,
	"deep_count" integer DEFAULT 0 NOT NULL,
	"fallback_turns" integer,
	"must_ask" jsonb NOT NULL,
	"mask_book" jsonb NOT NULL,
	"pending" jsonb,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "conversations_state_check" CHECK ("interview"."conversations"."state" in ('intro','enumerate','recommend','choose','deepening','summary_check','done','fallback')),
	CONSTRAINT "conversations_finished_check" CHECK (("interview"."conversations"."state" = 'done') = ("interview"."conversations"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "interview"."insight_conversations" (
	"workspace_id" uuid NOT NULL,
	"insight_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"jtbd" text NOT NULL,
	"summary" text NOT NULL,
	"severity" integer NOT NULL,
	"made_by" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insight_conversations_insight_id_conversation_id_pk" PRIMARY KEY("insight_id","conversation_id"),
	CONSTRAINT "insight_conversations_severity_check" CHECK ("interview"."insight_conversations"."severity" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "interview"."insight_evidence" (
	"workspace_id" uuid NOT NULL,
	"insight_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insight_evidence_insight_id_evidence_id_pk" PRIMARY KEY("insight_id","evidence_id")
);
--> statement-breakpoint
CREATE TABLE "interview"."insights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"theme" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview"."messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"position" integer NOT NULL,
	"turn_key" text,
	"meta" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview"."projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"token" text NOT NULL,
	"hash_key" text NOT NULL,
	"name" text NOT NULL,
	"goal" text NOT NULL,
	"tone" text NOT NULL,
	"language" text NOT NULL,
	"must_ask" jsonb NOT NULL,
	"never_ask" jsonb NOT NULL,
	"max_turns" integer NOT NULL,
	"max_deep" integer NOT NULL,
	"max_responses" integer,
	"closes_at" timestamp with time zone,
	"status" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_status_check" CHECK ("interview"."projects"."status" in ('draft','active','closed')),
	CONSTRAINT "projects_limits_check" CHECK ("interview"."projects"."max_turns" > 0 and "interview"."projects"."max_deep" >= 0)
);
--> statement-breakpoint
ALTER TABLE "interview"."analyses" ADD CONSTRAINT "analyses_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "interview"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."analyses" ADD CONSTRAINT "analyses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "interview"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."conversations" ADD CONSTRAINT "conversations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "interview"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."insight_conversations" ADD CONSTRAINT "insight_conversations_insight_id_insights_id_fk" FOREIGN KEY ("insight_id") REFERENCES "interview"."insights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."insight_conversations" ADD CONSTRAINT "insight_conversations_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "interview"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."insight_evidence" ADD CONSTRAINT "insight_evidence_insight_id_insights_id_fk" FOREIGN KEY ("insight_id") REFERENCES "interview"."insights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."insight_evidence" ADD CONSTRAINT "insight_evidence_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "interview"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."insights" ADD CONSTRAINT "insights_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "interview"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview"."messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "interview"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_project" ON "interview"."analyses" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_key" ON "interview"."conversations" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "interview"."conversations" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "insight_conversations_conversation" ON "interview"."insight_conversations" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "insight_evidence_conversation" ON "interview"."insight_evidence" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "insights_project" ON "interview"."insights" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_position" ON "interview"."messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_turn_key" ON "interview"."messages" USING btree ("conversation_id","turn_key");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_token" ON "interview"."projects" USING btree ("token");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "interview"."projects" USING btree ("workspace_id","created_at","id");