/** Whether somebody reads the end of what scrolls, and so wants to see what is added there. */

const NEAR = 8;

export interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

export class Reading {
  atEnd = true;
  #top = 0;

  /** The event comes late: lines may have been added since. Only who has gone up has left the end. */
  scrolled({ scrollTop, clientHeight, scrollHeight }: Scrolled): void {
    if (scrollTop + clientHeight > scrollHeight - NEAR) this.atEnd = true;
    else if (scrollTop < this.#top) this.atEnd = false;
    this.#top = scrollTop;
  }
}
