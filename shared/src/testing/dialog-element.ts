/** Adds the methods of the dialog element, which jsdom has without them. Call it before a test opens one. */
export function addDialogMethods(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
