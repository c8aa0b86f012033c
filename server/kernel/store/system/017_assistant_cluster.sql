-- The cluster that a conversation was begun in (1 public, 2 otherwise); null: begun before clusters were kept, listed in each.
alter table ai_session add column cluster_id int;
