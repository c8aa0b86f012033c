/** Two sounds, so that whoever packs need not look up: a high short one for right, a low long one for wrong. */

let context: AudioContext | undefined

/** Right: 1320 Hz for 90 ms; wrong: 220 Hz for half a second. Never throws. */
export function play(isRight: boolean): void {
  try {
    context ??= new AudioContext()
    const tone = context.createOscillator()
    const loud = context.createGain()
    tone.frequency.value = isRight ? 1320 : 220
    tone.type = isRight ? 'sine' : 'square'
    loud.gain.value = 0.12
    tone.connect(loud).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + (isRight ? 0.09 : 0.5))
  } catch {
    // A browser without sound still shows the colour.
  }
}
