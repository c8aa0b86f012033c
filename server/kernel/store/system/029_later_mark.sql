-- What documents have changed since rows that are worked out a moment later (an entity's "later") were worked out: added in the
-- transaction of the change, taken away in the one that works them out. Never updated, so that no writer waits for another.
create table later_mark (
  company_id bigint not null,
  id bigint generated always as identity,
  -- The entity whose rows are to be worked out.
  entity text not null,
  -- The entity that changed.
  facts text not null,
  -- Its changed rows by the fields that tell them, before and after; null: any of them.
  rows jsonb,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id)
);
create index later_mark_entity on later_mark (company_id, entity, at);
