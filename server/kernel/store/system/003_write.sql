-- What a write was answered, by the key that its sender chose: sent again, it is answered the same and not done again.
create table idempotency_key (
  company_id bigint not null,
  employee_id bigint not null,
  key text not null,
  -- Of the request, so that one key is not used for two different writes.
  request_hash text not null,
  -- null while the write is under way.
  answer jsonb,
  create_time timestamptz not null default now(),
  primary key (company_id, employee_id, key)
);
create index idempotency_key_age on idempotency_key (create_time);

-- Every write of every row, with what was there and what is. Lines are added and never changed.
create table audit_log (
  company_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  employee_id bigint,
  -- As it was then: people are renamed and leave.
  employee_name text not null default '',
  entity text not null,
  -- The values of the key fields, in the entity's order, as JSON text.
  row_key text not null,
  action text not null,
  -- family.call
  call text not null default '',
  address text not null default '',
  before jsonb,
  after jsonb,
  primary key (company_id, id)
);
create index audit_log_row on audit_log (company_id, entity, row_key, id);
create index audit_log_at on audit_log (company_id, at);
