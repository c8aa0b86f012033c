/** Scrolls the bar alone: where a browser brings an element into sight by itself, the keyboard would go on from there, past the skip link. */
export function bringInSight(bar: HTMLElement, tab: HTMLElement): void {
  const [room, own] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (own.left < room.left) bar.scrollLeft -= room.left - own.left
  else if (own.right > room.right) bar.scrollLeft += own.right - room.right
}
