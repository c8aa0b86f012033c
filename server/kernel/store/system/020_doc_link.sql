-- Which document was made from which, how, when and by whom: one row a pair, written in the transaction that adds the document
-- and removed with it. Both ends by the name of their entity and their key, whichever that is.
create table doc_link (
  company_id bigint not null,
  id bigint generated always as identity,
  from_entity text not null,
  from_id text not null,
  to_entity text not null,
  to_id text not null,
  -- The name under "from" of the document that was made.
  way text not null,
  employee_id bigint,
  create_time timestamptz not null,
  primary key (company_id, id)
);
create unique index doc_link_to on doc_link (company_id, to_entity, to_id, from_entity, from_id);
create index doc_link_from on doc_link (company_id, from_entity, from_id);
