create sequence po_no;

create table purchase_order (
  id bigint generated always as identity primary key,
  po_no text not null unique default to_char(now(), '"CG"YYYYMMDD') || lpad(nextval('po_no')::text, 4, '0'),
  state text not null default 'draft',
  supplier_id bigint not null references supplier,
  warehouse_id bigint not null references warehouse,
  buyer bigint references employee,
  order_date date not null,
  expected_date date,
  pay_way text check (pay_way in ('cash', 'monthly', 'prepay')),
  currency text not null references currency,
  contract_amount numeric(14, 2),
  freight numeric(14, 2),
  tax numeric(14, 2),
  discount numeric(14, 2),
  amount numeric generated always as (coalesce(contract_amount, 0) + coalesce(freight, 0) + coalesce(tax, 0) - coalesce(discount, 0)) stored,
  paid numeric(14, 2),
  unpaid numeric generated always as
    (coalesce(contract_amount, 0) + coalesce(freight, 0) + coalesce(tax, 0) - coalesce(discount, 0) - coalesce(paid, 0)) stored,
  contract_no text,
  remark text,
  refuse_reason text,
  auditor bigint references employee,
  audit_time timestamptz,
  creator bigint not null default auth.uid() references employee,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now()
);

create table purchase_order_item (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_order on delete cascade,
  sku text not null,
  product_name text,
  spec text,
  qty integer not null check (qty >= 0),
  price numeric not null check (price >= 0),
  amount numeric generated always as (qty * price) stored,
  remark text
);
create index on purchase_order_item (purchase_order_id);

alter table purchase_order enable row level security;
create policy read on purchase_order for select to authenticated using (true);
create policy remove on purchase_order for delete to authenticated using (state in ('draft', 'refused'));
alter table purchase_order_item enable row level security;
create policy read on purchase_order_item for select to authenticated using (true);
grant select, delete on purchase_order to authenticated;
grant select on purchase_order_item to authenticated;

create function save_purchase_order(doc jsonb) returns bigint language plpgsql security definer as $$
declare
  said purchase_order := jsonb_populate_record(null::purchase_order, doc);
  saved bigint;
begin
  if jsonb_array_length(doc -> 'items') is not distinct from 0 then raise '至少要有一行商品'; end if;
  if said.id is null then
    insert into purchase_order (supplier_id, warehouse_id, order_date, currency)
    values (said.supplier_id, said.warehouse_id, said.order_date, said.currency) returning id into said.id;
  end if;
  update purchase_order
  set (supplier_id, warehouse_id, buyer, order_date, expected_date, pay_way, currency, contract_amount, freight, tax, discount, paid, contract_no, remark, update_time)
    = (said.supplier_id, said.warehouse_id, said.buyer, said.order_date, said.expected_date, said.pay_way, said.currency, said.contract_amount, said.freight,
       said.tax, said.discount, said.paid, said.contract_no, said.remark, now())
  where id = said.id and state in ('draft', 'refused') returning id into saved;
  if saved is null then raise '已提交的采购单不能修改'; end if;
  delete from purchase_order_item where purchase_order_id = saved;
  insert into purchase_order_item (purchase_order_id, sku, product_name, spec, qty, price, remark)
  select saved, i.sku, i.product_name, i.spec, i.qty, i.price, i.remark
  from jsonb_populate_recordset(null::purchase_order_item, doc -> 'items') i;
  return saved;
end $$;

create function step_purchase_order(id bigint, step text, asked jsonb default '{}') returns void language plpgsql security definer as $$
begin
  if step in ('approve', 'refuse') and auth.role() <> 'manager' then raise '没有审核权限'; end if;
  if step = 'refuse' and asked ->> 'refuse_reason' is null or step = 'delay' and (asked ->> 'expected_date' is null or asked ->> 'remark' is null) then
    raise '请填写完整';
  end if;
  update purchase_order o
  set state = s.finish,
    auditor = case step when 'approve' then auth.uid() else auditor end,
    audit_time = case step when 'approve' then now() else audit_time end,
    refuse_reason = coalesce(asked ->> 'refuse_reason', refuse_reason),
    expected_date = coalesce((asked ->> 'expected_date')::date, expected_date),
    remark = coalesce(asked ->> 'remark', remark),
    update_time = now()
  from (values
    ('submit', 'draft', 'submitted'), ('submit', 'refused', 'submitted'), ('approve', 'submitted', 'approved'),
    ('refuse', 'submitted', 'refused'), ('delay', 'approved', 'approved')) s (name, start, finish)
  where o.id = step_purchase_order.id and s.name = step and s.start = o.state;
  if not found then raise '当前状态不能这样操作'; end if;
end $$;
