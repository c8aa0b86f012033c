-- Conversations with the assistant: each is one person's, and nobody else's to read.
create table ai_session (
  company_id bigint not null,
  id text not null,
  employee_id bigint not null,
  title text not null,
  -- Messages up to this one are no longer told to the model.
  context_from bigint not null default 0,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  primary key (company_id, id)
);
create index ai_session_owner on ai_session (company_id, employee_id, update_time desc);

create table ai_message (
  company_id bigint not null,
  id bigint generated always as identity,
  session_id text not null,
  role text not null check (role in ('user', 'model')),
  content text not null,
  -- A picture that came with it, in the file store.
  file_id text,
  file_type text,
  create_time timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, session_id) references ai_session (company_id, id) on delete cascade
);
create index ai_message_of on ai_message (company_id, session_id, id);
