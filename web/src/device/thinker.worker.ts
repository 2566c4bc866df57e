/** A worker in which bots think. What takes too long is ended with it, and another begins. */
import { remember } from './memory';
import { startWhole } from './python';
import type { FromThinker, ToThinker } from './messages';

const post = (message: FromThinker) => self.postMessage(message);

let work: ((name: string, given: string) => string) | null = null;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if (data.kind === 'start') {
      const python = await startWhole(data.place, (memory) => remember(data.place, memory));
      work = python.runPython('device.do') as typeof work;
      post({ kind: 'ready' });
    } else post({ kind: 'done', id: data.id, told: work!(data.name, data.given) });
  } catch (error) {
    const why = String(error);
    post(data.kind === 'start' ? { kind: 'lost', why } : { kind: 'failed', id: data.id, why });
  }
};
