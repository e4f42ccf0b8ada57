/** How a timer makes itself noticed: sound, vibration, and a notification when nomnom is not seen. */
import { keep, readKept } from '#page/kept.ts'
import type { Timer } from './timer.ts'

/** Three notes, repeated until somebody comes or this time is over. */
const NOTES_HZ = [880, 1108.73, 1318.51]
const NOTE_S = 0.16
const EVERY_S = 2
const LASTS_S = 40
const REFUSED_KEY = 'nomnom-no-notifications'
const VIBRATION = [300, 150, 300, 150, 600]

let context: AudioContext | undefined
let playing: OscillatorNode[] = []

/** Prepares the sound. Browsers allow it only after a press; without one there is none. */
export function allowSound(): void {
  context ??= 'AudioContext' in window ? new AudioContext() : undefined
  void context?.resume()
}

/** Rings for a timer that is over. */
export function ring(timer: Timer): void {
  allowSound()
  silence()
  if (context) play(context)
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION)
  if (document.hidden) void showNotification(timer)
}

/** Stops the sound and the vibration. */
export function silence(): void {
  for (const note of playing) note.stop()
  playing = []
  if (navigator.userActivation?.hasBeenActive && 'vibrate' in navigator) navigator.vibrate(0)
}

/** Whether asking for notifications would open a question, and nobody has waved it off. */
export function canAskToNotify(): boolean {
  if (!('Notification' in window) || Notification.permission !== 'default') return false
  return readKept(REFUSED_KEY) === null
}

/** Remembers on this device that nobody wants to be asked. */
export function refuseToNotify(): void {
  keep(REFUSED_KEY, String(Date.now()))
}

/** Asks; resolves once the question was answered. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission()
}

function play(audio: AudioContext): void {
  const begin = audio.currentTime + 0.05
  for (let round = 0; round < LASTS_S; round += EVERY_S) {
    for (const [at, hertz] of NOTES_HZ.entries()) {
      playing.push(playNote(audio, { hertz, start: begin + round + at * NOTE_S * 1.3 }))
    }
  }
}

function playNote(audio: AudioContext, note: { hertz: number; start: number }): OscillatorNode {
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  const { start } = note
  oscillator.frequency.value = note.hertz
  // A soft beginning and end: an abrupt one clicks.
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.35, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + NOTE_S)
  return oscillator
}

async function showNotification({ id, name, recipeId, recipeTitle }: Timer): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.showNotification(`Time is up: ${name}`, {
    body: recipeTitle,
    tag: id,
    icon: '/icons/icon-192.png',
    data: { url: `/recipes/${recipeId}/prepare` },
  })
}
