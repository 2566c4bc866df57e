/** How a player in another window learns that it is their turn: the title, a sound, a notification. */
import { settings } from '$lib/settings.svelte';

let context: AudioContext | null = null;

/** Two short soft tones. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [delay, pitch] of [
      [0, 587],
      [0.14, 784],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start + delay);
      volume.gain.exponentialRampToValueAtTime(0.12, start + delay + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.32);
      tone.connect(volume).connect(context.destination);
      tone.start(start + delay);
      tone.stop(start + delay + 0.34);
    }
  } catch {
    // No sound device, or the browser wants a click first: the title tells it too.
  }
}

/** Asks the browser once; call it from a click only. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function callToTable(title: string, text: string, table: string): void {
  if (settings.sound) chime();
  if (!settings.notify || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body: text, tag: table, icon: '/favicon.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones allow notifications from service workers only.
  }
}
