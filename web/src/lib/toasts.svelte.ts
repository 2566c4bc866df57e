/** Short messages at the foot of the page. Three kinds only; what was refused stays until it is closed. */

export type ToastKind = 'refused' | 'stale' | 'connection';

export interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
}

const AT_MOST = 2;
const SHOWN_FOR = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #last = 0;

  /** What happened, then what would be right. Returns the number to take it away with. */
  show(kind: ToastKind, title: string, text = ''): number {
    const id = ++this.#last;
    const others = this.list.filter((toast) => toast.kind !== kind || toast.title !== title);
    this.list = [...others, { id, kind, title, text }].slice(-AT_MOST);
    if (kind === 'stale') setTimeout(() => this.close(id), SHOWN_FOR);
    return id;
  }

  change(id: number, title: string, text: string): void {
    this.list = this.list.map((toast) => (toast.id === id ? { ...toast, title, text } : toast));
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
