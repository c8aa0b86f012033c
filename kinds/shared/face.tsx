/** A person's picture beside their name, small and round; the name says who it is, so that it says nothing by itself. */
const ROUND = { borderRadius: '50%', objectFit: 'cover', flex: 'none', verticalAlign: 'middle' } as const

/** @param of address of the picture @param size pixels across */
export function Face({ of, size = 18 }: { of: string; size?: number }) {
  return <img src={of} alt="" width={size} height={size} style={ROUND} />
}
