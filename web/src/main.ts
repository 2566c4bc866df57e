import { onDevice } from '$lib/root';
import { device } from './device/device.svelte';

// What Python begins with is most of what is fetched, so its worker comes first: it starts on this thread, which the
// client then has for itself.
if (onDevice) await device.start();
void import('./client');
