/** Cache storage of a browser, as far as the service worker uses it: Node has none. */
class FakeCache {
  private readonly entries = new Map<string, Response>();

  async put(address: string, response: Response): Promise<void> {
    const key = new URL(address, origin).href;
    this.entries.delete(key); // as in browsers, a replaced entry is the newest
    this.entries.set(key, response.clone());
  }

  async match(address: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const wanted = new URL(address, origin);
    for (const [key, response] of this.entries) {
      const url = new URL(key);
      const isSame = ignoreSearch ? url.pathname === wanted.pathname : key === wanted.href;
      if (isSame) return response.clone();
    }
    return undefined;
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((key) => new Request(key));
  }

  async delete({ url }: Request): Promise<boolean> {
    return this.entries.delete(url);
  }
}

export const origin = 'https://host.example';

/** A cache storage, and for assertions the paths with query in one of its caches. */
export function fakeCaches() {
  const byName = new Map<string, FakeCache>();
  const storage = {
    async open(name: string) {
      const known = byName.get(name) ?? new FakeCache();
      byName.set(name, known);
      return known;
    },
    keys: async () => [...byName.keys()],
    delete: async (name: string) => byName.delete(name),
  };
  const pathsIn = async (name: string) =>
    (await (await storage.open(name)).keys()).map(({ url }) => url.slice(origin.length));
  return { storage, pathsIn };
}
