/** The line that a part goes over: it breaks until a test mends it. In the place of `XMLHttpRequest`. */
export class FakeLine extends EventTarget {
  static status = 0;
  upload = new EventTarget();
  status = 0;
  open() {}
  abort() {}
  getResponseHeader = () => '"t"';

  send() {
    this.status = FakeLine.status;
    queueMicrotask(() => this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load')));
  }
}
