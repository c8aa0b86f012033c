-- Exact amounts as whole minor units for rollups; what does not fit is an error and never rounded.
create function minor_units(amount numeric, scale integer, what text) returns bigint
language plpgsql immutable parallel safe as $$
declare
  units numeric := amount * (10::numeric ^ scale);
begin
  if units <> trunc(units) then
    raise exception '% 的合计 % 超过 % 位小数，不能汇总；请修正来源数据，或加大该字段的 scale', what, amount, scale using errcode = '22003';
  end if;
  if abs(units) > 9223372036854775807 then
    raise exception '% 的合计 % 太大，超出汇总表的范围', what, amount using errcode = '22003';
  end if;
  return units::bigint;
end
$$;
