/**
 * Parts of a `with`: `gaps` (the keys, day), after how many days nothing is left before the next arrival, where one comes too late; goods without a row
 * last as long as all together does. A gap counts, though all together would suffice.
 * @param keys of goods in both tables
 * @param stock table of what is there now (keys, has) and sells a day (daily)
 * @remarks the statement has `arrivals` (keys, after: in how many days, qty)
 */
export const runsOut = (keys: readonly string[], stock: string): string => {
  const of = (table: string): string => keys.map((key) => `${table}.${key}`).join(', ')
  return `lasting as (
    select ${of('l')}, a.after, (l.has + coalesce(sum(a.qty) over (
      partition by ${of('l')} order by a.after, a.qty rows between unbounded preceding and 1 preceding), 0)) / l.daily as covered
    from ${stock} l join arrivals a on ${keys.map((key) => `a.${key} = l.${key}`).join(' and ')} where l.daily > 0),
  gaps as (select ${keys.join(', ')}, min(floor(covered)) as day from lasting where covered < after group by ${keys.join(', ')})`
}
