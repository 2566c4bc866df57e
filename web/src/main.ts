import { first } from './device/begun';
import { fetchFirst } from './device/said';

// What Python begins with is most of what is fetched, so its worker comes first: it starts on this thread, which the
// client then has for itself.
await first?.runs;
fetchFirst();
void import('./client');
