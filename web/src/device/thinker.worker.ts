/** A worker in which bots think. What takes too long is ended with it, and another begins. */
import { keepCompiled, startPython } from './python';
import type { FromThinker, ToThinker } from './messages';

const post = (message: FromThinker) => self.postMessage(message);

const COMPILE_AFTER = 8000; // milliseconds

let work: ((name: string, given: string) => string) | null = null;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'start') {
    const python = await startPython(data.place, () => {});
    work = python.runPython(`
from boardwright.kernel.registry import games
from boardwright.site.device import do
games()
do
`) as typeof work;
    post({ kind: 'ready' });
    // When whoever plays has begun; what was not kept, for want of room, is compiled again next time.
    setTimeout(() => void keepCompiled(python, data.place).catch(() => undefined), COMPILE_AFTER);
    return;
  }
  try {
    post({ kind: 'done', id: data.id, told: work!(data.name, data.given) });
  } catch (error) {
    post({ kind: 'failed', id: data.id, why: String(error) });
  }
};
