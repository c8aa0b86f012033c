-- What a task tells of an upload besides its rows: the file's name and the lines that were found wrong when it was read.
alter table row_upload
  add column file_name text not null default '',
  -- Lines with something in them, right and wrong.
  add column total integer not null default 0,
  -- [{"line", "label", "value", "message"}]; the first of them.
  add column wrong jsonb not null default '[]',
  -- Lines of them.
  add column wrong_lines integer not null default 0;
