-- Rows of no table: the file import_id stands unchanged in the stead of the file replaced_by, which found it right.
create index import_archive_found_right on import_archive (company_id, replaced_by, import_id) where entity = '';
