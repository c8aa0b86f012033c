/** Elements that take no room (tip.css) stand around controls to hear the pointer for them. */

/** @returns the control itself inside of them */
export function controlIn(place: Element | null | undefined): Element | undefined {
  let one = place?.firstElementChild
  while (one?.matches('.tip-place, .anchor')) one = one.firstElementChild
  return one ?? undefined
}
