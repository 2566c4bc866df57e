/** The time, told anew every second to whoever shows it. */
import { createSubscriber } from 'svelte/reactivity';

const listen = createSubscriber((tell) => {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
});

export const clock = {
  /** Milliseconds since 1970. */
  get now(): number {
    listen();
    return Date.now();
  },
};

/** '2:10', '1:02:10'; of less than nothing '0:00'. */
export function lasting(milliseconds: number): string {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
