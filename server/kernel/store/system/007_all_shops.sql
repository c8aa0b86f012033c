-- Whether somebody sees every shop is said, not guessed from an empty list. People who were there before keep what they
-- saw: an empty list meant all shops. A database without people yet gets the column with the rest of their table.
do $$
begin
  if to_regclass('employee') is not null then
    alter table employee add column if not exists all_shops boolean;
    update employee set all_shops = coalesce(cardinality(shop_ids), 0) = 0 where all_shops is null;
  end if;
end
$$;
