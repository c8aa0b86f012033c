-- What the log of writes says in words, as staff knew it then: labels change and rows go. schemas/entities/system/audit_log.json
-- describes the table to lists; the rows before and after stay beside them as they were.
alter table audit_log
  add column entity_label text not null default '',
  -- The row's own name: a document's number, a person's name.
  add column row_title text not null default '',
  add column action_label text not null default '',
  -- What of the interface wrote it.
  add column call_label text not null default '',
  -- Field by field: label, before, after.
  add column changes text not null default '';
create index audit_log_entity on audit_log (company_id, entity, id);
create index audit_log_person on audit_log (company_id, employee_id, id);
