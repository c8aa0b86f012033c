-- Rules that match orders with channels say in one filter tree which orders they are for. The countries that stood beside it become a
-- condition of it, joined to what it says; names of countries as staff write them become the codes that orders have. Orders have no
-- weight to compare with: limits of before are told in the rule's remark. The columns of before stay, unfilled.
do $$
begin
  -- Tables of entities are not there yet where a database begins.
  if not exists (select 1 from pg_attribute where attrelid = to_regclass('logistics_rule') and attname = 'country' and not attisdropped) then
    return;
  end if;
  alter table logistics_rule add column if not exists order_rule jsonb;
  alter table logistics_rule add column if not exists remark text;
  with named (said, code) as (
    values ('美国', 'US'), ('加拿大', 'CA'), ('墨西哥', 'MX'), ('巴西', 'BR'), ('英国', 'GB'), ('德国', 'DE'), ('法国', 'FR'), ('意大利', 'IT'),
      ('西班牙', 'ES'), ('荷兰', 'NL'), ('瑞典', 'SE'), ('波兰', 'PL'), ('比利时', 'BE'), ('爱尔兰', 'IE'), ('土耳其', 'TR'), ('日本', 'JP'),
      ('澳大利亚', 'AU'), ('新加坡', 'SG'), ('阿联酋', 'AE'), ('沙特阿拉伯', 'SA'), ('沙特', 'SA'), ('埃及', 'EG'), ('印度', 'IN'), ('南非', 'ZA'),
      ('UK', 'GB')
  ), told as (
    select r.company_id, r.id,
      jsonb_build_object('field', 'ship_country', 'op', 'in', 'value', jsonb_agg(distinct coalesce(n.code, upper(btrim(c.said))))) as tree
    from logistics_rule r cross join unnest(r.country) as c (said) left join named n on n.said = upper(btrim(c.said))
    where btrim(c.said) <> '' group by r.company_id, r.id
  )
  update logistics_rule r
  set order_rule = case when r.order_rule is null or r.order_rule = 'null'::jsonb then told.tree
    else jsonb_build_object('and', jsonb_build_array(told.tree, r.order_rule)) end
  from told where told.company_id = r.company_id and told.id = r.id;
  update logistics_rule
  set remark = concat('原来的重量限制（未生效，订单没有重量）：', coalesce('不小于 ' || trim_scale(min_weight) || ' kg', ''),
    case when min_weight is not null and max_weight is not null then '，' else '' end, coalesce('不大于 ' || trim_scale(max_weight) || ' kg', ''))
  where (min_weight is not null and min_weight > 0) or max_weight is not null;
end
$$;
