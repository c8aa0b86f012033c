-- Failed tries of an account from anywhere stand under the address '', those from an address for any account under the
-- account ''; both are counted from the first of them, the others from the last.
alter table sign_in_failure add column since timestamptz not null default now();

-- A code for a demo company is for its company alone.
alter table sms_outbox add column company_id bigint;

-- Links that set a password, once: an administrator gives them to a person. The secret is kept as its SHA-256 alone.
create table password_link (
  token_hash text primary key,
  company_id bigint not null,
  employee_id bigint not null,
  creator bigint not null,
  create_time timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_person on password_link (company_id, employee_id);

-- Ends a person's sessions within the transaction that switches the person off. Sessions are the owner's: what a company
-- may do to them is this alone, to its own people.
create function end_sessions_of(employee bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  before text := current_setting('app.as_owner', true);
begin
  perform set_config('app.as_owner', 'on', true);
  update session set revoked_at = now(), ckey_hash = null
  where company_id = nullif(current_setting('app.company_id', true), '')::bigint and employee_id = employee and revoked_at is null;
  perform set_config('app.as_owner', coalesce(before, ''), true);
end
$$;
