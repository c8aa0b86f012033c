-- How far the numbers of documents have come: one count a company, letters and day. Taken in the transaction that adds the
-- row, so that no number is given twice and none is left out where the row is refused.
create table document_number (
  company_id bigint not null,
  letters text not null,
  day date not null,
  last integer not null,
  primary key (company_id, letters, day)
);
