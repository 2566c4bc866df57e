import { first } from './device/begun';
import { fetchFirst } from './device/said';

// What Python begins with is most of what is fetched, so its worker comes first: it starts on this thread, which the
// client then has for itself.
await first?.runs;
fetchFirst();
// This script runs as soon as it is there. The client needs the whole page, with its styles.
if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done));
const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
await Promise.all(styles.map((each) => each.sheet ?? new Promise((done) => each.addEventListener('load', done))));
void import('./client');
