-- What a job answers besides its file (a bulk edit: each row's outcome). Written in the transaction that does the work, so
-- that a job taken up again after a crash knows that it was done.
alter table job add column result jsonb;
