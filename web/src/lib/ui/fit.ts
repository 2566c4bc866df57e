/** Words that must be read whole in a box of one size: they give way step by step until they fit. */
import type { Attachment } from 'svelte/attachments';

export interface Box {
  scrollWidth: number;
  clientWidth: number;
  scrollHeight: number;
  clientHeight: number;
}

const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Box): boolean =>
  scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;

/** The first step at which the words fit, else the last; `take` shows a step and measures. */
export function firstFitting(steps: number, take: (step: number) => Box): number {
  let step = 0;
  while (!fits(take(step)) && step < steps - 1) step += 1;
  return step;
}

/** What each step gives up, `data-fit` says to the styles: smaller print, then what stands elsewhere too. */
export const fit =
  (words: string, steps: number): Attachment<HTMLElement> =>
  (element) => {
    let width = -1;
    const measure = (again = false) => {
      // Steps change the height, and may change the width of what is as wide as its words.
      if (!words || (element.clientWidth === width && !again)) return;
      firstFitting(steps, (step) => {
        element.dataset['fit'] = String(step);
        return element;
      });
      width = element.clientWidth;
    };
    const watcher = new ResizeObserver(() => measure());
    watcher.observe(element);
    // The same words are wider or narrower when their font has come.
    const fontCame = () => measure(true);
    document.fonts.addEventListener('loadingdone', fontCame);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', fontCame);
    };
  };
