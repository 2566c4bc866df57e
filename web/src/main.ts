import { first } from './device/begun';
import { fetchFirst } from './device/said';

// What Python begins with is most of what is fetched, so its worker comes first: it starts on this thread, which the
// client then has for itself.
await first?.runs;
fetchFirst();
// This script runs as soon as it is there. The client needs the whole page, with its styles.
if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done));
// Styles that cannot be fetched keep nobody waiting.
const settled = (style: HTMLLinkElement) =>
  new Promise((done) => ['load', 'error'].forEach((event) => style.addEventListener(event, done)));
const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
await Promise.all(styles.map((each) => each.sheet ?? settled(each)));
void import('./client');
