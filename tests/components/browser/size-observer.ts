/** Tells the size at once, which a browser does after its layout; happy-dom has none. */
export class SizeObserver {
  constructor(private readonly tell: () => void) {}
  observe() {
    this.tell();
  }
  disconnect() {}
}
