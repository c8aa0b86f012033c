/** A canvas that takes every stroke and draws nothing: a DOM without layout has none, and charts ask for one. Import it before what draws. */
const ink = new Proxy({}, {
  get: (_, name) => (name === 'measureText' ? (text: string) => ({ width: text.length * 6 }) : name === 'canvas' ? undefined : () => ({ addColorStop() {} })),
  set: () => true,
})

HTMLCanvasElement.prototype.getContext = (() => ink) as unknown as HTMLCanvasElement['getContext']
