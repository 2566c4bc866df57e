/** The browser's own store, as the tables see it: names and texts, kept before anybody is told. */

const STORE = 'tables';

export class Shelf {
  /** What is kept in memory alone, where the browser keeps nothing for us. */
  readonly #fleeting = new Map<string, string>();

  private constructor(private readonly database: IDBDatabase | null) {}

  /** Whether what is put here outlives the page. */
  get keeps(): boolean {
    return this.database !== null;
  }

  /** A private window or a setting may refuse: then games are played, and kept for as long as the page is open. */
  static async open(folder: string): Promise<Shelf> {
    try {
      return new Shelf(await opened(`boardwright ${folder || '/'}`));
    } catch {
      return new Shelf(null);
    }
  }

  async all(): Promise<[string, string][]> {
    if (!this.database) return [...this.#fleeting];
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [names, texts] = await Promise.all([
      result(store.getAllKeys()),
      result(store.getAll() as IDBRequest<string[]>),
    ]);
    return names.map((name, index) => [String(name), texts[index] ?? '']);
  }

  /** '' once it is kept for good; else in one word why not. */
  async put(name: string, text: string): Promise<string> {
    if (!this.database) this.#fleeting.set(name, text);
    return this.#change((store) => store.put(text, name));
  }

  /** As with `put`. */
  async remove(name: string): Promise<string> {
    this.#fleeting.delete(name);
    return this.#change((store) => store.delete(name));
  }

  async #change(how: (store: IDBObjectStore) => void): Promise<string> {
    if (!this.database) return '';
    try {
      const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
      how(transaction.objectStore(STORE));
      await committed(transaction);
      return '';
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
    }
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store does not answer'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('it was not kept'));
  });
}
