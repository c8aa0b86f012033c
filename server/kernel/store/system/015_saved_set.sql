-- What one person keeps by name for a place: filters of an advertising list, columns of a page, quick searches.
create table saved_set (
  company_id bigint not null,
  id bigint generated always as identity,
  employee_id bigint not null,
  kind text not null check (kind in ('filter', 'columns', 'search')),
  -- The configuration type of filters, the page of the others.
  place text not null,
  name text not null,
  content jsonb not null,
  active boolean not null default false,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  primary key (company_id, id)
);
create index saved_set_of on saved_set (company_id, employee_id, kind, place);
-- Only one of a place is active.
create unique index saved_set_active on saved_set (company_id, employee_id, kind, place) where active;
