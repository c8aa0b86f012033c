-- The shops of a department and of those below it: what somebody whose account says 本部门店铺 sees besides their own list.
create or replace function shops_of_department(of_company bigint, of_name text) returns text[] language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(s.id::text order by s.id) from shop s
    join department d on d.company_id = of_company and d.name = s.dept_name
    join department mine on mine.company_id = of_company and mine.name = of_name
    where s.company_id = of_company and (d.full_name = mine.full_name or starts_with(d.full_name, mine.full_name || '/'))), '{}');
end
$$;
