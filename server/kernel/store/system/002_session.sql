-- Sessions: looked up by the hash of their token, before anything knows the company. Read and written by the owner alone.
create table session (
  token_hash text primary key,
  company_id bigint not null,
  employee_id bigint not null,
  -- Hands a sign-in over to another address of the product, once.
  ckey_hash text unique,
  ckey_until timestamptz,
  address text not null default '',
  agent text not null default '',
  create_time timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_person on session (company_id, employee_id);
create index session_expires on session (expires_at);

-- Failed sign-ins by account (lower case, known or not) and address. Read and written by the owner alone.
create table sign_in_failure (
  account text not null,
  address text not null,
  failures integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (account, address)
);
create index sign_in_failure_last on sign_in_failure (last_at);
