-- A name for a session that its owner may be told: the hash of its token is never sent out.
alter table session add column id bigint generated always as identity;
create unique index session_id on session (id);

-- Codes sent to phones, by phone and by what they are for; known before the company is. Read and written by the owner alone.
create table sms_code (
  id bigint generated always as identity primary key,
  mobile text not null,
  scene text not null,
  -- SHA-256 of the row's salt and the code.
  salt text not null,
  code_hash text not null,
  tries integer not null default 0,
  address text not null default '',
  create_time timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_mobile on sms_code (mobile, create_time);
create index sms_code_address on sms_code (address, create_time);

-- What would have gone to phones where no sender is configured (demo mode alone), to be read on a page.
create table sms_outbox (
  id bigint generated always as identity primary key,
  mobile text not null,
  scene text not null,
  code text not null,
  message text not null,
  create_time timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sms_outbox_age on sms_outbox (create_time);
